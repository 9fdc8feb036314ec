import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { fill, type Slots } from '#writing/fill.ts';
import { dropCity } from './place/drop-city.ts';
import { unnamedEmployer } from './wording/names.ts';

const files = globSync('src/knowledge/{trades/*,kinds,languages/*}/*.yaml').toSorted();

const names = {
  title: 'pipe welder',
  'title.a': 'a pipe welder',
  employer: 'Northfield Group',
  city: 'Leeds',
  cv: 'CV',
};
const sentences: Slots = {
  'sentence.pay': 'Pay is £20 an hour.',
  'sentence.hours': 'Hours: days and nights in turn.',
  'sentence.place': 'The job is on site in Leeds.',
  'sentence.benefits': 'Among the benefits: sick pay; a pension.',
  'sentence.duties': 'The work is to weld pipe, and to test it.',
  'sentence.musts': 'The advertisement asks for "a valid card".',
  'sentence.start': 'It can start at once.',
  'sentence.contract': 'It is full-time.',
};

interface Filled {
  how: string;
  text: string;
}

/** All that may happen to a text: nothing is stated, one thing, everything; no town, no employer. */
function fillEveryWay(text: string): Filled[] {
  const own = Object.keys(sentences).filter((name) => text.includes(`{${name}}`));
  const unnamed = { ...names, employer: unnamedEmployer, city: 'your area' };
  return [
    { how: 'all sentences empty', text: fill(text, names) },
    ...own.map((name) => ({
      how: `only ${name}`,
      text: fill(text, { ...names, [name]: sentences[name] ?? '' }),
    })),
    { how: 'everything', text: fill(text, { ...names, ...sentences }) },
    { how: 'neither town nor employer', text: fill(dropCity(text), unnamed) },
  ];
}

const faults: [string, RegExp][] = [
  ['an open slot', /[{}]/],
  ['two blanks', / {2}/],
  ['three line ends', /\n{3}/],
  ['a blank at an end', /^\s|\s$|[ \t]\n|\n[ \t]/],
  ['an empty bracket', /\(\s*\)|\[\s*\]|""/],
  ['two marks', /[,;:] ?[,;:.]|(?<!\.)\.\.(?!\.)|[?!]\./],
  [
    'a preposition without its noun',
    /\b(?:in|near|around|at|of|for|bei|für|à|chez) ?(?:[.,;?!]|$)/,
  ],
];
/** French has a blank before some marks, and an ordinal of German a full stop. */
const englishFaults: [string, RegExp][] = [
  ['a blank before a mark', /\S [,.;:!?](?:\s|$)/],
  [
    'a small letter after a full stop',
    /(?<!\b(?:a\.m|p\.m|e\.g|i\.e|etc|vs|approx|No|\.\.))[.!?] \p{Ll}/u,
  ],
  ['a small letter at the start', /^\p{Ll}/u],
];

/** What is wrong with a filled text and was not so in the words of its author. */
function listFaults(author: string, { how, text }: Filled, isEnglish: boolean): string[] {
  const bare = author.replace(/\{[^{}]*\}/g, 'Name');
  return [...faults, ...(isEnglish ? englishFaults : [])]
    .filter(([, pattern]) => pattern.test(text) && !pattern.test(bare.trim()))
    .map(([what]) => `${what}, ${how}: ${text}`);
}

function listTexts(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value.trim() }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => listTexts(held, `${at}.${key}`));
}

describe('texts with blanks', () => {
  it.each(files)('%s reads well whatever is stated', (file) => {
    const isEnglish = !file.includes('languages');
    const found = listTexts(load(readFileSync(file, 'utf8')))
      .filter(({ text }) => /\{[^{}]+\}/.test(text))
      .flatMap(({ at, text }) =>
        fillEveryWay(text).flatMap((filled) =>
          listFaults(text, filled, isEnglish).map((fault) => `${at}: ${fault}`),
        ),
      );
    expect(found).toEqual([]);
  });
});
