import { listLanguages } from '#plan/criteria/name-gate.ts';

/** What a line asks somebody to have: each is asked about in its own way. */
export type Sort = 'area' | 'knowledge' | 'language' | 'experience' | 'any';

const sorts: readonly (readonly [Sort, RegExp])[] = [
  [
    'area',
    /\b(?:knowledge of|familiar\w* with|knowing|know) (?:[\p{L}'’-]+ ){0,4}(?:area|county|region|city|town|district|neighbou?rhoods?|community|territory)\b/iu,
  ],
  [
    'knowledge',
    /^!?(?:an? )?(?:\p{L}+(?:, | and | ))?(?:\p{L}+ )?(?:knowledge|understanding|grasp|familiari\w+|familiar|command|proficien\w+|awareness|comfortable|expert|literacy)\b/iu,
  ],
  ['experience', /\bexperienced?\b|\btrack record\b|\b(?:years?|months?)['’]? (?:of|in|as)\b/i],
];

/** "Knowledge of customs law" is used in a case; years were spent somewhere. */
export const sortLine = (line: string): Sort =>
  listLanguages(line).length > 0
    ? 'language'
    : (sorts.find(([, words]) => words.test(line))?.[0] ?? 'any');

type Asks = readonly [string, string, string];

const ofExperienced: Record<Sort, Asks> = {
  any: [
    'Where have you dealt with that, and what was your own part?',
    'Where does that come up in your work now, and what do you do yourself?',
    'When did that last come up, and what did you do?',
  ],
  knowledge: [
    'When did you last need that, and what did you do?',
    'For which case did you last use that, and how?',
    'Where do you use that now, and what depends on it?',
  ],
  area: [
    'How do you know it, and when did that last help somebody?',
    'How do you know it, and when did that last help somebody?',
    'How do you know it, and when did that last help somebody?',
  ],
  language: [
    'Where do you use it today, and with whom?',
    'Where do you use it today, and with whom?',
    'Where do you use it today, and with whom?',
  ],
  experience: [
    'Where was that for you, from when to when, and what was your own part?',
    'Where have you done that, and what did you do yourself?',
    'Where did you last do that, and for whom?',
  ],
};
const ofBeginners: Record<Sort, Asks> = {
  ...ofExperienced,
  any: [
    'What have you done of that kind, at work, in training or elsewhere?',
    'What of that have you done or seen, and where?',
    'Where have you met that so far, and what did you do?',
  ],
  knowledge: [
    'Where did you learn that, and when did you last use it?',
    'What have you used that for so far, at work or in training?',
    'When did you last use that, and what for?',
  ],
  experience: [
    'Where have you done some of that, at work, in training or elsewhere?',
    'What of that have you done, and where?',
    'When did you last do something like it, and for whom?',
  ],
};

/** What answers to such a question have in them: where somebody has met it, and no case yet. */
export interface Marks {
  strong: string;
  weak: string;
}
const ofCase: Marks = {
  strong: 'a place, a time, their own part in it and what came of it',
  weak: 'what others did, or how one ought to do it',
};
const ofTime: Marks = {
  strong: 'where, from when to when, and their own part',
  weak: 'a number of years, and no place or part of their own',
};
export const marksOf: Record<Sort, Marks> = {
  any: ofCase,
  knowledge: {
    strong: 'one occasion, what they did with it and what depended on it',
    weak: 'where they heard of it, and no occasion',
  },
  area: {
    strong: 'how they came to know it, and one time when that helped',
    weak: 'has looked at a map',
  },
  language: {
    strong: 'with whom, about what, and how often',
    weak: 'school lessons, and nobody to speak with since',
  },
  experience: ofTime,
};
export const marksOfShare: Marks = {
  strong: 'a share of the week, what kind it was, and what they did themselves',
  weak: '"a bit of everything", or what others did',
};

/** The question behind a line of the job, for the first, second or third that is asked. */
export function askBehind(sort: Sort, place: number, isOpenToBeginners: boolean): string {
  const asks = (isOpenToBeginners ? ofBeginners : ofExperienced)[sort];
  return asks[place] ?? asks[0];
}
