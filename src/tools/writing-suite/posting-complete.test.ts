import { expect, it } from 'vitest';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { readLine } from '#plan/offers/read-line.ts';
import { listMusts } from '#plan/demands/requirements.ts';
import type { Source } from '#plan/source.ts';
import { listStems, saysMost } from './says-most.ts';
import { toSource, writeTool } from './written.ts';

function listLost(source: Source): string[] {
  const { content } = writeTool('attractionPosting', source);
  const said = new Set(listStems(JSON.stringify(content)));
  const { brief } = source;
  const benefits = listFacts(brief, { kinds: ['benefit'] })
    .map(({ text }) => text)
    .filter((text) => readLine(text, { kind: 'office-specialist' }).length > 0);
  const musts = listMusts(brief).map(({ text }) => text);
  return [...musts, ...benefits].filter((text) => !saysMost(said, text));
}

const english = allJobs
  .map((job) => ({ name: job.name, source: toSource(job) }))
  .filter(({ source }) => source.brief.language === null || source.brief.language === 'en');

it.each(english)(
  '$name: every stated must and every benefit stands in the posting',
  ({ source }) => {
    expect(listLost(source)).toEqual([]);
  },
);
