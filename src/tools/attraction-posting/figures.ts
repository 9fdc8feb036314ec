import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { describePayRow } from '#market/pay/choose-pay-row.ts';
import { sayForeignNote } from '../craft/facts.ts';
import { sayPlace } from '../craft/place-words.ts';
import { makePlan } from '../craft/plan.ts';
import { toParagraph } from '../craft/prose/casing.ts';
import { sayDate } from '../craft/prose/dates.ts';
import { fill, sayFirst } from '../craft/prose/fill.ts';
import { wordsOf } from '../craft/prose/number.ts';
import { toEnglish } from '../craft/prose/translate.ts';
import { sayStartDate } from '../craft/start-date.ts';
import type { Source } from '#plan/source.ts';
import { listKeywords } from './keywords.ts';

export interface AttractionFigures {
  toolDescription: string;
  positionTitle: string;
  department: string;
  startDate: string;
  embeddedKeywords: string[];
  /** The pay as an attraction point, with its place in the market; null when nothing is known of it. */
  payPoint: string | null;
}

const payPoints = [
  'Pay of {spoken} ({yearly}): the midpoint, {middle}, is {ratio} of the {median} median for {occupation}, {middlePercentile} ({source})',
  'Pay of {spoken}: the midpoint, {middle}, is {ratio} of the {median} median for {occupation}, {middlePercentile} ({source})',
  'Pay of {spoken}, at the {percentiles} for {occupation} ({source})',
  'Pay of {spoken}, stated in the ad',
];

const singlePayPoints = [
  'Pay of {spoken} ({yearly}), {ratio} of the {median} median for {occupation}, {middlePercentile} ({source})',
  'Pay of {spoken}, {ratio} of the {median} median for {occupation}, {middlePercentile} ({source})',
];

const plainPayPoints = ['Pay of {spoken} ({yearly})', 'Pay of {spoken}, stated in the ad'];

/** Below the middle of the market, pay is a fact to state and no attraction to compare. */
function sayPayPoint(source: Source): string | null {
  const { pay } = makePlan(source);
  if (!pay.spoken) return null;
  const { soc } = source.market.profile;
  const official = soc === null ? undefined : findOfficial(soc);
  const slots = { ...pay, occupation: official ? toPlainName(official) : 'the occupation' };
  const isWorthIt = pay.standing === 'above' || pay.standing === 'around';
  const phrases = [
    ...(isWorthIt && pay.low === pay.high ? singlePayPoints : []),
    ...(isWorthIt ? payPoints : plainPayPoints),
  ];
  return toParagraph([sayFirst(phrases, { ...slots, stated: null })]);
}

function sayStart(source: Source): string {
  const { openings } = source.brief;
  const stated = sayStartDate(source.brief);
  const { timeline } = makePlan(source);
  const seats = openings && openings.count > 1 ? ` (${wordsOf(openings.count, 'opening')})` : '';
  if (stated) return `${stated}${seats}`;
  return `Not stated. The plan points to ${sayDate(timeline.start.day)}${seats}; confirm at the intake`;
}

export function computeAttractionFigures(source: Source): AttractionFigures {
  const { brief, market } = source;
  const described = fill(
    'Internal job description, public posting, social blurb and keywords for the {title} job {place}',
    {
      title: brief.title.clean,
      place: sayPlace(brief).in,
    },
  );
  return {
    toolDescription: toParagraph([
      described,
      'Every fact comes from the job as entered; what it leaves open is marked in the internal description and left out of the posting',
      market.payRow && `Pay compared with ${describePayRow(market.payRow)}`,
      sayForeignNote(brief),
    ]),
    positionTitle: brief.title.clean,
    department: brief.department ? toEnglish(brief.department.text) : 'Not stated',
    startDate: sayStart(source),
    embeddedKeywords: listKeywords(source),
    payPoint: sayPayPoint(source),
  };
}
