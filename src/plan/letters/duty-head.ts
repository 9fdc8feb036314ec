import { alsoNouns, dutyVerbs } from '#reading/facts/shapes/duty-verbs.data.ts';
import { tagWords } from '#reading/facts/shapes/tagger.ts';
import { endsOpen } from '#writing/ends-open.ts';
import { countTelling } from '../defining/count-telling.ts';
import { isSaidWhole } from '../defining/is-said-whole.ts';
import { beginsWithVerb } from '../wording/orders.ts';
import { canBeDone } from '../wording/speakable/speakable.ts';
import { limits } from './say-plainly.ts';

/** Words: what can be said in one breath with two others. */
const length = { fewest: 2, most: 8, ofCommon: 3 };
const inRow = { ...length, isInRow: true };
const alone = { fewest: 4, most: 16, isInRow: false };
const count = (text: string): number => text.split(/\s+/).length;

/** Where a thing is done, for whom, how and what for: what stands before it is whole. A comma may part two words for one thing. */
const joints =
  /, (?=(?:\p{L}+ing(?!,| and\b| or\b)|to|with|in|as|while|which|both|based|so|for|at|on|by|where|who)\b)|;| (?=(?:to|in|for|with|within|across|by|using|including|such as|that|which|who|on|at|from|through|throughout|as|while|when|during|based|according|ensuring|between|via|under|into|so|where|regarding|related|relating|aligned|per|relative|\p{L}+ed (?:with|to|by|for|at))\b)/giu;

/** "mend and fit": a row of verbs whose thing comes later. */
const onlyVerbs = /^\p{L}+(?:, \p{L}+)*,? (?:and|or) \p{L}+$/u;
/** "sand, prime and paint hulls": the row of verbs has its end. */
const verbsFirst = /^\p{Ll}+(?:, \p{Ll}+)+,? and (?=\p{Ll}+ )/u;
/** A thing whose kind was told behind it, or that every job has. */
const hollowEnd =
  /\b(?:information|planning|development|support|assistance|guidance|advice|services?|knowledge|relationships?|range|variety|number|part|parts|aspects|needs|activities|tasks|duties|requirements|levels?|types?|kinds?|areas?|role|basis|input|feedback|responsibility|care|work|help|set|list|ways|vision|leadership|company|team|progress|solutions|opportunities|issues|impact|such|well|based|relative|related|due|prior|subject|used|produced|developed|needed|compliant|responsible|available|so|specific|elevated|designed|tailored|necessary|appropriate|capable|intended|aimed|dialogue|settings|environments|conditions|matters|strategies|approaches|answers|presence|footprint|consistent|expertise|controls|how|where|whether)$|\b(?:an?|the) \p{L}+(?:ed|ive|ous|ful)$/iu;
/** "mentor newcomers and assist": the second verb has lost its thing. */
const tornVerb =
  /\b(?:and|or|by|to) (?:assist|provid|contribut|support|develop|ensur|help|improv|implement|maintain|manag|perform|participat|communicat|coordinat|respond|report|execut)(?:e|es|s|ing)?$/iu;
/** Half of what belongs together: "in line" with what, "ropes brought" where to. */
const halfSaid =
  /\b(?:pertaining|relating|adhering|consisting|resulting|belonging|involving|concerning|conforming|brought|sent|held|submitted|presented)$|\bin (?:conformance|accordance|conjunction|addition|support|response|compliance|regard|order|collaboration|partnership|coordination|line|terms|preparation|relation|connection|consultation)$|\bto be \p{L}+ed$/iu;
/** What is turned into something, held against it or led to it: the thing alone is half of the work. */
const towards =
  /^(?:translate|convert|transform|turn|integrate|align|compare|match|encourage|enable|empower|allow|require|prioriti[sz]e|assign|allocate|attribute|hold|bring|put|prevent|protect|inform|notify|remind|convince|motivate|inspire|link|tie|divide|transfer|relate|expose|introduce|adapt|tailor|apply|incorporate|move|inspire|ask|persuade)\b/iu;
const whereTo = /^,? (?:to|into|with|from|through|against|in(?= \p{L}+ing\b))\b/iu;
/** "account reconciliations", "cash flow management": a thing, and nothing that one does. */
const thingFirst =
  /^(?:cash|account(?! for\b)|inventory|quality|vendor|data|risk|payroll|client|customer|sales|asset|property|(?:project|budget|contract|time|change|stock|field|staff) (?:management|planning|preparation|administration|forecasting|control|observation|training|scheduling))\b/iu;
/** "and advise", "to operate": a verb at the end whose thing was cut off. */
const endsInVerb = (head: string): boolean => {
  const [, verb] = /\b(?:and|or|to) (\p{Ll}+(?<!s))$/u.exec(head) ?? [];
  return verb !== undefined && (beginsWithVerb(`${verb} it`) || verb === 'confer');
};
/** Two lines that grew together, or a thing in place of a verb. */
const grown = /\p{L}\.\d|^\p{Ll}+-\p{Lu}|\p{Ll}s \p{Lu}\p{Ll}+$/u;
/** Done beside others, or a manner of doing it: no picture of a day. */
const beside =
  /^(?:think|raise awareness|collaborate|work|partner|liaise|delegate|support|assist|ensure|participate|attend|help|interact|communicate|identify (?:any|potential)|look for|lead (?:from|by)|listen|clear|smooth|issue|keep (?:abreast|the team|up)|act as|conform|operate and report|track progress|stay|be|maximi[sz]e|optimi[sz]e|leverage|champion|drive (?!(?:an? )?(?:\p{L}+ )?(?:vans?|trucks?|vehicles?|cars?|bus|lorr|forklift))|serve as|contribute|take (?:part|ownership|responsibility)|own|learn|leave|concentrate|embody|bring)\b|\b(?:common sense|office equipment|confidentiality|assigned|given|tasks|precision|promptly|accurately|efficiently|effectively|others?|various|subordinates)\b/iu;
/** What for, in words of any job; a clause about the thing. */
const aim =
  / to (?:make sure|ensure|achieve|maximi[sz]e|meet|support|enable|drive|facilitate|optimi[sz]e|deliver)\b| (?:that|which|who) /i;
/** "of medium" goes on with "to large-scale gardens": the far end of a range. */
const ranged = /^ to \p{L}+-\p{L}+/u;
/** A figure or a bound belongs to what is done. */
const bounded = (rest: string): boolean =>
  /\d/.test(rest) || limits.test(rest.replace(atTimes, '')) || ranged.test(rest);
/** "by hand or occasionally with a winch": now and then is said of the winch alone. */
export const atTimes = / (?:and|or) occasionally\b.*$/iu;

/** What is a verb and nothing else, or begins another line of the job: behind "and" it is a duty of its own. */
const listSecondVerbs = (duty: string, verbs: ReadonlySet<string>): number[] =>
  [...duty.matchAll(/ and (?<word>\p{Ll}+)(?= \p{L})/gu)]
    .filter(({ groups: { word = '' } = {} }) => {
      return verbs.has(word) || (dutyVerbs.has(word) && !alsoNouns.has(word));
    })
    .map(({ index }) => index);

/** "owners preparing" of "owners preparing for winter", "ropes sorted" of "ropes sorted by length": said of the thing, and cut off from what it says. */
const endsInDoing = (head: string): boolean => {
  const words = tagWords(`They ${head}`);
  const [before, last] = words.slice(-2);
  return (
    last?.pos === 'VERB' &&
    /(?:ing|ed|en)$/i.test(last.text) &&
    /^(?:NOUN|PROPN)$/.test(before?.pos ?? '')
  );
};

/** "the upkeep of small", of "small to large gardens": a quality at the end, and what has it was cut off. */
const endsInQuality = (head: string): boolean => {
  const [before, last] = tagWords(`They ${head}`).slice(-2);
  return last?.pos === 'ADJ' && /^(?:ADP|DET|ADJ|CCONJ)$/.test(before?.pos ?? '');
};

/** Of a row of things the last stands behind "and". */
const isWholeRow = (head: string): boolean =>
  !head.includes(',') || /,[^,]* (?:and|or) [^,]+$/u.test(head);

interface Extent {
  fewest: number;
  most: number;
  /** Whether it stands with others in a row: then nobody would know where a row of its own ends. */
  isInRow: boolean;
}

/** Whether so much of a duty says what is done, without what it leaves out. */
const isHead = (
  head: string,
  rest: string,
  house: string,
  { fewest, most, isInRow }: Extent = inRow,
): boolean =>
  count(head) >= fewest &&
  count(head) <= most &&
  !(rest !== '' && onlyVerbs.test(head)) &&
  (isInRow ? !head.replace(verbsFirst, '').includes(',') : isWholeRow(head)) &&
  !hollowEnd.test(head) &&
  !(
    rest !== '' &&
    (tornVerb.test(head) ||
      halfSaid.test(head) ||
      endsInVerb(head) ||
      endsInDoing(head) ||
      endsInQuality(head))
  ) &&
  !(towards.test(head) && whereTo.test(rest)) &&
  !thingFirst.test(head) &&
  !grown.test(head) &&
  !beside.test(head) &&
  !aim.test(head) &&
  !endsOpen(head) &&
  !bounded(rest) &&
  (countTelling(head) > 0 || count(head) >= length.ofCommon) &&
  canBeDone(head, house) &&
  isSaidWhole(`You would ${head}.`);

/** With which verbs the duties of the job begin, and what its employer is called. */
interface Known {
  verbs?: ReadonlySet<string>;
  house?: string;
}

/** Where a duty may end, the longest first. */
const listEnds = (duty: string, verbs: ReadonlySet<string>): number[] =>
  [
    ...new Set([
      ...[...duty.matchAll(joints)].map(({ index }) => index),
      ...listSecondVerbs(duty, verbs),
      duty.length,
    ]),
  ].toSorted((a, b) => b - a);

/** The duty in so few words that others fit beside it: "conduct test drives"; null where the rest of it is needed. */
export function headOfDuty(
  duty: string,
  { verbs = new Set(), house = '' }: Known = {},
): string | null {
  const found = listEnds(duty, verbs).find((end) =>
    isHead(duty.slice(0, end).trim(), duty.slice(end), house),
  );
  return found === undefined ? null : duty.slice(0, found).trim();
}

/** A long duty up to where it begins to explain itself, as much of it as one sentence holds; null where the rest of it is needed. */
export function startOfDuty(
  duty: string,
  { verbs = new Set(), house = '' }: Known = {},
): string | null {
  const found = listEnds(duty, verbs).find((end) =>
    isHead(duty.slice(0, end).trim(), duty.slice(end), house, alone),
  );
  return found === undefined ? null : duty.slice(0, found).trim();
}
