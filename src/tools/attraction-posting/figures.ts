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
import type { Source } from '../source.ts';
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
  'Pay of {spoken}: the middle of it, {middle}, is {ratio} of the {median} median for the occupation, {middlePercentile} ({source}). {yearlyNote}',
  'Pay of {spoken}: the middle of it, {middle}, is {ratio} of the {median} median for the occupation, {middlePercentile} ({source})',
  'Pay of {spoken}, at the {percentiles} of the occupation ({source})',
  'Pay of {spoken}, stated before anyone applies',
];

const plainPayPoints = [
  'Pay of {spoken} ({yearly})',
  'Pay of {spoken}, stated before anyone applies',
];

/** Below the middle of the market, pay is a fact to state and no attraction to compare. */
function sayPayPoint(source: Source): string | null {
  const { pay } = makePlan(source);
  if (!pay.spoken) return null;
  const slots = { ...pay, yearlyNote: pay.yearly && `That is ${pay.yearly}` };
  const phrases =
    pay.standing === 'above' || pay.standing === 'around' ? payPoints : plainPayPoints;
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
  const described = fill('Description, posting, blurb and keywords for the {title} role {place}', {
    title: brief.title.clean,
    place: sayPlace(brief).in,
  });
  return {
    toolDescription: toParagraph([
      described,
      'What the job leaves open is marked "Not stated" in the internal description and left out of the posting',
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
