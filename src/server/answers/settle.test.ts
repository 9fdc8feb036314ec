import { expect, it } from 'vitest';
import type { JobAnswer } from '#shared/answers.ts';
import type { AnswerRow } from './answers.rows.ts';
import { settle } from './settle.ts';

const row = (more: Partial<AnswerRow>): AnswerRow => ({
  id: 1,
  organizationId: 1,
  jobId: 1,
  key: 'pay',
  topic: 'Pay',
  ask: 'What does it pay?',
  tools: [],
  state: 'said',
  said: '$32 an hour',
  replaces: null,
  mustHaves: null,
  answerer: 'link:1',
  linkId: 1,
  userId: null,
  apiKeyId: null,
  status: 'typed',
  against: null,
  decidedAt: null,
  answeredAt: new Date(0),
  ...more,
});

const standing = (more: Partial<JobAnswer> = {}): JobAnswer => ({
  key: 'pay',
  topic: 'Pay',
  ask: 'What does it pay?',
  state: 'said',
  said: '$30 an hour',
  by: { name: 'Tom', as: 'hiring manager' },
  at: '2026-11-16T00:00:00.000Z',
  replaces: null,
  ...more,
});

const job = {
  answers: [] as JobAnswer[],
  openKeys: new Set(['pay']),
  says: () => undefined,
  others: [] as AnswerRow[],
};
const counts = { status: 'counts', against: null };

it('counts where the job leaves the matter open', () => {
  expect(settle(row({}), job)).toEqual(counts);
});

it('waits where the job says something by now, or no longer asks', () => {
  const openKeys = new Set<string>();
  const says = (topic: string | null) => (topic === 'Pay' ? '$35 an hour' : undefined);
  expect(settle(row({}), { ...job, openKeys, says })).toEqual({
    status: 'waiting',
    against: '$35 an hour',
  });
  expect(settle(row({ topic: null }), { ...job, openKeys, says })).toMatchObject({
    status: 'waiting',
    against: expect.stringContaining('no longer'),
  });
});

it('waits beside another answer, unless it says the same', () => {
  const answers = [standing()];
  expect(settle(row({}), { ...job, answers })).toEqual({ status: 'waiting', against: null });
  expect(settle(row({ said: ' $30  AN hour' }), { ...job, answers })).toEqual(counts);
});

it('knowing goes before not knowing, and never the other way round', () => {
  const undecided = [standing({ state: 'not-decided', said: '' })];
  expect(settle(row({}), { ...job, answers: undecided })).toEqual(counts);
  for (const state of ['not-decided', 'ask-hr', 'unknown'] as const) {
    const answer = row({ state, said: '' });
    expect(settle(answer, { ...job, answers: [standing()] }).status).toBe('noted');
  }
});

it('one’s own answer is replaced, until somebody agreed or decided', () => {
  const answers = [standing()];
  const own = row({ id: 2, said: '$30 an hour', status: 'counts' });
  expect(settle(row({}), { ...job, answers, others: [own] })).toEqual(counts);
  const agreeing = row({ id: 3, answerer: 'link:2', said: '$30 an hour', status: 'counts' });
  const waits = { status: 'waiting', against: null };
  expect(settle(row({}), { ...job, answers, others: [own, agreeing] })).toEqual(waits);
  const decided = { ...own, decidedAt: new Date(0) };
  expect(settle(row({}), { ...job, answers, others: [decided] })).toEqual(waits);
});

it('a corrected sentence and an order of must-haves always wait', () => {
  const replaces = 'Pay: competitive';
  expect(settle(row({ replaces }), job)).toEqual({ status: 'waiting', against: replaces });
  const mustHaves = { order: ['a'], wishes: [], moved: [] };
  expect(settle(row({ mustHaves }), job).status).toBe('waiting');
});
