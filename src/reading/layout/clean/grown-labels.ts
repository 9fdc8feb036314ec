import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { classifyHeading } from '../classify-heading.ts';
import { kindOfLabel } from '../labels.ts';
import { camelNames } from './camel-names.data.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** A label or an offer that grew on to the value before it, in whatever words. */

const known = new Set(camelNames.toLowerCase().split(' '));

/** "Night WeaverClassification: Exempt", "£43kContract type: one year". */
const label =
  /(?<=(?<![\p{L}\d@./_#=?&-])(?<left>[\p{L}\d-]{0,30}(?:\p{Ll}{2}|\d[kK]?|\p{Ll}\)|%)))(?=(?<label>\p{Lu}\p{Ll}{2,20}(?:[ /&-]{1,3}\p{L}{2,16}){0,3})\s?:(?:\s|$|[\p{Lu}\d$£€]))/gmu;

/** One word that, before a colon, is a label whatever it grew on to. */
const surely =
  /^(?:Location|Salary|Contract|Hours|Duration|Department|Client|Rate|Brand|Schedule|Shift|Compensation|Commitment|Address|Classification|Supervisor|Region|Benefits|Education|Experience|Qualifications?|Requirements?|Responsibilities|Duties|Skills|Travel|Pay|Status|Deadline|Remuneration|Reports|Title)$/;

function isLabel(left: string, words: string): boolean {
  const [first = ''] = words.split(/[ /&-]/);
  const last = /\p{Lu}?\p{Ll}{0,30}$/u.exec(left)?.[0] ?? '';
  if (known.has((last + first).toLowerCase())) return false;
  if (kindOfLabel(words) === undefined && classifyHeading(words) === undefined) return false;
  // "CodeBase:" and "OneTeam:" are names; "monthsTeam:" is none.
  return words !== first || surely.test(words) || /^(?:\p{Ll}{4,}|)$/u.test(last);
}

/** "Full-timeschedule: days": a label in small letters, behind a word that it makes none with. */
const smallLabel =
  /(?<=(?<![\p{L}@./_#=?&])(?:[\p{L}\d]{1,20}-)?(?<left>\p{L}\p{Ll}{2,20}))(?=(?<label>schedule|benefits|salary|location|education|experience|qualifications|requirements|responsibilities|hours|shift)\s?:)/gu;

const sum = String.raw`[$£€] ?\d[\d,.]{0,9}[kK]?(?: ?(?:[-–]|to) ?[$£€]? ?\d[\d,.]{0,9}[kK]?)?`;
/** "$50-55KFree meals": an amount, and what begins behind it. */
const behindPay = new RegExp(
  String.raw`(?<=${sum})(?<=\d[kK]?)(?![kK])(?=(?<word>\p{Lu}\p{Ll}{2,}|\p{Ll}{3,}))`,
  'gu',
);
/** What goes on with an amount: "$40KBase", "$20Hourly". */
const ofAmount =
  /^(?:per|plus|base|basic|hour|hourly|hours|annual|annually|annum|year|yearly|month|monthly|week|weekly|daily|day|million|billion|thousand|depending|and|bonus|sign|starting|gross|salary|pay|retention|usd|gbp|million|mil|bil|ote|pro)/i;
/** "401KFree meals" */
const behindPlan =
  /(?<=\b40[13]\(?[kKbB]\)?)(?=(?!Match|Plan|With|Retire|Contrib|Sav)\p{Lu}\p{Ll}{2,})/gu;

/** "experience of PLANTDesired: looms": a heading that grew on to an abbreviation. */
const behindCapitals =
  /(?<=(?<![\p{L}\d])\p{Lu}{2,12})(?=(?:Desired|Required|Preferred|Essential|Desirable|Requirements|Qualifications|Responsibilities|Duties|Skills|Experience|Benefits|Education|Location|Salary|Nice to [Hh]ave|Must [Hh]ave|Key \p{L}{4,16}|Job \p{L}{2,12})s?\s?:)/gu;

export function splitGrownLabels(source: MappedText): MappedText {
  const { text } = source;
  const head = text.indexOf('\n');
  const labels = [...text.matchAll(label)].flatMap(({ index, groups }): Edit[] => {
    const { left = '', label: words = '' } = groups ?? {};
    return index > head && isLabel(left, words) ? [{ start: index, end: index, insert: '\n' }] : [];
  });
  const small = [...text.matchAll(smallLabel)].flatMap(({ index, groups }): Edit[] => {
    const { left = '', label: words = '' } = groups ?? {};
    const isOne = isEnglishWord((left + words).toLowerCase()) || !isEnglishWord(left.toLowerCase());
    return isOne ? [] : [{ start: index, end: index, insert: '\n' }];
  });
  const sums = [...text.matchAll(behindPay)].map(({ index, groups }): Edit => {
    const isPart = ofAmount.test(groups?.['word'] ?? '') || /^\p{Ll}/u.test(groups?.['word'] ?? '');
    return { start: index, end: index, insert: isPart ? ' ' : '\n' };
  });
  const plans = [...text.matchAll(behindPlan)].map(({ index }): Edit => ({
    start: index,
    end: index,
    insert: '\n',
  }));
  const headings = [...text.matchAll(behindCapitals)].map(({ index }): Edit => ({
    start: index,
    end: index,
    insert: '\n',
  }));
  const edits = [...labels, ...small, ...sums, ...plans, ...headings].toSorted(
    (a, b) => a.start - b.start,
  );
  return applyEdits(
    source,
    edits.filter(({ start }, index) => start !== edits[index - 1]?.start),
  );
}
