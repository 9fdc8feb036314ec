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
  'c c++ c# clojure cobol dart elixir go haskell java javascript julia kotlin lua matlab perl php powershell python r ruby rust scala shell solidity sql swift terraform typescript'.split(
    ' ',
  ),
);

/** One place and one language: what GitHub makes of several is not documented. */
function printGithub({ titles, skillGroups, places, exclusions }: Plan): string {
  const isLanguage = (term: string): boolean => LANGUAGES.has(term.toLowerCase());
  const language = skillGroups.flat().find(isLanguage);
  const skills = skillGroups.map((group) => group.filter((term) => !isLanguage(term)));
  const wanted = [titles, ...skills].filter((group) => group.length > 0).map(either);
  if (wanted.length === 0 && !language) return '';
  return [
    ...wanted,
    ...(language ? [`language:${quoteTerm(language.toLowerCase())}`] : []),
    ...places.map((place) => `location:${quoteTerm(place)}`),
    ...exclusions.map((term) => `NOT ${quoteTerm(term)}`),
  ].join(' ');
}

/** A plan in a dialect's own words; empty when nothing of it can be said there. */
export function printPlan(plan: Plan, dialect: Dialect): string {
  if (dialect.syntax === 'google') return printGoogle(plan, dialect);
  if (dialect.syntax === 'github') return printGithub(plan);
  return printBoolean(plan);
}
