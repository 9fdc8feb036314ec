import type { Weighed } from '../settle-weights.ts';
import { isAnywhere, stemsOf } from '../names/shared-stems.ts';
import { generalStems } from './general-stems.data.ts';

/** A word that is in many lines, and names a kind of work all the same. */
const namesWork =
  /\b(?:records?|train(?:ing|er)|leadership|patients?|improvements?)\b|^(?:lead|manag|supervis|oversee)ing .*\b(?:team|staff|people|employees|crew|supervisors)$/i;
/** "MRP", "Peoplesoft", "5S": what has a name tells something. */
const hasName = /[^\s]\p{Lu}|\d|\s\p{Lu}/u;

/** "Experience in a clinical setting": where somebody was is a plain yes or no, and says nothing of how well. */
const ofPlace =
  /^(?:\p{L}+ )?experience (?:in|within|at) (?:an? |the )?(?:[\p{L}&/-]+ ){1,4}(?:industry|environment|setting|sector|role)s?$|^ability to (?:succeed|thrive|work|function) in\b/iu;

/** What any house expects of anybody: how one looks, that one reads and writes, that a computer is no stranger. */
const ofAnybody =
  /\b(?:neat|tidy|well-groomed) (?:and \p{L}+ )?appearance\b|^read(?:ing)?(?:,| and) (?:write|writing|interpreting)\b|\b(?:extra|other|additional) (?:duties|tasks)\b|\bcomfort\p{L}* (?:level )?with technology\b|^computers? (?:and|or) (?:smart|mobile)?-?\p{L}*phones?$/iu;

/** Whether the name of a line in the job's own words leaves nothing to score. */
export function saysLittle(name: string): boolean {
  if (ofPlace.test(name) || ofAnybody.test(name)) return true;
  if (hasName.test(name) || namesWork.test(name)) return false;
  const stems = stemsOf(name);
  return stems.length > 0 && stems.every((stem) => isAnywhere(stem) || generalStems.has(stem));
}

const isIdle = ({ competency, id, facts, name, isShare, part }: Weighed): boolean =>
  competency === null &&
  !isShare &&
  part === undefined &&
  facts.some((fact) => fact.id === id) &&
  saysLittle(name);

/** Lines that say something; all of them where those would be too few for a card. */
export function dropIdle(lines: readonly Weighed[], enough: number): Weighed[] {
  const telling = lines.filter((line) => !isIdle(line));
  const stated = telling.filter(({ origin }) => origin === 'must' || origin === 'duty');
  return stated.length >= enough ? telling : [...lines];
}
