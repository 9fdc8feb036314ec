import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { AgreedPlan, JobPlan } from '#shared/agreed-plan.ts';
import { clearToast } from '#ui/toast.ts';

import { job, renderJobPage } from '../testing/job-page-kit.tsx';

afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

const criterion = (name: string, weight: number) => ({
  id: name.toLowerCase(),
  name,
  weight,
  question: `When did you last do it: ${name}?`,
  strong: 'A case of their own',
  weak: 'None',
});
const plan: AgreedPlan = {
  personas: [
    {
      id: 'shop',
      name: 'Shop welders',
      now: 'In a shop.',
      movesFor: ['Days'],
      heldBackBy: ['Travel'],
      sayFirst: 'Days only.',
    },
  ],
  criteria: [criterion('Pipe', 50), criterion('Drawings', 30), criterion('Safety', 20)],
  steps: [{ name: 'Call', who: 'Recruiter', focus: ['Pay'], minutes: 20 }],
  workSample: { name: 'A root pass', minutes: 40, task: 'Weld it.', lookFor: ['Penetration'] },
  questions: [{ ask: 'Which shifts?', why: 'They ask first.', owner: 'HR' }],
};
const proposed: JobPlan = { plan, by: 'code', model: null, proposal: plan, statedSteps: [] };

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

async function openPlan(shown: JobPlan = proposed, refuse?: () => Response | undefined) {
  const sent: Sent[] = [];
  renderJobPage({
    answer: (request) => {
      if (request.method !== 'GET') sent.push(request);
      if (request.path === '/api/jobs/12/plan') return shown;
      if (request.method === 'PATCH') return refuse?.() ?? { ...job, revision: 2 };
      return undefined;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'The plan' }));
  await screen.findByRole('heading', { name: 'What people are judged by' });
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string, index = 0) => {
  const control = screen.getAllByLabelText(label)[index];
  if (!control) throw new Error(`No control ${label}`);
  fireEvent.change(control, { target: { value } });
};

test('a plan is changed, reordered and saved from the revision it began with', async () => {
  const sent = await openPlan();
  expect(screen.getByText(/Proposed from the job/)).toBeTruthy();
  press('Move up: Drawings');
  press('Remove: Which shifts?');
  type('Task', 'Weld a root pass on six-inch pipe.');
  await screen.findByText(/Not saved yet/);
  press('Save Plan');
  await screen.findByText('Plan saved');
  const [pipe, drawings, safety] = plan.criteria;
  expect(sent).toEqual([
    {
      method: 'PATCH',
      path: '/api/jobs/12',
      body: {
        agreedPlan: {
          ...plan,
          criteria: [drawings, pipe, safety],
          workSample: { ...plan.workSample, task: 'Weld a root pass on six-inch pipe.' },
          questions: [],
        },
        revision: 1,
      },
    },
  ]);
});

test('what is missing is said before anything is sent, and nothing typed is lost', async () => {
  const sent = await openPlan();
  press('Remove: Safety');
  press('Save Plan');
  await screen.findByText('Keep at least 3 criteria');
  press('Add a criterion');
  await screen.findByText('New criterion');
  press('Save Plan');
  await screen.findByText('Please write a name for this criterion');
  expect(sent).toEqual([]);
  press('Close');
  await waitFor(() => expect(screen.queryByText(/Not saved yet/)).toBeNull());
  press('The plan');
  await screen.findByText('New criterion');
  press('Discard');
  expect(screen.queryByText('New criterion')).toBeNull();
});

test('a settled plan goes back to the proposal', async () => {
  const sent = await openPlan({ ...proposed, by: 'person' });
  expect(screen.getByText(/Settled by your team/)).toBeTruthy();
  press('Back to the Proposal');
  await waitFor(() => expect(sent[0]?.body).toEqual({ agreedPlan: null, revision: 1 }));
});

test('when somebody else was faster the plan stays, and a sentence says what to do', async () => {
  await openPlan(proposed, () =>
    Response.json({ code: 'CONFLICT', message: 'x', requestId: 'r' }, { status: 409 }),
  );
  type('Task', 'Another task');
  press('Save Plan');
  await screen.findByText(/Somebody else has changed this job meanwhile/);
  const sample = screen.getByRole('region', { name: 'Work sample' });
  expect(within(sample).getByLabelText<HTMLTextAreaElement>('Task').value).toBe('Another task');
  press('Discard');
});
