import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { toSentence } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { beginTelling } from '#writing/told.ts';

import { listOffer } from './offer.ts';

const mostPoints = 4;
const fewPoints = 2;
const longestPoint = 22;

/** What to lead with in a call: only what the job states; then what people will ask all the same. */
export function draftPoints(source: Source): string[] {
  const plan = makePlan(source);
  const { sellingPoints, sentences, drawer } = plan;
  const gives = listOffer(source.brief).gives.filter((text) => countWords(text) <= longestPoint);
  const isNear = source.brief.workType === 'hybrid' || source.brief.workType === 'remote';
  const stated = beginTelling()
    .takeNew([
      ...(isNear ? [sentences.place] : []),
      ...sellingPoints.slice(0, mostPoints),
      ...gives.slice(0, mostPoints),
      hasOffHours(sentences.hours) ? '' : sentences.hours,
    ])
    .map(toSentence);
  return listOnce([
    ...stated.slice(0, mostPoints),
    ...listGaps(plan, gives),
    ...(stated.length < fewPoints
      ? [`What people ask first in this trade: ${drawer.cares_about}`]
      : []),
  ]).map(toSentence);
}

function listGaps({ sentences }: Plan, gives: readonly string[]): string[] {
  return [
    ...(sentences.pay ? [] : ['Pay is not stated: get the range before the first call.']),
    ...(gives.length > 0
      ? []
      : ['No benefit is stated: ask what comes with the job before you promise anything.']),
  ];
}
