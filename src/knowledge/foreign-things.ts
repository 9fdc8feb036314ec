import { memoize } from '#shared/memoize.ts';
import type { Brief } from '#shared/brief.ts';
import { findTerm } from './find-term.ts';
import { things } from './things.data.ts';
import { toStems } from './to-stems.ts';

/** From here on a job would name what it works with; of a thin one only the trade's knowledge can tell. */
const enoughDuties = 5;
/** Shorter words stand inside others: "bar" in "barrier". */
const longEnough = 5;

interface Group {
  told: string[];
  said: string[];
}

const groups: readonly Group[] = things.map(([told, said]) => ({
  told: told.split('|').map((term) => toStems(term).join(' ')),
  said: [...told.split('|'), ...said.split('|')],
}));

/** By the first word of each term, which groups it tells. */
const byFirstWord = new Map<string, { term: string; group: number }[]>();
for (const [group, { told }] of groups.entries())
  for (const term of told) {
    const [first = ''] = term.split(' ');
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { term, group }]);
  }

const known = new Map<string, readonly number[]>();
/** Texts of a drawer come again with every job of the trade. */
const mostKnown = 20_000;

/** The groups whose things a text names. */
function listGroups(text: string): readonly number[] {
  const found = known.get(text);
  if (found) return found;
  const words = toStems(text);
  const told = new Set<number>();
  for (const [i, word] of words.entries())
    for (const { term, group } of byFirstWord.get(word) ?? []) {
      const length = term.split(' ').length;
      if (length === 1 || words.slice(i, i + length).join(' ') === term) told.add(group);
    }
  if (known.size >= mostKnown) known.clear();
  const list = [...told];
  known.set(text, list);
  return list;
}

/** "Construct" is said by "construction", and by no "reconstruct". */
function beginsIn(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1))
    if (!/\p{L}/u.test(text[at - 1] ?? '')) return true;
  return false;
}

/** A diploma of a high school makes no school. */
const ofNoWork: ReadonlySet<string> = new Set(['benefit', 'education']);

type Job = Pick<Brief, 'title' | 'facts'> & Partial<Pick<Brief, 'employer' | 'workplace'>>;

/**
 * Whether a text names things of another place of work than the job speaks of. Null where the job says too little of
 * itself to tell.
 */
export const findForeignThings = memoize(
  ({ title, facts, employer, workplace }: Job): ((text: string) => boolean) | null => {
    if (facts.filter(({ kind }) => kind === 'duty').length < enoughDuties) return null;
    const job = [
      title.given,
      employer?.name ?? '',
      workplace?.text ?? '',
      ...facts.filter(({ kind }) => !ofNoWork.has(kind)).map(({ text }) => text),
    ]
      .join('\n')
      .toLowerCase();
    const isSaid = (term: string): boolean =>
      term.length >= longEnough ? beginsIn(job, term) : findTerm(job, term, ['s', 'es']) !== -1;
    const isOwn = groups.map(({ said }) => said.some(isSaid));
    return (text) => listGroups(text).some((group) => !isOwn[group]);
  },
);
