import { countWords } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { stripEnd } from '#writing/casing.ts';
import { countTelling } from '../defining/count-telling.ts';
import type { Source } from '../source.ts';
import { isTold } from './list-news.ts';
import { listPoints } from './list-points.ts';
import { besideOthers } from './pitch.ts';
import { sayBriefly } from './say-briefly.ts';
import { listToldWhole } from './say-duties.ts';
import { leadsWithTerms } from './terms-first.ts';
import { findWorkWords } from './work-words.ts';

const ofDuty = { fewest: 3, most: 12, shown: 4 };
/** True, and no reason to answer. */
const bodily = /^(?:lift|carry|push|pull|stand|bend|climb|kneel)\b/i;
const further: readonly ((duty: string) => string)[] = [
  (duty) => `You would also ${duty}.`,
  (duty) => `Part of the work is to ${duty}.`,
];
const toOthers = (duty: string): string => `Whoever takes it would ${duty}.`;

/** Behind the sentence that names the job, before anything is asked. */
export function tellAmong([first = '', ...rest]: readonly string[], work: string): string[] {
  const [start = '', ...more] = splitSentences(first);
  return [[start, work, ...more].join(' '), ...rest];
}

/** A part of the work that they have not read of yet, another for each kind of people; empty where none is left. */
export function tellMoreWork(
  source: Source,
  { turn, isToOthers, told }: { turn: number; isToOthers: boolean; told: string },
): string {
  if (leadsWithTerms(source)) return '';
  const duties = [
    // What only this post decides says most.
    ...listPoints(source).flatMap(({ kind, text }) =>
      kind === 'authority' ? stripEnd(text).replace('You would ', '') : [],
    ),
    ...listToldWhole(source).flatMap(({ verb }) => verb ?? []),
    ...findWorkWords(source).verbs,
  ]
    .map(sayBriefly)
    .filter((duty) => {
      const count = countWords(duty);
      return (
        count >= ofDuty.fewest &&
        count <= ofDuty.most &&
        (countTelling(duty) > 0 || /\bbudget/i.test(duty)) &&
        !besideOthers.test(duty) &&
        !bodily.test(duty) &&
        !/ can /.test(duty) &&
        !isTold(duty, told)
      );
    })
    .reduce<string[]>((kept, duty) => (isTold(duty, kept.join('. ')) ? kept : [...kept, duty]), [])
    .slice(0, ofDuty.shown);
  const duty = duties[turn % Math.max(1, duties.length)];
  if (duty === undefined) return '';
  return isToOthers ? toOthers(duty) : further[turn % further.length]!(duty);
}
