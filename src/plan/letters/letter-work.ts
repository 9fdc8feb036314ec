import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { memoize } from '#shared/memoize.ts';
import { listDefining, nearTo } from '../defining/list-defining.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { joinToldWork } from '../subject/told-work.ts';
import { pitchWork } from './pitch.ts';
import { hasFiller, sayBriefSentence } from './say-briefly.ts';
import { findWorkWords } from './work-words.ts';

/** What one text says of the work: behind the job as nouns, or in a sentence of its own. */
export interface WorkOfText {
  /** "payables, the close and variances"; empty where the work is told in a sentence. */
  row: string;
  /** "You would close the month and explain variances."; empty where the row tells it. */
  sentence: string;
}

export interface SharedWork {
  /** To whoever it may be: the first voicemail and the points on the work. */
  spoken: WorkOfText;
  point: WorkOfText;
  /** One for each kind of people. */
  letters: readonly WorkOfText[];
}

const nothing: WorkOfText = { row: '', sentence: '' };
const inRow = { most: 3, fewest: 2, words: 16 };
/** A thing that stands in every text says that there is nothing else; of a few nouns each may come once more. */
const mostHeard = { few: 3, many: 2 };
const many = 7;
const perHearing = 2;
const perPlace = 0.4;

/** Told to others, too, before a letter says nothing of the work. */
const mostAgain = 1;

/** Two nouns alone are no picture of a job. */
const fewestNouns = 3;
/** So few are told by twos, so that not every letter has the same. */
const fewNouns = 5;

type Say = (phrases: readonly string[]) => WorkOfText;
const asRow: Say = (phrases) => ({ row: joinList(phrases), sentence: '' });
const asSentence: Say = (phrases) => ({ row: '', sentence: `You would ${joinToldWork(phrases)}.` });

interface Deal {
  say: Say;
  /** How often one phrase may come. */
  most: number;
  /** How many stand side by side. */
  wide: number;
}

/** Deals phrases out to texts: what their readers know and others have not heard, in the order of the job. */
function dealer(
  phrases: readonly string[],
  { say, most, wide }: Deal,
): (near: (phrase: string) => number, width?: number) => WorkOfText {
  const heard = new Map<string, number>();
  const times = (phrase: string): number => heard.get(phrase) ?? 0;
  return (near, width = wide) => {
    const ranked = phrases
      .filter((phrase) => times(phrase) < most)
      .map((phrase, place) => ({
        phrase,
        rank: near(phrase) - place * perPlace - times(phrase) * perHearing,
      }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ phrase }) => phrase);
    let row: string[] = [];
    for (const phrase of ranked)
      if (row.length < width && countWords([...row, phrase].join(' ')) <= inRow.words)
        row = [...row, phrase];
    if (row.length < inRow.fewest) return nothing;
    for (const phrase of row) heard.set(phrase, times(phrase) + 1);
    return say(phrases.filter((phrase) => row.includes(phrase)));
  };
}

const telling = 0.3;
const longest = 20;

/** Whole sentences on the work, for a job whose duties make no row; long ones where there are no others. */
function listSentences(source: Source): string[] {
  const told = listDefining(source)
    .filter(({ kind, weight }) => kind === 'work' && weight >= telling)
    .map(({ sentence }) => sayBriefSentence(sentence))
    .filter((sentence) => sentence !== '')
    // Cut off where the next clause began.
    .filter(
      (sentence) =>
        !/\b(?:whilst|while|whereas|although|because|and|or|the|of|with|for)\.$/i.test(sentence),
    );
  const short = told.filter((sentence) => countWords(sentence) <= longest);
  return short.length > 0 ? short : told;
}

/** Which text says what of the work, so that no phrase comes again and again. */
export const shareWork = memoize((source: Source): SharedWork => {
  const words = findWorkWords(source);
  const [nouns, verbs] = [words.nouns, words.verbs].map((list) =>
    list.filter((phrase) => !hasFiller(phrase)),
  ) as [string[], string[]];
  const isFew = nouns.length < many;
  const dealers = [
    ...(verbs.length >= inRow.fewest
      ? [dealer(verbs, { say: asSentence, most: mostHeard.many, wide: inRow.most })]
      : []),
    // Things alone do not tell what one does with them: only where nothing else does.
    ...(nouns.length >= fewestNouns
      ? [
          dealer(nouns, {
            say: asRow,
            most: isFew ? mostHeard.few : mostHeard.many,
            wide: nouns.length < fewNouns ? inRow.fewest : inRow.most,
          }),
        ]
      : []),
  ];
  const pitches = pitchWork(source);
  // What the rows tell is no news as a sentence.
  const sentences = listSentences(source).filter((sentence) =>
    verbs.every((verb) => !sentence.includes(verb)),
  );
  let told = 0;
  let known = nothing;
  let again: number = mostAgain;
  const single = (): WorkOfText => {
    const sentence = sentences[told] ?? '';
    told += 1;
    return { row: '', sentence };
  };
  const deal = (near: (phrase: string) => number, width?: number): WorkOfText => {
    for (const one of dealers) {
      const work = one(near, width);
      if (work !== nothing) return work;
    }
    const work = single();
    if (work.sentence !== '' || again === 0) return work;
    again -= 1;
    return known;
  };
  const spoken = deal(() => 0, inRow.most);
  // A letter that says nothing of the work is worse than one that says what another said.
  known = spoken;
  const letters = makePlan(source).personas.map((persona, turn) => {
    const { text } = pitches[turn]!;
    return text === '' ? deal((phrase) => nearTo(persona, phrase)) : { row: '', sentence: text };
  });
  return {
    letters,
    spoken,
    point: deal(() => 0),
  };
});
