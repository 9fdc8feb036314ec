import type { Dialect } from './dialects.ts';
import type { Plan } from './plan.ts';
import { quoteTerm } from './terms.ts';

const either = (terms: readonly string[]): string =>
  terms.length === 1 ? quoteTerm(terms[0]!) : `(${terms.map(quoteTerm).join(' OR ')})`;

const listGroups = ({ titles, skillGroups, places }: Plan): string[][] =>
  [titles, ...skillGroups, places].filter((group) => group.length > 0);

function printBoolean(plan: Plan): string {
  const wanted = listGroups(plan).map(either).join(' AND ');
  return plan.exclusions.length === 0 || wanted === ''
    ? wanted
    : `${wanted} NOT ${either(plan.exclusions)}`;
}

function printGoogle(plan: Plan, { prefix, suffix }: Dialect): string {
  const wanted = listGroups(plan).map(either);
  if (wanted.length === 0) return '';
  const unwanted = plan.exclusions.map((term) => `-${quoteTerm(term)}`);
  return [prefix, ...wanted, ...unwanted, suffix].filter(Boolean).join(' ');
}

/** Languages GitHub counts in repositories; one of them says more than the word in a biography. */
const LANGUAGES = new Set(
  'c c++ c# clojure cobol dart elixir go haskell java javascript julia kotlin lua matlab perl php powershell python r ruby rust scala shell solidity sql swift terraform typescript vue'.split(
    ' ',
  ),
);

/** What people call a language, and what GitHub does. */
const OTHER_NAMES = new Map([
  ['golang', 'go'],
  ['js', 'javascript'],
  ['node.js', 'javascript'],
  ['react', 'javascript'],
  ['angular', 'typescript'],
  ['vue', 'vue'],
  ['django', 'python'],
  ['rails', 'ruby'],
  ['ruby on rails', 'ruby'],
  ['spring', 'java'],
  ['spring boot', 'java'],
  ['.net', 'c#'],
]);

/**
 * A search of users reads plain words and qualifiers: one language or word, and one place. Brackets with OR, and titles,
 * which stand in no field of a profile there, find nobody.
 */
function printGithub({ skillGroups, places }: Plan): string {
  const skills = skillGroups.flat();
  const language = skills
    .map((term) => OTHER_NAMES.get(term.toLowerCase()) ?? term.toLowerCase())
    .find((term) => LANGUAGES.has(term));
  const wanted = language
    ? `language:${quoteTerm(language)}`
    : skills.slice(0, 1).map(quoteTerm)[0];
  if (!wanted) return '';
  return [wanted, ...places.map((place) => `location:${quoteTerm(place)}`), 'repos:>5'].join(' ');
}

/** A plan in a dialect's own words; empty when nothing of it can be said there. */
export function printPlan(plan: Plan, dialect: Dialect): string {
  if (dialect.syntax === 'google') return printGoogle(plan, dialect);
  if (dialect.syntax === 'github') return printGithub(plan);
  return printBoolean(plan);
}
