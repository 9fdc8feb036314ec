import { expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { describePlan } from '#plan/describe-plan.ts';
import type { Source } from '#plan/source.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { understand } from '#reading/read-stored-job.ts';
import { listJobLines } from '#reading/stored/list-lines.ts';
import { toolIds, type ToolId } from '#shared/tool-info.ts';
import { generators } from '#tools/generators.server.ts';
import { findInventions } from './check-inventions.ts';
import { listTexts } from './list-texts.ts';
import { splitSentences } from './sentences.ts';

const today = '2026-11-15';
/** Names are looked for in English, which is what a model writes. */
const sources = allJobs
  .map(({ organization, job }): Source => {
    const brief = understand({ job, organization });
    return {
      brief,
      market: assessMarket({ brief, today }),
      voice: { tone: 'professional', messagingStyle: '' },
      employer: { name: organization.name, description: '', website: '' },
      text: listJobLines(job),
      notes: [],
      today,
    };
  })
  .filter(({ brief }) => brief.language === 'en');

/** Written by people of each trade for exactly these jobs. */
const writers: readonly ToolId[] = [
  'engagementKit',
  'engagementTracker',
  'candidateScoring',
  'scorecardAssistant',
  'intakeAssistant',
  'hiringSynopsis',
  'interviewCoaching',
  'candidateMessaging',
];

/** True sentences of one tool, checked as if a model had written them in the next one. */
function listTrue(source: Source, place: number) {
  const writer = writers[place % writers.length] ?? 'engagementKit';
  const reader = toolIds.find((tool) => tool !== writer) ?? writer;
  const { draft, figures } = generators[writer].prepare(source);
  const { draft: own } = generators[reader].prepare(source);
  const sentences = Object.values(draft as object)
    .flatMap(listValues)
    .flatMap(splitSentences)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length > 3);
  return { sentences, given: { source, figures, plan: describePlan(source), draft: own } };
}

const listValues = (value: unknown): string[] => listTexts(value).filter((text) => /\s/.test(text));

it('true sentences of many trades stand', () => {
  const cuts: string[] = [];
  let count = 0;
  for (const [place, source] of sources.entries()) {
    const { sentences, given } = listTrue(source, place);
    count += sentences.length;
    for (const { sentence, unsupported } of findInventions(sentences, given)) {
      cuts.push(
        `${unsupported.map(({ kind, what }) => `${kind} ${what}`).join(', ')}: ${sentence}`,
      );
    }
  }
  expect(count).toBeGreaterThan(1000);
  // One of two hundred.
  expect(cuts.length / count, `${cuts.length} of ${count}\n${cuts.join('\n')}`).toBeLessThan(0.005);
});

it('a job may say of itself what it says', () => {
  const cuts = sources.flatMap((source) =>
    findInventions(
      (source.text ?? []).map(({ words }) => words),
      { source, figures: {} },
    ),
  );
  expect(cuts.map(({ sentence }) => sentence)).toEqual([]);
});
