import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { fieldNames, type FieldOfJob, fieldsOfJob } from '#shared/job-fields.ts';
import { clearToast } from '#ui/toast.ts';

import { EditJobDialog } from './edit-job-dialog.tsx';
import { type Call, fakeServer, refusal, renderSignedIn } from './testing/fake-server.tsx';
import { makeJob } from './testing/sample.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearToast();
  vi.unstubAllGlobals();
});

function openDialog() {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const { queryClient } = renderSignedIn(
    <EditJobDialog job={makeJob()} open onOpenChange={onOpenChange} />,
  );
  return { onOpenChange, queryClient };
}

const button = (name: string) => screen.getByRole('button', { name });
const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } });

test('has three sections, asks for a title and saves', async () => {
  const calls = fakeServer(() => Response.json(makeJob({ title: 'Pipe Welder', revision: 2 })));
  const { onOpenChange, queryClient } = openDialog();
  for (const name of ['Basic Information', 'Job Details', 'Recruiting Intelligence']) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  }
  type('Job Title', '');
  fireEvent.click(button('Update Job'));
  await screen.findByText('Title is required');
  type('Job Title', 'Pipe Welder');
  fireEvent.click(button('Update Job'));
  await screen.findByText('Job updated');
  expect(calls).toMatchObject([{ method: 'PATCH', body: { title: 'Pipe Welder', revision: 1 } }]);
  expect(queryClient.getQueryData(['/api/jobs', 12])).toMatchObject({ title: 'Pipe Welder' });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('asks for every field of a job, the short ones of a part before the long', () => {
  fakeServer(() => undefined);
  openDialog();
  const asked = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(asked).toHaveLength(fieldNames.length);
  for (const name of fieldNames) {
    if (name !== 'employerConfidential') expect(screen.getByLabelText(labelled(name))).toBeTruthy();
  }
  const before = (one: string, other: string) => asked.indexOf(one) < asked.indexOf(other);
  expect(before('Urgency Level', 'Requirements')).toBe(true);
  expect(before('Requirements', 'Deal Breakers')).toBe(true);
});

const labelled = (name: FieldOfJob) => new RegExp(`^${fieldsOfJob[name].label}( \\(optional\\))?$`);

test('a failure is told and the text stays', async () => {
  fakeServer(() => refusal(503, 'The server is busy.'));
  const { onOpenChange } = openDialog();
  type('Location', 'Detroit');
  fireEvent.click(button('Update Job'));
  await screen.findByText('Failed to update job. Please try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Detroit');
  // The toast may be there a moment before the window is free again.
  await waitFor(() => expect(button('Cancel')).toHaveProperty('disabled', false));
  fireEvent.click(button('Cancel'));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard Changes' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('what was typed when the page went away is back, until it is thrown away', async () => {
  fakeServer(() => undefined);
  openDialog();
  type('Location', 'Detroit');
  cleanup();
  const { onOpenChange } = openDialog();
  await screen.findByText(/Your changes are back as you left them/);
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Detroit');
  fireEvent.click(button('Cancel'));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Discard Changes' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  cleanup();
  openDialog();
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).not.toBe('Detroit');
});

test('what was typed before there was some field is back too', async () => {
  fakeServer(() => undefined);
  openDialog();
  type('Location', 'Detroit');
  cleanup();
  for (const [key, kept] of Object.entries<string>(sessionStorage)) {
    sessionStorage.setItem(key, kept.replace('"culture":null,', ''));
    expect(sessionStorage.getItem(key)).not.toBe(kept);
  }
  openDialog();
  await screen.findByText(/Your changes are back as you left them/);
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Detroit');
});

test('after many edits it is said when to try again, and the text stays', async () => {
  const sentence =
    'You have changed jobs many times in a short time. Please try again in 40 seconds.';
  fakeServer(() => refusal(429, sentence));
  openDialog();
  type('Location', 'Detroit');
  fireEvent.click(button('Update Job'));
  await screen.findByText(sentence);
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Detroit');
});

test('of two people who edit, the second sees both versions and decides', async () => {
  const theirs = makeJob({ title: 'Shop Welder', benefits: 'Boots', revision: 2 });
  const answer = ({ method, body }: Call) => {
    if (method === 'GET') return Response.json(theirs);
    const { revision } = body as { revision: number };
    return revision === 2 ? Response.json(theirs) : refusal(409, 'Somebody else has changed it.');
  };
  const calls = fakeServer(answer);
  const { onOpenChange } = openDialog();
  type('Job Title', 'Pipe Welder');
  type('Location', 'Detroit');
  fireEvent.click(button('Update Job'));
  await screen.findByText(/Somebody else changed this job/);
  const both = within(screen.getByRole('group', { name: 'Job Title' }));
  expect(both.getByText('Pipe Welder')).toBeTruthy();
  expect(both.getByText('Shop Welder')).toBeTruthy();
  fireEvent.click(button('Update Job'));
  await screen.findByText('You both changed this. Choose one.');
  fireEvent.click(both.getByRole('radio', { name: 'Theirs' }));
  fireEvent.click(button('Update Job'));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(calls.at(-1)?.body).toEqual({ location: 'Detroit', revision: 2 });
});
