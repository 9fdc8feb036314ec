import { endsOpen } from '#writing/ends-open.ts';
import { countTelling } from '../defining/count-telling.ts';
import { isSaidWhole } from '../defining/is-said-whole.ts';
import { limits } from './say-plainly.ts';

/** Words: what can be said in one breath with two others. */
const length = { fewest: 2, most: 8, ofCommon: 3 };
const count = (text: string): number => text.split(/\s+/).length;

/** Where a thing is done, for whom, how and what for: what stands before it is whole. */
const joints =
  /, |;| (?=(?:to|in|for|with|within|across|by|using|including|such as|that|which|who|on|at|from|through|throughout|as|while|when|during|based|according|ensuring|between|via|under|into|so|where|regarding|related|relating|aligned|per)\b)/giu;

/** "mend and fit": a row of verbs whose thing comes later. */
const onlyVerbs = /^\p{L}+(?:, \p{L}+)*,? (?:and|or) \p{L}+$/u;
/** A row that lost its end. */
const openRow = /,(?!.*\b(?:and|or)\b)|\b(?:and|or) \S+,/i;
/** A thing whose kind was told behind it, or that every job has. */
const hollowEnd =
  /\b(?:information|support|assistance|guidance|advice|services?|knowledge|relationships?|range|variety|number|part|parts|aspects|needs|activities|tasks|duties|requirements|levels?|types?|kinds?|areas?|role|basis|input|feedback|responsibility|care|work|help|set|list)$/iu;
/** Done beside others, or told by somebody else: no picture of a day. */
const beside =
  /^(?:collaborate|work (?:closely|with|alongside|together|on)|partner|liaise|delegate|support|assist|ensure|participate|attend|help|interact|communicate|identify (?:any|potential))\b|\b(?:assigned|given|tasks|precision|promptly|accurately|efficiently|effectively|others?|various)\b/iu;
/** What for, in words of any job. */
const aim =
  / to (?:make sure|ensure|achieve|maximi[sz]e|meet|support|enable|drive|facilitate|optimi[sz]e|deliver)\b/i;
/** A figure or a bound belongs to what is done. */
const bounded = (rest: string): boolean => /\d/.test(rest) || limits.test(rest);

/** What stands alone as a verb behind "and" is a duty of its own. */
const secondVerb = (verbs: ReadonlySet<string>): RegExp | null =>
  verbs.size === 0 ? null : new RegExp(` and (?=(?:${[...verbs].join('|')})\\b)`, 'gi');

/** The duty in so few words that others fit beside it: "conduct test drives"; null where the rest of it is needed. */
export function headOfDuty(duty: string, verbs: ReadonlySet<string> = new Set()): string | null {
  const again = secondVerb(verbs);
  const ends = [
    ...[...duty.matchAll(joints)].map(({ index }) => index),
    ...(again === null ? [] : [...duty.matchAll(again)].map(({ index }) => index)),
    duty.length,
  ];
  const heads = [...new Set(ends)]
    .toSorted((a, b) => b - a)
    .map((end) => ({ head: duty.slice(0, end).trim(), rest: duty.slice(end) }));
  const found = heads.find(
    ({ head, rest }) =>
      count(head) >= length.fewest &&
      count(head) <= length.most &&
      !(rest !== '' && (openRow.test(head) || onlyVerbs.test(head))) &&
      !hollowEnd.test(head) &&
      !beside.test(head) &&
      !aim.test(head) &&
      !endsOpen(head) &&
      !bounded(rest) &&
      (countTelling(head) > 0 || count(head) >= length.ofCommon) &&
      isSaidWhole(`You would ${head}.`),
  );
  return found?.head ?? null;
}
