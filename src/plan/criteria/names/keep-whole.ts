import { canStand } from './can-stand.ts';
import { onlyVerbs } from './plain-verbs.data.ts';
import { isWellFormed } from './well-formed.ts';

/** Speaks of the reader or of the house, or is part of a sentence. */
const told =
  /\b(?:you|your|we|us|they|them|i|me|my|he|she|is|are|was|will|must|should|can|may|would|it|this|these|those|who|which|that|able|willing|has|have|had|etc|applicants?|candidates?|salary|please)\b|[%$€£*@?!]/iu;
const glued = /\p{Ll}\p{Lu}\p{Ll}{3}|\p{L}{3}['’]\p{Ll}{3}/u;
/** With or for whom somebody works is not what they do. */
export const ofPeople =
  /^(?!(?!managing (?:directors?|partners?)\b|marketing\b|accounting\b|engineering\b|manufacturing\b|nursing\b|purchasing\b)\p{L}+ing\b)(?:[\p{L}'’&-]+ ){0,5}(?:teams?|staff|members?|managers?|directors?|presidents?|supervisor|owners?|architects?|colleagues|partners|clients|customers|individuals|users|leaders|supervisors|stakeholders|employees|people|public|agencies|authorities)(?: (?:and|or|of|on|with|in|for) .+)?$/iu;
/** "Abuse allows", "displays strong judgment": a sentence that was cut. */
const finite = new RegExp(
  `^(?:${onlyVerbs.join('|')})(?:s|es)\\b|\\b(?:allows|translates|includes|requires|ensures|provides|supports)$|\\b(?:and|or) (?:${onlyVerbs.join('|')}|follows)$`,
  'iu',
);
/** "One year", "Two to three months": how long, and no what. */
const onlyTime =
  /^(?:(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|an?|or|to|more|minimum|at least|over)[ -]?)+(?:years?|months?|weeks?|days?|hours?)$/i;
const longest = 10;

/** A name that can stand for its line; null where it is no whole phrase. */
export function keepWhole(name: string, line: string, rest = ''): string | null {
  const isSaid =
    !told.test(name) &&
    !onlyTime.test(name) &&
    !glued.test(name) &&
    !ofPeople.test(name) &&
    !finite.test(name) &&
    canStand(name, line) &&
    isWellFormed(name, line, rest) &&
    name.split(/\s+/).length <= longest;
  return isSaid && /\p{L}{3}|\p{Lu}{2}|[+#]/u.test(name) ? name : null;
}
