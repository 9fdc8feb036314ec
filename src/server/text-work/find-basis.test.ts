import { expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import type { Source } from '#plan/source.ts';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import { understand } from '#reading/read-stored-job.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';
import { generators } from '#tools/generators.server.ts';
import { findBasis } from './find-basis.ts';

const today = '2026-11-15';

function gather(location: string, salaryRange: string): Source {
  const { job, organization } = fromFields(
    'one',
    { name: 'Caddo' },
    { title: 'Welder', location, salaryRange },
  );
  const brief = understand({ job, organization });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: 'Caddo', description: '', website: '' },
    notes: [],
    today,
  };
}

const american = gather('Denver, CO', '$26-$30 an hour');
const british = gather('Leeds, United Kingdom', '£16 an hour');

function basisOf(tool: ToolId, source: Source) {
  const { prepare, merge } = generators[tool];
  const { figures, draft } = prepare(source);
  return findBasis({
    source,
    writer: 'built-in',
    content: contracts[tool].schema.parse(merge(figures, draft)),
  });
}

it('lists what the market output uses, with its assumptions', () => {
  const { sources, assumptions } = basisOf('marketIntel', american);
  expect(sources.join('\n')).toContain('OEWS May 2024');
  expect(sources.join('\n')).toContain('Census');
  expect(assumptions.join('\n')).toContain('look actively');
  expect(assumptions.join('\n')).toContain('trades 14 and 3');
  expect(assumptions[0]).toContain('general knowledge');
});

it('lists the publications that rates are taken from, also where no table applies', () => {
  for (const source of [american, british]) {
    const { sources } = basisOf('engagementTracker', source);
    for (const name of ['Gem 2022', 'TextUs'])
      expect(sources.some((entry) => entry.startsWith(name))).toBe(true);
  }
});

it('lists no table that does not apply or is not used', () => {
  expect(basisOf('marketIntel', british).sources.join('\n')).not.toContain('OEWS');
  expect(
    findBasis({ source: american, writer: 'model', content: { text: 'Call on Monday.' } }),
  ).toEqual({
    sources: [],
    assumptions: [],
  });
});

it('takes no part of a number for a figure of the pool', () => {
  const { talentPool } = american.market;
  if (talentPool.kind === 'none') throw new Error(talentPool.reason);
  const text = `1${Math.round(talentPool.direct.count).toLocaleString('en-US')}5`;
  expect(findBasis({ source: american, writer: 'model', content: { text } }).sources).toEqual([]);
});
