import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { JobQuestions } from '#shared/answers.ts';
import { readOnlySentence } from '#shared/policy.ts';
import { toolInfo } from '#shared/tool-info.ts';
import {
  given,
  link,
  noQuestions,
  payQuestion,
} from '#web/features/answering/testing/sample-questions.ts';

import { job, outputsWith, provenance, renderJobPage } from './testing/job-page-kit.tsx';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const outputs = outputsWith({
  sourcingStrategy: { outdated: true },
  marketIntel: { status: 'failed', failure: 'It did not work.' },
  hiringSynopsis: { status: 'pending', content: null, provenance: null, version: null },
});
const questions: JobQuestions = {
  ...noQuestions,
  open: [payQuestion],
  answers: [
    given({ id: 1, key: 'q-1' }),
    given({ id: 2, key: 'q-2', counts: false, against: 'The text says otherwise' }),
  ],
  links: [link],
};
const versions = [2, 1].map((version) => ({
  version,
  current: version === 2,
  restoredFrom: null,
  provenance,
  createdAt: provenance.writtenAt,
}));

const answer = ({ path }: { path: string }) => {
  if (path === '/api/jobs/12/outputs') return outputs;
  if (path === '/api/jobs/12/questions') return questions;
  if (path.endsWith('/versions')) return versions;
  return undefined;
};

/** Everything on the page, or in its windows, with which something is changed. */
const changing =
  /^(?:Generate|Regenerate|Retry|Regenerate All|Edit Job|Edit the job|Delete|Answer|Change|Take back|Take this.*|Keep .*|Ask the hiring manager|Update \d+ tools?|Edit .*|Restore.*|Write it)$/;
const changingControls = () =>
  screen
    .queryAllByRole('button', { hidden: true })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent.trim())
    .filter((name) => changing.test(name));

test('an admin has what a viewer does not', async () => {
  renderJobPage({ answer, role: 'admin' });
  await screen.findByRole('button', { name: 'Ask the hiring manager' });
  await screen.findAllByRole('button', { name: 'Answer' });
  expect(new Set(changingControls())).toEqual(
    new Set([
      'Regenerate All',
      'Edit Job',
      'Delete',
      'Answer',
      'Change',
      'Take back',
      'Keep the text: What must be true after 90 days?',
      'Take this: What must be true after 90 days?',
      'Ask the hiring manager',
      'Generate',
      'Retry',
      'Regenerate',
    ]),
  );
  screen.getByRole('combobox', { name: 'Search status' });
  expect(screen.queryByText(readOnlySentence)).toBeNull();
});

test('a viewer reads and exports, and is shown nothing that would be refused', async () => {
  renderJobPage({ answer, role: 'viewer' });
  await screen.findByText(readOnlySentence);
  await screen.findByRole('list', { name: 'Open questions' });
  expect(changingControls()).toEqual([]);
  expect(screen.queryByRole('combobox', { name: 'Search status' })).toBeNull();
  screen.getByText('The job has changed since this was written');
  screen.getByRole('button', { name: 'Export All' });
  expect(screen.getAllByRole('button', { name: 'Export PDF' })).toHaveLength(8);
  expect(screen.getAllByRole('button', { name: 'View Details' })).toHaveLength(9);
});

test('nothing that changes is shown before the role is known', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<Response>();
  const { requests } = renderJobPage({
    answer: (call) => (call.path === '/api/organizations' ? told : answer(call)),
  });
  // Asked for once the job itself is there.
  await waitFor(() => expect(requests).toContain('GET /api/jobs/12/outputs'));
  expect(screen.queryByRole('button', { name: 'Edit Job' })).toBeNull();
  tell(Response.json([]));
  await screen.findByRole('button', { name: 'Edit Job' });
});

test('an opened tool is for reading: no pencils, no rewriting, no restoring', async () => {
  renderJobPage({ answer, role: 'viewer', search: 'tool=attractionPosting' });
  const { name } = toolInfo.attractionPosting;
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 20_000 });
  await within(dialog).findAllByRole('tab', {}, { timeout: 20_000 });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sources and versions' }));
  await within(dialog).findByText('Version 1');
  expect(changingControls()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'What we understood' });
  expect(screen.queryByRole('menuitem', { name: 'Regenerate' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Edit texts' })).toBeNull();
});

test('the plan is read, not edited', async () => {
  const plan = {
    personas: [
      {
        id: 'a',
        name: 'Field hands',
        now: 'On sites',
        movesFor: [],
        heldBackBy: [],
        sayFirst: 'Hi',
      },
    ],
    criteria: [
      { id: 'c', name: 'Climbing', weight: 10, question: 'When?', strong: 'Often', weak: 'Never' },
    ],
    steps: [{ name: 'Call', who: 'Recruiter', focus: ['Pay'], minutes: 20 }],
    workSample: { name: 'Torque', minutes: 30, task: 'Tighten it', lookFor: ['Order'] },
    questions: [],
  };
  const stored = { plan, by: 'code', model: null, proposal: plan, statedSteps: [] };
  renderJobPage({
    answer: (call) => (call.path === `/api/jobs/${job.id}/plan` ? stored : answer(call)),
    role: 'viewer',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'The plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'The plan' });
  await within(dialog).findByText('Climbing, 100 %');
  within(dialog).getByText('Tighten it');
  expect(within(dialog).queryAllByRole('textbox')).toEqual([]);
  expect(within(dialog).queryByText(/Change what does not fit/)).toBeNull();
});
