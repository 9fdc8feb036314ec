import { describe, expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { understand } from '#reading/read-stored-job.ts';
import type { JobAnswer } from '#shared/answers.ts';
import { memoize } from '#shared/memoize.ts';
import { toolIds, type ToolId } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';
import { generators } from '#tools/generators.server.ts';
import type { Source } from '#plan/source.ts';
import type { Employer } from '../employer-of.ts';
import { findSecret, hideEmployer, isForCandidates } from './hide-employer.ts';

const today = '2026-11-15';
const candidateTools = toolIds.filter(isForCandidates);

function hide(employer: Employer, index: number) {
  const fixture = allJobs[index]!;
  const about = `${employer.name} is hiring. At ${employer.name} you work with the ${employer.name} team. Write to jobs@northgateparcel.com or see www.northgateparcel.com/jobs.`;
  const job = { ...fixture.job, description: `${about}\n\n${fixture.job.description ?? ''}` };
  const answers: JobAnswer[] = [
    {
      key: 'q-1',
      topic: null,
      ask: `What is the test at ${employer.name}?`,
      state: 'said',
      said: `One route of ${employer.name} with a driver beside you`,
      by: { name: `Ann of ${employer.name}`, as: 'hiring manager' },
      at: '2026-11-16T09:00:00.000Z',
      replaces: null,
    },
  ];
  const brief = understand({ job: { ...job, answers }, organization: employer });
  const source: Source = {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: `Say ${employer.name} often` },
    employer: {
      name: employer.name,
      description: `${employer.name} delivers parcels.`,
      website: 'https://northgateparcel.com',
      signsFor: employer.isClient ? 'Talent Bridge' : employer.name,
    },
    text: [{ role: 'company', words: about }],
    notes: [`${employer.name} asks for speed`],
    answers,
    today,
  };
  const secret = findSecret(employer, brief.place);
  if (!secret) throw new Error('The employer is not confidential.');
  return { secret, hidden: hideEmployer(source, employer, secret) };
}

/** A job is hidden and planned once for all tools, as the server does it. */
const hiddenJobs = memoize<Employer, Map<number, ReturnType<typeof hide>>>(() => new Map());

function write(employer: Employer, tool: ToolId, index: number) {
  const known = hiddenJobs(employer);
  const { secret, hidden } = known.get(index) ?? hide(employer, index);
  known.set(index, { secret, hidden });
  const generator = generators[tool];
  const preparation = generator.prepare(hidden);
  const content = contracts[tool].schema.parse(
    generator.merge(preparation.figures, preparation.draft),
  );
  return { secret, hidden, content, texts: JSON.stringify(content) };
}

const own: Employer = {
  name: 'Northgate Parcel',
  industry: 'retail',
  confidential: true,
  isClient: false,
};
const client: Employer = { name: 'Northgate Parcel Ltd', confidential: true, isClient: true };

describe.each([
  ['the organization itself', own],
  ['a client', client],
])('%s that wants to stay unnamed', (_, employer) => {
  it.each(candidateTools)('is named nowhere in %s', (tool) => {
    for (let index = 0; index < allJobs.length; index += 4) {
      const { texts, content, secret } = write(employer, tool, index);
      expect(texts).not.toMatch(/northgate/i);
      expect(secret.occursIn(content)).toBe(false);
    }
  });
});

it('is not named in the text of the job that a model reads either', () => {
  const { hidden } = write(client, 'attractionPosting', 0);
  expect(hidden.text?.[0]?.words).toMatch(/^Our client is hiring/);
  expect(JSON.stringify(hidden)).not.toMatch(/northgate/i);
});

it('is described: a company for its candidates, a client of those who recruit for it', () => {
  expect(write(own, 'attractionPosting', 0).texts).toMatch(/a retail company/i);
  expect(write(client, 'attractionPosting', 0).texts).not.toMatch(/we(?: are|'re) our client/i);
  const messages = write(client, 'engagementKit', 0).texts;
  expect(messages).toMatch(/our client/i);
  expect(messages).toContain('Talent Bridge');
});

it('speaks to candidates in all tools but those for the people who decide', () => {
  expect(candidateTools).toEqual([
    'attractionPosting',
    'sourcingStrategy',
    'engagementKit',
    'engagementTracker',
    'interviewCoaching',
    'candidateMessaging',
  ]);
});

it('is no secret unless somebody says so', () => {
  expect(findSecret({ ...own, confidential: false }, { given: '', label: '' })).toBeUndefined();
});
