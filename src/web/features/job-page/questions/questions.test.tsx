import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { JobQuestions } from '#shared/answers.ts';
import { toolInfo } from '#shared/tool-info.ts';
import { clearToast } from '#ui/toast.ts';
import {
  given,
  goalQuestion,
  link,
  noQuestions,
  payQuestion,
  placeQuestion,
  startQuestion,
} from '#web/features/answering/testing/sample-questions.ts';

import { outputsWith, refusal, renderJobPage } from '../testing/job-page-kit.tsx';

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Sent = { method: string; path: string; body: unknown };
type Reply = (sent: Sent) => unknown;

/** A job page with these questions; what was sent is kept, and `reply` may answer otherwise. */
function renderQuestions(questions: Partial<JobQuestions>, reply: Reply = () => undefined) {
  const sent: Sent[] = [];
  const page = { ...noQuestions, ...questions };
  const rendered = renderJobPage({
    answer: (request) => {
      if (request.method !== 'GET') sent.push(request);
      const otherwise = reply(request);
      if (otherwise !== undefined) return otherwise;
      if (request.path.endsWith('/questions')) return page;
      return request.method === 'GET' ? undefined : new Response(null, { status: 204 });
    },
  });
  return { ...rendered, sent, page };
}

const part = async () => within(await screen.findByRole('region', { name: /^Open questions/ }));
const rowOf = async (ask: string) => {
  const row = (await (await part()).findByText(ask)).closest('li');
  return within(row!);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('lists what is open in its order, with owner, reason and the tools that change', async () => {
  renderQuestions({ open: [payQuestion, startQuestion, placeQuestion] });
  const questions = await part();
  const items = within(await questions.findByRole('list', { name: 'Open questions' }));
  expect(items.getAllByRole('listitem').map((item) => item.dataset['question'])).toEqual([
    'pay',
    'start-date',
    'work-type',
  ]);
  questions.getByText('Answer here, or ask whoever knows.');
  const pay = await rowOf(payQuestion.ask);
  pay.getByText('Hiring manager');
  pay.getByText(payQuestion.why);
  pay.getByText('Changes posting, market, outreach and synopsis');
});

test('shows the first five, and all when asked', async () => {
  const open = Array.from({ length: 7 }, (_, index) => ({
    ...goalQuestion,
    key: `q-${index}`,
    ask: `Question ${index + 1}?`,
  }));
  renderQuestions({ open });
  const questions = await part();
  await questions.findByText('Question 5?');
  expect(questions.queryByText('Question 6?')).toBeNull();
  press('Show all 7 questions');
  questions.getByText('Question 7?');
});

test('is answered in place by its kind, says so, and the focus goes to the next', async () => {
  let answered = false;
  const { sent } = renderQuestions({ open: [placeQuestion, startQuestion] }, ({ method, path }) => {
    if (method === 'PUT') answered = true;
    return answered && path.endsWith('/questions')
      ? { ...noQuestions, open: [startQuestion] }
      : undefined;
  });
  const row = await rowOf(placeQuestion.ask);
  fireEvent.click(row.getByRole('button', { name: 'Answer' }));
  const group = row.getByRole('radiogroup', { name: placeQuestion.ask });
  expect(group.contains(document.activeElement)).toBe(true);
  expect(row.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  fireEvent.click(row.getByRole('radio', { name: 'hybrid' }));
  fireEvent.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(placeQuestion.ask)).toBeNull());
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: '/api/jobs/12/answers/work-type',
      body: { state: 'said', said: 'hybrid' },
    },
  ]);
  const next = (await rowOf(startQuestion.ask)).getByRole('button', { name: 'Answer' });
  expect(document.activeElement).toBe(next);
  (await part()).getByText('Saved');
});

test.each([
  ['Not decided', 'not-decided'],
  ['Does not apply', 'does-not-apply'],
])('"%s" is an answer', async (label, state) => {
  const { sent } = renderQuestions({ open: [startQuestion] });
  const row = await rowOf(startQuestion.ask);
  fireEvent.click(row.getByRole('button', { name: 'Answer' }));
  fireEvent.click(row.getByRole('button', { name: label }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ state, said: '' }));
});

test('what is typed outlives a failure and the page', async () => {
  const { view } = renderQuestions({ open: [goalQuestion] }, ({ method }) =>
    method === 'PUT' ? new Response('', { status: 502 }) : undefined,
  );
  const row = await rowOf(goalQuestion.ask);
  fireEvent.click(row.getByRole('button', { name: 'Answer' }));
  fireEvent.change(row.getByRole('textbox'), { target: { value: 'Leads a crew' } });
  fireEvent.click(row.getByRole('button', { name: 'Save' }));
  await screen.findByText('The answer could not be saved');
  expect(row.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Leads a crew');
  view.unmount();
  renderQuestions({ open: [goalQuestion] });
  const again = await rowOf(goalQuestion.ask);
  expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Leads a crew');
});

test('an open question says what was said about it, and an answer can be taken before it is sent', async () => {
  const { sent } = renderQuestions({
    open: [payQuestion, goalQuestion],
    answers: [
      given({ id: 1, key: 'pay', state: 'not-decided', said: '' }),
      given({ id: 2, key: 'q-1', counts: false }),
    ],
  });
  const pay = await rowOf(payQuestion.ask);
  pay.getByText('Not decided');
  pay.getByText('Kim Park, 16 November');
  const goal = await rowOf(goalQuestion.ask);
  goal.getByText('Works alone on a tower');
  goal.getByText(/Kim Park, hiring manager, .*does not count yet/);
  fireEvent.click(goal.getByRole('button', { name: /^Take this/ }));
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'POST', path: '/api/jobs/12/answers/2/decision', body: { take: true } },
    ]),
  );
});

test('an answer against the text stands beside it, and one of the two is chosen', async () => {
  const dispute = given({
    id: 3,
    key: 'pay',
    ask: payQuestion.ask,
    said: '$30 an hour',
    counts: false,
    against: '$32 to $38 an hour',
  });
  const { sent } = renderQuestions({ answers: [dispute] });
  const decide = within(await screen.findByRole('region', { name: 'To decide' }));
  decide.getByText('$32 to $38 an hour');
  decide.getByText('The job as it is written');
  decide.getByText('$30 an hour');
  fireEvent.click(decide.getByRole('button', { name: /^Keep the text/ }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ take: false }));
  fireEvent.click(decide.getByRole('button', { name: /^Take this/ }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ take: true }));
});

test('two who disagree stand beside each other by name', async () => {
  renderQuestions({
    answers: [
      given({
        id: 4,
        key: 'pay',
        said: '$30',
        counts: false,
        against: '$35',
        by: { name: 'Lee Wong', as: 'hiring manager' },
      }),
      given({ id: 3, key: 'pay', said: '$35' }),
    ],
  });
  const decide = within(await screen.findByRole('region', { name: 'To decide' }));
  decide.getByText(/^Kim Park, hiring manager, .*counts now/);
  decide.getByText(/^Lee Wong, hiring manager/);
  decide.getByRole('button', { name: /^Keep this/ });
});

test('settled answers tell who and when, and can be changed or taken back', async () => {
  const { sent } = renderQuestions({
    open: [payQuestion],
    answers: [given({ id: 1, key: 'q-1' })],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Answered (1)' }));
  const questions = await part();
  questions.getByText(/^Kim Park, hiring manager/);
  questions.getByText(/^16 November/);
  press('Change');
  const box = questions.getByRole<HTMLTextAreaElement>('textbox', { name: goalQuestion.ask });
  expect(box.value).toBe('Works alone on a tower');
  fireEvent.click(questions.getByRole('button', { name: 'Cancel' }));
  press('Take back');
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'DELETE', path: '/api/jobs/12/answers/q-1', body: undefined }]),
  );
});

test('asking makes a link from the chosen questions and shows it', async () => {
  const { sent } = renderQuestions({ open: [payQuestion, placeQuestion] }, ({ method, path }) =>
    method === 'POST' && path.endsWith('/answer-links') ? link : undefined,
  );
  await rowOf(payQuestion.ask);
  press('Ask the hiring manager');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the hiring manager' }));
  // What is theirs to know is chosen already.
  dialog.getByText('1 of 2 chosen');
  fireEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
  await dialog.findByText('Please enter a name');
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Kim Park' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Choose all' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
  const box = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(box.value).toBe(link.url);
  dialog.getByText(/Kim Park gets a mail with the link/);
  expect(sent[0]?.body).toEqual({ name: 'Kim Park', email: '', keys: ['pay', 'work-type'] });
});

test('a link tells its state, is reminded and withdrawn', async () => {
  const { sent } = renderQuestions({ open: [payQuestion], links: [link] });
  const questions = await part();
  fireEvent.click(await questions.findByRole('button', { name: /^Kim Park/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the hiring manager' }));
  dialog.getByText('Opened');
  dialog.getByText(/^1 of 2 answered, opened .*opens until 29 November/);
  fireEvent.click(dialog.getByRole('button', { name: 'Remind Kim Park' }));
  await screen.findByText('Reminder sent');
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw the link for Kim Park' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Link withdrawn');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/jobs/12/answer-links/5/reminder',
    'DELETE /api/jobs/12/answer-links/5',
  ]);
});

const outdatedThree = {
  attractionPosting: { outdated: true },
  marketIntel: { outdated: true },
  hiringSynopsis: { outdated: true },
};

test('what changed is told with the tools concerned, which one press updates', async () => {
  const { sent } = renderQuestions(
    {
      changes: [
        {
          key: 'pay',
          topic: 'Pay',
          sentence: 'Pay is now $32 to $38 an hour',
          tools: ['attractionPosting', 'marketIntel', 'hiringSynopsis'],
        },
      ],
      outdated: ['attractionPosting', 'marketIntel', 'hiringSynopsis'],
    },
    ({ path }) => {
      if (path.endsWith('/outputs')) return outputsWith(outdatedThree);
      return path.endsWith('/generate/marketIntel')
        ? refusal(409, 'Somebody edited this text')
        : undefined;
    },
  );
  const changed = within(await screen.findByRole('region', { name: 'What changed' }));
  expect(changed.getByRole('listitem').textContent).toBe(
    'Pay is now $32 to $38 an hour: posting, market and synopsis speak of it',
  );
  fireEvent.click(changed.getByRole('button', { name: 'Update 3 tools' }));
  const question = within(await screen.findByRole('alertdialog'));
  await screen.findByText('2 tools are being written anew.');
  fireEvent.click(question.getByRole('button', { name: 'Regenerate' }));
  await waitFor(() =>
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/jobs/12/generate/attractionPosting',
      '/api/jobs/12/generate/marketIntel',
      '/api/jobs/12/generate/hiringSynopsis',
      '/api/jobs/12/generate/marketIntel?replaceEdits=true',
    ]),
  );
});

test('tools that are being written are not counted among those to update', async () => {
  renderQuestions(
    {
      changes: [
        { key: 'pay', topic: 'Pay', sentence: 'Pay is now $35', tools: ['attractionPosting'] },
      ],
      outdated: ['attractionPosting'],
    },
    ({ path }) =>
      path.endsWith('/outputs')
        ? outputsWith({ attractionPosting: { status: 'processing', outdated: true } })
        : undefined,
  );
  await part();
  await screen.findAllByText('Processing...');
  expect(screen.queryByRole('region', { name: 'What changed' })).toBeNull();
});

test('the same list stands in the intake tool, and the alignment sheet in its menu', async () => {
  renderJobPage({
    search: 'tool=intakeAssistant',
    answer: ({ path }) => path.endsWith('/questions') && { ...noQuestions, open: [payQuestion] },
  });
  const dialog = within(await screen.findByRole('dialog', { name: toolInfo.intakeAssistant.name }));
  await dialog.findByText(payQuestion.ask);
  fireEvent.click(dialog.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Alignment sheet (.pdf)' });
  screen.getByRole('menuitem', { name: 'Alignment sheet (.docx)' });
});
