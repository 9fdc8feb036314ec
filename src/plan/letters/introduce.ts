import { countWords } from '#writing/shorten.ts';
import { findHouse } from '../defining/find-house.ts';
import { sayHouse } from '../defining/say-house.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { sayJob } from './say-job.ts';

const longestAside = 14;

/** What the employer is, beside its name: "a family dental practice", "which makes stair lifts"; empty where that is long. */
export function nameAside(house: string, employer: string): string {
  const said = house.replace(/\.$/, '');
  if (!said.startsWith(`${employer} `) || /[.;:]|, .*, /.test(said)) return '';
  const told = said.slice(employer.length + 1);
  const aside = told
    .replace(/^is (?=an? |one of |the )/, '')
    .replace(/^(?!an? |one of |the )/, 'which ');
  return countWords(aside) <= longestAside ? aside : '';
}

/** The employer's name with what it is behind it; empty where the words do not name it. */
export const addAside = (sentence: string, employer: string, aside: string): string => {
  const at = sentence.indexOf(employer);
  if (at === -1 || aside === '') return '';
  const rest = sentence.slice(at + employer.length);
  const [place = ''] = /^ (?:in|at) [^.;]{3,60}?(?=, (?:full|part|on)\b|[.;]|$)/.exec(rest) ?? [];
  // "a center in Leeds, in Leeds": the place is said once.
  if (place !== '' && aside.includes(place.trim()))
    return `${sentence.slice(0, at + employer.length)}, ${aside}${rest.slice(place.length)}`;
  return `${sentence.slice(0, at + employer.length)}, ${aside}${/^(?:[.,;]|$)/.test(rest) ? '' : ','}${rest}`;
};

export interface Introduction {
  job: readonly string[];
  /** What the employer is, where the first sentence does not say it. */
  house: string;
}

/** The job and the employer; each second letter tells the employer beside its name, so that no sentence stands in all. */
export function introduce(source: Source, turn: number): Introduction {
  const [first = '', ...rest] = sayJob(source, turn);
  const { employer } = makePlan(source).names;
  const house = findHouse(source);
  const isOdd = turn % 2 === 1;
  // How many people an employer has is worth one sentence, and not one in every letter.
  if (house === '') return { job: [first, ...rest], house: isOdd ? '' : sayHouse(source) };
  const told =
    isOdd && !first.startsWith('At ') ? addAside(first, employer, nameAside(house, employer)) : '';
  if (told !== '') return { job: [told, ...rest], house: '' };
  return { job: [first, ...rest], house: isOdd ? house : sayHouse(source) };
}
