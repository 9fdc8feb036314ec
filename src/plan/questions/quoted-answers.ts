import { sayAnswerer } from '#shared/answer-words.ts';
import type { JobAnswer } from '#shared/answers.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { quote } from '#writing/quote.ts';
import { cutWords } from '#writing/shorten.ts';
import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';

/** An answer that no field of the brief holds: it is told in its own words, where it matters. */
export interface QuotedAnswer {
  ask: string;
  said: string;
  /** "hiring manager, 16 November" */
  by: string;
}

export const listQuoted = memoize(({ brief, answers = [] }: Source): QuotedAnswer[] => {
  const read = listRead(brief);
  return answers
    .filter(
      ({ state, said, topic, replaces }) =>
        state === 'said' &&
        ((topic === null && replaces === null) || !read.some((words) => holds(said, words))),
    )
    .map((answer) => ({
      ask: answer.ask,
      said: answer.said.replaceAll(/\s+/g, ' ').trim(),
      by: sayAnswerer(answer),
    }));
});

/** "2" stands in many answers, and is one of them. */
const holds = (said: string, words: string): boolean =>
  words.length < fewLetters ? said.trim() === words.trim() : said.includes(words);

const fewLetters = 4;

/** The words of answers that the brief was read from. */
function listRead(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('field' in value && value.field === 'answers' && 'quote' in value)
    return [String(value.quote)];
  return Object.values(value).flatMap(listRead);
}

const quotedWords = 30;

/** "24 gauge, mostly copper" (hiring manager, 16 November) */
export const sayQuoted = ({ said, by }: QuotedAnswer): string =>
  `${quote(stripEnd(cutWords(said, quotedWords)))} (${by})`;

/** What an answer that was settled comes to, for a list of what was agreed. */
export function sayAnswer({ state, said }: JobAnswer, country: string | null): string {
  const words = said.replaceAll(/\s+/g, ' ').trim();
  if (state !== 'said') return 'Does not apply';
  return /^\d{4}-\d\d-\d\d$/.test(words) ? sayDate(words, country) : words;
}

/** "Dana Ruiz, hiring manager" */
export const sayWho = ({ by }: JobAnswer): string =>
  by.name === '' ? capitalize(by.as) : `${by.name}, ${by.as}`;

/** The question as it was asked; a sentence of the advertisement that was corrected has none. */
export const sayAsked = ({ ask, replaces, topic }: JobAnswer): string =>
  ask || (replaces ? `The advertisement said ${quote(replaces)}` : (topic ?? 'Told'));

const ofSelection =
  /\b(?:test|tests|trial|work sample|sample|audition|exercise|assessment|interviews?|shadow\w*|trial shift|demo lesson)\b/i;

/** Whether a question is about how people are chosen. */
export const isOfSelection = (ask: string): boolean => ofSelection.test(ask);

/** What candidates may be told of how they are chosen; everything else was said among those who hire. */
export const listOfSelection = (source: Source): QuotedAnswer[] =>
  listQuoted(source).filter(({ ask }) => isOfSelection(ask));

export const sayToCandidates = ({ said }: QuotedAnswer): string =>
  `From the hiring team: ${quote(stripEnd(cutWords(said, quotedWords)))}.`;
