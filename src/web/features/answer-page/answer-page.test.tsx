import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import {
  answerPage,
  goalQuestion,
  payQuestion,
  placeQuestion,
} from '#web/features/answering/testing/sample-questions.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { AnswerPage } from '#web/pages/answer-page.tsx';

const token = 'a-token-that-nobody-guesses';

type Reply = (request: { method: string; path: string; body: unknown }) => Response | undefined;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Everything that was sent, in order; `reply` may answer otherwise. */
function renderAnswerPage(reply: Reply = () => undefined) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    if (method !== 'GET') sent.push({ path: `${method} ${path}`, body });
    return (
      reply({ method, path, body }) ??
      (method === 'GET' ? Response.json(answerPage) : new Response(null, { status: 204 }))
    );
  });
  const location = memoryLocation({ path: `/answer/${token}`, record: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <AnswerPage token={token} />
      </Router>
    </QueryClientProvider>,
  );
  return { sent, location };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const start = async () => fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
const questionHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('begins with what is known, and the tab names neither job nor employer', async () => {
  renderAnswerPage();
  await questionHeading('Wind Turbine Technician');
  screen.getByText('Northwind Energy · Glenrock, WY');
  screen.getByText('$32 to $38 an hour');
  screen.getByText('Few people near Glenrock hold the certificate.');
  expect(document.title).toBe('Questions for you · Requisite');
  expect(screen.queryByRole('link')).toBeNull();
});

test('asks one question at a time, saves as it is typed and moves the focus on', async () => {
  const { sent } = renderAnswerPage();
  await start();
  const heading = await questionHeading(payQuestion.ask);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const amount = screen.getByRole('textbox', { name: payQuestion.ask });
  fireEvent.change(amount, { target: { value: '$32 to $38' } });
  fireEvent.click(screen.getByRole('radio', { name: 'an hour' }));
  await screen.findByText('Saved');
  expect(sent).toEqual([
    {
      path: `PUT /api/answers/${token}/questions/pay`,
      body: { state: 'said', said: '$32 to $38 an hour' },
    },
  ]);
  expect(localStorage).toHaveLength(0);
  fireEvent.keyDown(amount, { key: 'Enter' });
  await questionHeading(placeQuestion.ask);
  fireEvent.click(screen.getByRole('radio', { name: 'hybrid' }));
  press('Next');
  await questionHeading(goalQuestion.ask);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Climbs alone');
  press('Back');
  await questionHeading(placeQuestion.ask);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'hybrid' }).checked).toBe(true);
});

test('not knowing and asking HR are answers, and can be taken back by writing one', async () => {
  const { sent } = renderAnswerPage();
  await start();
  await questionHeading(payQuestion.ask);
  press('Ask HR');
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ state: 'ask-hr', said: '' }));
  expect(screen.getByRole('button', { name: 'Ask HR', pressed: true })).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '$30' } });
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ state: 'said', said: '$30' }));
  expect(screen.getByRole('button', { name: 'Ask HR', pressed: false })).toBeTruthy();
});

test('an emptied answer says that the one before still counts', async () => {
  const { sent } = renderAnswerPage();
  await start();
  press('Next');
  await questionHeading(placeQuestion.ask);
  press('Next');
  await questionHeading(goalQuestion.ask);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  await screen.findByText(/the one you gave counts: “Climbs alone”/);
  expect(sent).toEqual([]);
});

test('without a connection what is typed is kept, told and sent later', async () => {
  let isDown = true;
  const { sent } = renderAnswerPage(({ method }) => {
    if (isDown && method === 'PUT') throw new TypeError('Failed to fetch');
    return undefined;
  });
  await start();
  await questionHeading(payQuestion.ask);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '$31' } });
  await screen.findByText(/No connection\. What you wrote is kept on this device/);
  expect(Object.values(localStorage).join(' ')).toContain('$31');
  isDown = false;
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Saved');
  expect(sent.at(-1)?.body).toEqual({ state: 'said', said: '$31' });
  expect(localStorage).toHaveLength(0);
});

test('what was kept when the page was left is there again and sent', async () => {
  localStorage.setItem(
    `unsaved-answers:link:${token.slice(0, 8)}`,
    JSON.stringify({ 'question pay': { state: 'said', said: '$33 an hour' } }),
  );
  const { sent } = renderAnswerPage();
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: /Go on|Start/ }));
  await questionHeading(placeQuestion.ask);
  press('Back');
  await questionHeading(payQuestion.ask);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('$33');
});

test('what the server refuses is told in its words and stays in the box', async () => {
  renderAnswerPage(({ method }) =>
    method === 'PUT'
      ? Response.json({ code: 'INVALID', message: 'An answer must be shorter' }, { status: 400 })
      : undefined,
  );
  await start();
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '$31' } });
  await screen.findByText('An answer must be shorter');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('$31');
});

test('must-haves are put in order and moved to the wishes, with the focus kept', async () => {
  const { sent } = renderAnswerPage();
  await questionHeading('Wind Turbine Technician');
  press('Move down: Two years of field service');
  const moved = await screen.findByRole('button', {
    name: 'Move down: Two years of field service',
  });
  expect(document.activeElement).toBe(moved);
  screen.getByText('Two years of field service is now number 2 of 3.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only a wish: GWO Basic Safety Training' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      path: `PUT /api/answers/${token}/must-haves`,
      body: {
        order: ['- Two years of field service', '- Driver license', '- GWO Basic Safety Training'],
        wishes: ['- GWO Basic Safety Training'],
      },
    }),
  );
});

test('a stated fact is corrected beside its sentence, and found right again', async () => {
  const { sent } = renderAnswerPage();
  await questionHeading('Wind Turbine Technician');
  screen.getByText('“You work four tens.”');
  press('Correct this: Schedule');
  fireEvent.change(screen.getByRole('textbox', { name: 'What is right?' }), {
    target: { value: 'Five days of eight hours' },
  });
  const path = `PUT /api/answers/${token}/facts`;
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      path,
      body: { quote: 'You work four tens.', said: 'Five days of eight hours' },
    }),
  );
  press('This is right: Schedule');
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ path, body: { quote: 'You work four tens.', said: '' } }),
  );
});

test('Done sends what is still being typed first, and says thank you', async () => {
  const { sent } = renderAnswerPage();
  await start();
  press('Next');
  await questionHeading(placeQuestion.ask);
  press('Next');
  await questionHeading(goalQuestion.ask);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Leads a crew' } });
  press('Next');
  await questionHeading('Is it all there?');
  screen.getByText(/^2 questions are still open; you can leave them so/);
  expect(within(screen.getByRole('list')).getAllByText('Still open')).toHaveLength(2);
  press('Done');
  const thanks = await questionHeading('Thank you, Kim Park');
  expect(document.activeElement).toBe(thanks);
  expect(sent.map(({ path }) => path)).toEqual([
    `PUT /api/answers/${token}/questions/q-1`,
    `POST /api/answers/${token}/done`,
  ]);
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  press(new RegExp(goalQuestion.ask.replace('?', '')));
  await questionHeading(goalQuestion.ask);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Leads two crews' } });
  press('Next');
  await questionHeading('Is it all there?');
  screen.getByRole('button', { name: 'Done' });
});

test('Done is not said while something could not be saved', async () => {
  const { sent } = renderAnswerPage(({ method }) => {
    if (method === 'PUT') throw new TypeError('Failed to fetch');
    return undefined;
  });
  await start();
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '$31' } });
  for (const _ of answerPage.questions) press('Next');
  await questionHeading('Is it all there?');
  press('Done');
  await screen.findByText(/Not everything could be saved yet/);
  expect(sent.some(({ path }) => path.endsWith('/done'))).toBe(false);
});

test('a link that opens nothing says so in one sentence, whatever the reason', async () => {
  renderAnswerPage(() => new Response('', { status: 404 }));
  await questionHeading('This link does not open anything');
  screen.getByText('It may have expired or been withdrawn; ask whoever sent it for a new one.');
});

test('a link withdrawn while somebody types leaves the words where they are', async () => {
  renderAnswerPage(({ method }) =>
    method === 'PUT' ? new Response('', { status: 404 }) : undefined,
  );
  await start();
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '$31' } });
  await screen.findByText(/This link was withdrawn or has expired/);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('$31');
});
