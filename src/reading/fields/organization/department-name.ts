import { tellsTask } from '../title/tells-task.ts';
import { keyOfName } from '../employer/name.ts';
import { isPlaceName } from '../title/place-name.ts';
import { departmentWords } from './department.data.ts';

const praised =
  /^(?:(?:the|our|highly|skilled|small|large|growing|dynamic|dedicated|experienced|busy|talented|friendly|global|local|wider|given) )+/;

/** The name without what hangs on it. */
export const cleanDepartment = (name: string): string =>
  name
    .replace(/(?:[\s,&.-]|\s(?:of|and|the|for|de|et))+$/u, '')
    .replace(/^.*\p{L}['’]s (?=\p{Lu})/u, '')
    .replace(praised, '')
    // "the Elmtex Reno Business Unit": what kind of part it is.
    .replace(/(?<=\S \S+) Business$/, '');

/** "Information for candidates", "our own marketing", an agency of the state that helps with hiring. */
const nobodysTeam =
  /^(?:evidence|class|philippines?|own|monthly|weekly|daily|best[- ]in[- ]class|\p{L}+ly \p{L}+ive|information for|veterans['’]? employment)(?![\p{L}-])/iu;

/** A team in small letters must be called after some work: "marketing", not "small but dynamic". */
export function mayBeDepartment(value: string, employer: string | null): boolean {
  if (/^(?:of|and|for|de|all|other|various)\b|:/i.test(value) || isPlaceName(value)) return false;
  if (tellsTask(value) && !/^\S+ (?:and|of) /.test(value)) return false;
  if (nobodysTeam.test(value)) return false;
  // "Super-fun" is praise with a capital.
  if (/^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(value) && !departmentWords.test(value)) return false;
  if (employer !== null && isOfEmployer(value, employer)) return false;
  return /\p{Lu}|[^ -~]/u.test(value) || departmentWords.test(value);
}

/** "Acme" of "Acme Freight Inc.", or "ACME Leeds": the employer, or one of its houses. */
function isOfEmployer(value: string, employer: string): boolean {
  const own = keyOfName(employer);
  const key = keyOfName(value);
  if (own.startsWith(key) || own.endsWith(key)) return true;
  const rest = value.split(' ').slice(employer.split(' ').length).join(' ');
  return key.startsWith(own) && rest !== '' && isPlaceName(rest);
}

/** "working cross-functionally with the Data team": those are colleagues. */
export function isOfOthers(text: string, at: number): boolean {
  return /\b(?:with|to|alongside|between|across|from)(?: the| our| other)? $|\bsupport to $/i.test(
    text.slice(Math.max(0, at - 18), at),
  );
}

/** "Compliance Team Leader" is a person. */
export function isPerson(text: string, at: number): boolean {
  return /^,? (?:lead|leader|manager|members?|head|director|assistant)/iu.test(
    text.slice(at, at + 20),
  );
}
