import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { memoize } from '#shared/memoize.ts';
import { listDefining, nearTo } from '../defining/list-defining.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { joinToldWork } from '../subject/told-work.ts';
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
  /** Whole sentences that no letter tells, for a reminder. */
  left: readonly string[];
}

const nothing: WorkOfText = { row: '', sentence: '' };
const inRow = { most: 3, fewest: 2, words: 16 };
/** A thing that stands in every text says that there is nothing else. */
const mostHeard = 2;
const perHearing = 2;
const perPlace = 0.4;

type Say = (phrases: readonly string[]) => WorkOfText;
const asRow: Say = (phrases) => ({ row: joinList(phrases), sentence: '' });
const asSentence: Say = (phrases) => ({ row: '', sentence: `You would ${joinToldWork(phrases)}.` });

/** Deals phrases out to texts: what their readers know and others have not heard, in the order of the job. */
function dealer(phrases: readonly string[], say: Say): (near: (phrase: string) => number) => WorkOfText {
  const heard = new Map<string, number>();
  const times = (phrase: string): number => heard.get(phrase) ?? 0;
  return (near) => {
    const ranked = phrases
      .filter((phrase) => times(phrase) < mostHeard)
      .map((phrase, place) => ({
        phrase,
        rank: near(phrase) - place * perPlace - times(phrase) * perHearing,
      }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ phrase }) => phrase);
    let row: string[] = [];
    for (const phrase of ranked)
      if (row.length < inRow.most && countWords([...row, phrase].join(' ')) <= inRow.words)
        row = [...row, phrase];
    if (row.length < inRow.fewest) return nothing;
    for (const phrase of row) heard.set(phrase, times(phrase) + 1);
    return say(phrases.filter((phrase) => row.includes(phrase)));
  };
}

const telling = 0.3;
const longest = 20;

/** Whole sentences on the work, for a job whose duties make no row. */
const listSentences = (source: Source): string[] =>
  listDefining(source)
    .filter(({ kind, weight, sentence }) => kind === 'work' && weight >= telling && countWords(sentence) <= longest)
    .map(({ sentence }) => sentence);

/** Which text says what of the work, so that no phrase comes again and again. */
export const shareWork = memoize((source: Source): SharedWork => {
  const { nouns, verbs } = findWorkWords(source);
  const dealers = [
    ...(nouns.length >= inRow.fewest ? [dealer(nouns, asRow)] : []),
    ...(verbs.length >= inRow.fewest ? [dealer(verbs, asSentence)] : []),
  ];
  const sentences = listSentences(source);
  let told = 0;
  const single = (): WorkOfText => {
    // Where little is told, the first of it is told twice.
    const sentence = sentences[told] ?? sentences[told - sentences.length] ?? '';
    told += 1;
    return { row: '', sentence };
  };
  const deal = (near: (phrase: string) => number): WorkOfText => {
    for (const one of dealers) {
      const work = one(near);
      if (work !== nothing) return work;
    }
    return single();
  };
  const spoken = deal(() => 0);
  const letters = makePlan(source).personas.map((persona) => deal((text) => nearTo(persona, text)));
  return {
    letters,
    spoken,
    point: deal(() => 0),
    left: sentences.slice(told),
  };
});
