import { makePlan } from '#plan/plan.ts';
import { listGood } from '#plan/letters/list-good.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { isVague } from '#plan/selling-points.ts';
import type { Source } from '#plan/source.ts';
import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { toSentence } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { beginText } from '#writing/said-so-far.ts';

import { listOffer } from './offer.ts';

const mostPoints = 4;
const longestPoint = 22;

/** What to lead with in a call: only what the job states; a short list is an honest one. */
export function draftPoints(source: Source): string[] {
  const plan = makePlan(source);
  const { sellingPoints, sentences, own } = plan;
  const gives = listOffer(source.brief).gives.filter((text) => countWords(text) <= longestPoint);
  const isNear = source.brief.workType === 'hybrid' || source.brief.workType === 'remote';
  const stated = beginText()
    .takeNew([
      ...(isNear ? [sentences.place] : []),
      ...(plan.phrases
        ? []
        : [listJobFacts(source).taught, ...listGood(source).slice(0, mostPoints)]),
      ...(plan.phrases ? sellingPoints : []).filter((text) => !isVague(text)).slice(0, mostPoints),
      ...gives.filter((text) => !isVague(text) && plan.phrases !== null).slice(0, mostPoints),
      hasOffHours(sentences.hours) ? '' : sentences.hours,
    ])
    .map(toSentence);
  const points = listOnce(
    stated.length > 0
      ? stated.slice(0, mostPoints)
      : [sentences.contract, sentences.place, ...own.map(({ words }) => words)].slice(
          0,
          mostPoints,
        ),
  )
    .filter(Boolean)
    .map(toSentence);
  return points.length > 0 ? points : ['[What speaks for this job: add]'];
}
