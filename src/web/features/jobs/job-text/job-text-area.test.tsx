import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearToast } from '#ui/toast.ts';

import { fakeServer, renderSignedIn } from '../testing/fake-server.tsx';
import { sampleParsed } from '../testing/sample.ts';
import { stubUpload } from '../testing/stub-upload.ts';
import { NewJobForm } from '../create-page/new-job-form.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

const openForm = () => {
  const calls = fakeServer(({ path }) =>
    path === '/api/parse-job-description' ? Response.json(sampleParsed) : undefined,
  );
  renderSignedIn(<NewJobForm organizationId={7} onCreated={() => {}} />);
  return calls;
};

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Job description or intake notes');
const title = () => screen.getByLabelText<HTMLInputElement>('Job Title');
const location = () => screen.getByLabelText<HTMLInputElement>('Location');
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Job description file'), { target: { files: [file] } });

it('a second file that cannot be read does not stand over the text of the first', async () => {
  openForm();
  choose(new File(['Night Shift Welder'], 'welder.txt'));
  await screen.findByText('Job description parsed');
  fireEvent.input(location(), { target: { value: 'Detroit' } });
  stubUpload(422, { message: 'This file is damaged.' });
  choose(new File(['x'], 'broken.pdf'));
  await screen.findByText('File read error');
  screen.getByText('broken.pdf');
  expect(box().value).toBe('');
  expect(title().value).toBe('');
  // Of the person, not of the file.
  expect(location().value).toBe('Detroit');

  fireEvent.click(screen.getByRole('button', { name: 'Bring back welder.txt' }));
  expect(box().value).toBe('Night Shift Welder');
  expect(title().value).toBe('Welder');
  expect(location().value).toBe('Detroit');
  screen.getByText('welder.txt');
  expect(screen.queryByText('broken.pdf')).toBeNull();
});

it('text that was pasted stays when a file cannot be read', async () => {
  openForm();
  fireEvent.change(box(), { target: { value: 'My own notes' } });
  stubUpload(422, { message: 'This file is damaged.' });
  choose(new File(['x'], 'broken.pdf'));
  await screen.findByText('File read error');
  expect(box().value).toBe('My own notes');
});

it('far too long a text is refused before it fills the box, and before it is sent', async () => {
  const calls = openForm();
  const long = 'x'.repeat(200_001);
  const untouched = fireEvent.paste(box(), { clipboardData: { getData: () => long } });
  expect(untouched).toBe(false);
  await screen.findAllByText(
    'This text is too long for one job. Please paste one job description.',
  );
  clearToast();
  fireEvent.change(box(), { target: { value: long } });
  fireEvent.click(screen.getByRole('button', { name: 'Parse Job Description' }));
  await screen.findByText('Parsing failed');
  expect(calls).toEqual([]);
  expect(fireEvent.paste(box(), { clipboardData: { getData: () => 'Welder' } })).toBe(true);
});
