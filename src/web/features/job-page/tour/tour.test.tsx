import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleJob } from '#shared/sample-job.ts';
import { job, renderJobPage } from '../testing/job-page-kit.tsx';
import { isSampleJob } from './is-sample-job.ts';

vi.setConfig({ testTimeout: 20_000 });

const sample = {
  ...job,
  title: sampleJob.title,
  location: sampleJob.location,
  description: sampleJob.description ?? null,
};

const userOf = (id: string) => ({ user: { id, name: 'Ada', email: 'ada@example.test' } });

function renderSample(userId = 'u1', shown = sample) {
  return renderJobPage({
    answer: ({ path }) => {
      if (path === '/api/jobs/12') return shown;
      return path.startsWith('/api/auth/get-session') ? userOf(userId) : undefined;
    },
  });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('walks through the page with Next, and is not offered again', async () => {
  renderSample();
  await press('Take the tour');
  const titles: string[] = [];
  for (let step = 1; step <= 5; step += 1) {
    await screen.findByText(`${step} of 5`);
    titles.push(screen.getByRole('dialog').querySelector('h2')!.textContent);
    expect(document.querySelectorAll('[data-tour-here]')).toHaveLength(1);
    await press(step === 5 ? 'Done' : 'Next');
  }
  expect(titles).toEqual([
    'Begin here',
    'What was read',
    'Ten tools',
    'Make it yours',
    'Take it with you',
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.querySelectorAll('[data-tour-here]')).toHaveLength(0);
  cleanup();
  const { requests } = renderSample();
  await waitFor(() => expect(requests).toContain('GET /api/auth/get-session'));
  await screen.findAllByText('10 of 10 tools ready');
  expect(screen.queryByRole('button', { name: 'Take the tour' })).toBeNull();
});

test('goes back a step', async () => {
  renderSample();
  await press('Take the tour');
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  await press('Next');
  await screen.findByText('2 of 5');
  await press('Previous');
  await screen.findByText('1 of 5');
});

test('ends with Escape', async () => {
  renderSample();
  await press('Take the tour');
  await screen.findByText('1 of 5');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Take the tour' })).toBeNull();
});

test('is skipped for good, for that person only', async () => {
  renderSample();
  await press('Skip for good');
  expect(screen.queryByRole('button', { name: 'Take the tour' })).toBeNull();
  cleanup();
  renderSample('u2');
  expect(await screen.findByRole('button', { name: 'Take the tour' })).toBeTruthy();
});

test('is for the sample job alone, and only as it was', () => {
  expect(isSampleJob(sample)).toBe(true);
  expect(isSampleJob(job)).toBe(false);
  expect(isSampleJob({ ...sample, description: 'My own' })).toBe(false);
});
