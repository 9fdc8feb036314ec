import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { jobToolIds } from '#shared/tool-info.ts';
import { clearToast } from '#ui/toast.ts';

import { type Call, fakeServer, refusal, renderSignedIn } from '../testing/fake-server.tsx';
import { makeJob, sampleParsed } from '../testing/sample.ts';
import { sampleText } from '#web/features/reading/testing/sample-reading.ts';

import { JobWizard } from './job-wizard.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearToast();
  vi.unstubAllGlobals();
});

const organization = { id: 7, name: 'Northwind Energy' };

const answers =
  (special: (call: Call) => Response | undefined = () => undefined) =>
  (call: Call) => {
    const own = special(call);
    if (own) return own;
    if (call.path === '/api/parse-job-description') return Response.json(sampleParsed);
    if (call.path === '/api/jobs') return Response.json(makeJob(), { status: 201 });
    return Response.json(makeJob());
  };

function openWizard(job?: ReturnType<typeof makeJob>) {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  renderSignedIn(
    <JobWizard organization={organization} job={job} open onOpenChange={onOpenChange} />,
  );
  return onOpenChange;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const paste = (text: string) =>
  fireEvent.change(field('Job description or intake notes'), { target: { value: text } });

test('Next Step waits for title and location', () => {
  fakeServer(answers());
  openWizard();
  expect(button('Next Step').disabled).toBe(true);
  type('Job Title', 'Welder');
  expect(button('Next Step').disabled).toBe(true);
  type('Location', '   ');
  expect(button('Next Step').disabled).toBe(true);
  type('Location', 'Lansing');
  expect(button('Next Step').disabled).toBe(false);
});

test('a text fills the form, keeps what was typed and shows where it read', async () => {
  fakeServer(answers());
  openWizard();
  type('Location', 'Detroit');
  paste('Night Shift Welder in Lansing, MI');
  fireEvent.click(button('Parse Job Description'));
  await screen.findByText('Job description parsed');
  expect(field('Job Title').value).toBe('Welder');
  expect(field('Location').value).toBe('Detroit');
  expect(screen.getByText('“Night Shift Welder”')).toBeTruthy();
  expect(screen.getByText('Kept as you wrote it:').parentElement?.textContent).toContain(
    'Location',
  );
  expect(screen.getByText(/must not decide about a person/)).toBeTruthy();
  fireEvent.click(button('Use this for Location'));
  expect(field('Location').value).toBe('Lansing, MI');

  fireEvent.click(button('Next Step'));
  const notes = await screen.findByLabelText<HTMLTextAreaElement>('Deal Breaker Notes');
  expect(notes.value).toContain('Breaker 9');
  expect(screen.getByText(/names 1 more than the 8 that fit/)).toBeTruthy();
  expect(screen.getByText('8/8')).toBeTruthy();
  expect(screen.getByPlaceholderText('Max tags reached')).toBeTruthy();
});

test('a file let go on the area is read and fills the form', async () => {
  fakeServer(answers());
  openWizard();
  paste('What I had pasted before');
  const area = field('Job description or intake notes').parentElement as HTMLElement;
  const files = [new File(['Night Shift Welder'], 'welder.txt', { type: 'text/plain' })];
  fireEvent.dragOver(area, { dataTransfer: { types: ['Files'], files } });
  expect(screen.getByText('Drop the file to read it')).toBeTruthy();
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files } });
  await screen.findByText('welder.txt ready for parsing.');
  await screen.findByText('Job description parsed');
  expect(field('Job Title').value).toBe('Welder');
  expect(screen.getByText('welder.txt')).toBeTruthy();
  fireEvent.click(button('Bring back what I pasted'));
  expect(field('Job description or intake notes').value).toBe('What I had pasted before');
  expect(screen.queryByText('welder.txt')).toBeNull();
});

test('what is not a job is said where it was pasted, and nothing is filled in', async () => {
  const sentence = 'This looks like a privacy policy. Please paste the text of one job.';
  fakeServer(answers(({ path }) => (path.includes('parse') ? refusal(422, sentence) : undefined)));
  openWizard();
  fireEvent.click(button('Parse Job Description'));
  await screen.findByText('No content to parse');
  paste('Privacy policy');
  fireEvent.click(button('Parse Job Description'));
  await screen.findByText('Parsing failed');
  expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeTruthy();
  expect(field('Job Title').value).toBe('');
});

test('creates one job, shows only what is true of its tools, and closes', async () => {
  const written = makeJob({
    status: 'completed',
    outputs: jobToolIds.map((toolType) => ({ toolType, status: 'completed' as const })),
  });
  let ready = false;
  const calls = fakeServer(
    answers(({ path }) => (path === '/api/jobs/12' && ready ? Response.json(written) : undefined)),
  );
  const onOpenChange = openWizard();
  type('Job Title', 'Welder');
  type('Location', 'Lansing');
  paste('Notes that nobody parsed');
  fireEvent.click(button('Next Step'));
  fireEvent.click(await screen.findByRole('button', { name: 'Start AI Processing' }));
  await screen.findByText('Job created successfully!');
  const [creation] = calls.filter(({ method }) => method === 'POST');
  expect(creation?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}-/);
  expect(creation?.body).toMatchObject({
    title: 'Welder',
    organizationId: 7,
    dealBreakers: [],
    description: 'Notes that nobody parsed',
  });
  expect(
    screen.getAllByRole('listitem').filter((row) => row.textContent.endsWith('Complete')),
  ).toEqual([]);
  expect(screen.getByText(/4-6 minutes/)).toBeTruthy();
  expect(onOpenChange).not.toHaveBeenCalled();
  await screen.findByText(
    'AI processing is running in the background. View progress on the dashboard.',
  );
  ready = true;
  await screen.findByText('All ten tools for Welder are ready. Open the job to read them.');
  expect(screen.getAllByText('Complete')).toHaveLength(10);
  screen.getByText('All ten tools are written and ready to read.');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(localStorage.length).toBe(0);
});

test.each([
  [403, 'You are not a member of this organization.', 'Organization Access Required'],
  [429, 'Please try again in 40 seconds.', 'Please try again in 40 seconds.'],
  [500, 'Something broke on our side.', 'Something broke on our side.'],
])(
  'a refusal of %i is told and can be sent again under the same key',
  async (status, sentence, words) => {
    const calls = fakeServer(
      answers(({ method, path }) =>
        method === 'POST' && path === '/api/jobs' ? refusal(status, sentence) : undefined,
      ),
    );
    openWizard();
    type('Job Title', 'Welder');
    type('Location', 'Lansing');
    fireEvent.click(button('Next Step'));
    fireEvent.click(await screen.findByRole('button', { name: 'Start AI Processing' }));
    await screen.findByText(words);
    fireEvent.click(await screen.findByRole('button', { name: 'Start AI Processing' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    const [first, second] = calls.map(({ headers }) => headers['Idempotency-Key']);
    expect(first).toBe(second);
  },
);

test('asks before throwing away, and a reload brings the draft back', async () => {
  fakeServer(answers());
  const onOpenChange = openWizard();
  type('Job Title', 'Welder');
  fireEvent.click(button('Close'));
  await screen.findByText('Discard this job?');
  fireEvent.click(button('Keep Editing'));
  expect(onOpenChange).not.toHaveBeenCalled();
  cleanup();

  const onSecond = openWizard();
  await screen.findByText(/Your draft is back/);
  expect(field('Job Title').value).toBe('Welder');
  fireEvent.click(button('Close'));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onSecond).toHaveBeenCalledWith(false);
  cleanup();

  openWizard();
  expect(screen.queryByText(/Your draft is back/)).toBeNull();
});

test('an edit sends what changed, and the revision it began with', async () => {
  const calls = fakeServer(answers());
  const onOpenChange = openWizard(makeJob({ revision: 3 }));
  type('Location', 'Detroit');
  fireEvent.click(button('Next Step'));
  fireEvent.click(await screen.findByRole('button', { name: 'Update Job' }));
  await screen.findByText('Job updated successfully!');
  expect(calls).toMatchObject([
    { method: 'PATCH', path: '/api/jobs/12', body: { location: 'Detroit', revision: 3 } },
  ]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

async function readAndGoOn() {
  paste(sampleText);
  fireEvent.click(button('Parse Job Description'));
  await screen.findByText('Job description parsed');
  fireEvent.click(button('Next Step'));
  await screen.findByRole('button', {
    name: 'What was read Trust it, or set right what is wrong.',
  });
}

test('what was read is set right in the second step, and goes with the job', async () => {
  const calls = fakeServer(answers());
  openWizard();
  await readAndGoOn();
  expect(field('Employer or Client').value).toBe('Northgate Parcel');
  fireEvent.click(screen.getByRole('switch', { name: 'Confidential' }));
  fireEvent.click(button('Make it a wish: Own van'));
  await waitFor(() => expect(calls.filter(({ path }) => path.includes('parse'))).toHaveLength(2));
  await screen.findByText(/One correction of yours/);
  fireEvent.click(button('Start AI Processing'));
  await screen.findByText('Job created successfully!');
  const creation = calls.find(({ method, path }) => method === 'POST' && path === '/api/jobs');
  expect(creation?.body).toMatchObject({
    employer: 'Northgate Parcel',
    employerConfidential: true,
    sourceText: sampleText,
    corrections: { roles: [{ quote: 'Own van', role: 'nice' }], order: [], occupation: null },
  });
  expect(creation?.body).not.toHaveProperty('source');
});

test('corrections outlive a new reading of the text, and a reload', async () => {
  const calls = fakeServer(answers());
  openWizard();
  await readAndGoOn();
  fireEvent.click(button('Make it a wish: Own van'));
  await screen.findByText(/One correction of yours/);
  fireEvent.click(button('Previous'));
  fireEvent.click(button('Parse Job Description'));
  await waitFor(() => expect(calls.filter(({ path }) => path.includes('parse'))).toHaveLength(3));
  const sent = { corrections: { roles: [{ quote: 'Own van', role: 'nice' }] } };
  expect(calls.at(-1)?.body).toMatchObject(sent);
  await waitFor(() => expect(button('Next Step').disabled).toBe(false));
  cleanup();

  openWizard();
  await screen.findByText(/Your draft is back/);
  fireEvent.click(button('Next Step'));
  await screen.findByText(/One correction of yours/);
  await screen.findByRole('list', { name: 'The text, line by line' });
  expect(calls.at(-1)?.body).toMatchObject(sent);
});

test('without a text only the employer is asked for', async () => {
  fakeServer(answers());
  openWizard();
  type('Job Title', 'Welder');
  type('Location', 'Lansing');
  fireEvent.click(button('Next Step'));
  await screen.findByLabelText('Employer or Client');
  expect(screen.queryByText('What was read')).toBeNull();
});
