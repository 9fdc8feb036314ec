import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { isOver } from '#writing/read-day.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { whoseWords } from '#plan/wording/who-said.ts';
import { listObservations, oldAdvertisement } from '#plan/questions/observations.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd, toParagraph } from '#writing/casing.ts';
import { sayLanguage } from '#writing/language.ts';
import { wordsOf } from '#writing/number.ts';
import { countLeftOut } from './draft/duties.ts';
import { listNotices } from './draft/notices.ts';
import { listKeywords } from './keywords.ts';

export interface AttractionFigures {
  toolDescription: string;
  positionTitle: string;
  department: string;
  startDate: string;
  embeddedKeywords: string[];
  /** The pay as a point for calls; null when nothing is known of it, or when it is below the middle of the market. */
  payPoint: string | null;
}

export function computeAttractionFigures(source: Source): AttractionFigures {
  const { brief } = source;
  const plan = makePlan(source);
  return {
    toolDescription: describe(source, plan),
    positionTitle: plan.names.headline,
    department: brief.department ? stripEnd(brief.department.text) : '[department: confirm]',
    startDate: sayStart(source, plan),
    embeddedKeywords: listKeywords(source),
    payPoint: plan.pay.standing === 'below' ? null : sayPayPoint(source, plan),
  };
}

/** Where the words come from, and what to mend before anything is published. */
function describe(source: Source, plan: Plan): string {
  const { names, place } = plan;
  const { brief } = source;
  const language = sayLanguage(brief.language);
  return toParagraph([
    `Internal description, public posting, blurb and keywords for ${names.aTitle} ${place.in}`.trim(),
    `Duties, requirements, benefits and notices are ${whoseWords(source)}`,
    'Fill in the square brackets before publishing',
    language && `The advertisement is in ${language}: its words stay so, ours are English`,
    sayLeftOut(source),
    listNotices(source).isCut
      ? 'Its notices are too long for a posting; see the original for what is left out'
      : null,
    sayCaution(source, plan),
    ...listObservations(source)
      .filter(({ title, matter }) => title.endsWith('passed') || matter === oldAdvertisement)
      .slice(0, 1)
      .flatMap(({ text, mend }) => [text, mend]),
  ]);
}

/** A list that was shortened says so. */
function sayLeftOut(source: Source): string | null {
  const count = countLeftOut(source);
  return count === 0
    ? null
    : `The list of duties is shortened: see the original for ${wordsOf(count, 'more line')}`;
}

function sayStart({ brief, today }: Source, { timeline: { start } }: Plan): string {
  const { openings } = brief;
  const seats =
    openings && openings.count > 1
      ? ` (${wordsOf(openings.count, 'opening')})`
      : brief.severalOpenings
        ? ' (more than one opening)'
        : '';
  const stated = stripEnd(brief.startDate?.text ?? '');
  if (stated === '') return `[start date: confirm]${seats}`;
  if (isOver(stated, today)) return `[start date: confirm; the one advertised has passed]${seats}`;
  return `${stated}${seats}${start.stated || start.note === null ? '' : ' [confirm]'}`;
}

/** The pay with its terms as stated. */
function sayPayPoint({ brief }: Source, { pay }: Plan): string | null {
  if (pay.spoken === null) return null;
  // Elsewhere a full week has other hours.
  const yearly = pay.yearly && brief.place.country === 'US' ? ` (${pay.yearly})` : '';
  return `Pay: ${pay.said}${yearly}.`;
}

/** Below the middle of the market, pay is a fact to know and not the thing to lead with. */
function sayCaution({ market }: Source, { pay }: Plan): string | null {
  if (pay.standing !== 'below' || pay.ratio === null || pay.median === null) return null;
  const official = market.profile.soc === null ? undefined : findOfficial(market.profile.soc);
  const people = official ? toPlainName(official) : 'the occupation';
  const isNational = market.payPosition?.row.areaType === 'national';
  return `Do not lead with the pay: it is ${pay.ratio} of the ${pay.median} ${isNational ? 'national ' : ''}median for ${people} (${pay.source})`;
}
