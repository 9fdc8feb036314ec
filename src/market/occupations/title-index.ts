import { reportedTitles, titlesWithoutProfile } from './data/titles.data.ts';
import { families } from './families.ts';
import { pickCoreWords, toTitleWords } from './normalize-title.ts';
import { toProfileId } from './profile.ts';

/** Who says that this title belongs to this occupation; our own choice of titles outweighs the tables. */
const TRUST = { own: 1, reported: 0.93, other: 0.9 };

export type TitleEntry = {
  owner: string;
  title: string;
  trust: number;
  /** All words of the title, and those that tell the occupation. */
  whole: string[];
  words: string[];
};

export type TitleIndex = {
  /** By the title's words, noise included and without, joined with spaces. */
  exact: Map<string, TitleEntry[]>;
  byWord: Map<string, TitleEntry[]>;
  /** Words that a title ends with: they name somebody. */
  heads: Set<string>;
  /** How much a word tells: rare words tell much. */
  weigh: (word: string) => number;
};

const VAGUE_WORD_OWNERS = 14;

/** "Senior Network Engineer" speaks for "Network Engineer", but less than the title itself does. */
const STRIPPED_TRUST = 0.95;

/** Marks an occupation that has no profile, by its official title. */
export const WITHOUT_PROFILE = '!';

type Owner = { id: string; titles: { title: string; trust: number }[] };

function readReported(table: string): Map<string, string[]> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', titles = ''] = line.split('|');
        return [id, titles.split(';')];
      }),
  );
}

function listOwners(): Owner[] {
  const reported = readReported(reportedTitles);
  const withProfile = families.flatMap((family) =>
    family.occupations.map((source): Owner => {
      const id = toProfileId(source);
      const own =
        `${source.name} | ${source.titles}${source.abroad ? ` | ${source.abroad}` : ''}`.split(
          ' | ',
        );
      return {
        id,
        titles: [
          ...own.map((title) => ({ title, trust: TRUST.own })),
          ...(reported.get(id) ?? []).map((title) => ({ title, trust: TRUST.reported })),
        ],
      };
    }),
  );
  const without = [...readReported(titlesWithoutProfile).values()].map((titles): Owner => ({
    id: `${WITHOUT_PROFILE}${titles[0]}`,
    titles: titles.map((title) => ({ title, trust: TRUST.other })),
  }));
  return [...withProfile, ...without];
}

function push<Key>(map: Map<Key, TitleEntry[]>, key: Key, entry: TitleEntry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

/** In how many occupations a word occurs. Entries come grouped by owner, which saves a set a word. */
function countOwners(entries: readonly TitleEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  const lastOwner = new Map<string, string>();
  for (const { owner, words } of entries) {
    for (const word of words) {
      if (lastOwner.get(word) === owner) continue;
      lastOwner.set(word, owner);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

function readEntry(owner: string, title: string, trust: number): TitleEntry {
  const whole = toTitleWords(title);
  const core = [...pickCoreWords(whole)];
  // "Head of Marketing" must not make every "Marketing Intern" a manager.
  if (whole[0] === 'head' && core.length > 0) core.unshift('head');
  // "Staff Engineer" must not make every "Engineer" a software engineer.
  return { owner, title, trust, whole, words: core.length > 1 ? core : whole };
}

function buildIndex(): TitleIndex {
  const owners = listOwners();
  const entries = owners.flatMap(({ id, titles }) =>
    titles.map(({ title, trust }) => readEntry(id, title, trust)),
  );
  const counts = countOwners(entries);
  const exact: TitleIndex['exact'] = new Map();
  const byWord: TitleIndex['byWord'] = new Map();
  for (const entry of entries) {
    const [only = ''] = entry.words;
    // One word that many occupations share, such as "Technician", names none of them.
    const vague = entry.words.length === 1 && counts.get(only)! > VAGUE_WORD_OWNERS;
    if (vague && entry.trust < TRUST.own) continue;
    push(exact, entry.whole.join(' '), entry);
    if (entry.words.length < entry.whole.length) {
      push(exact, entry.words.join(' '), { ...entry, trust: entry.trust * STRIPPED_TRUST });
    }
    for (const word of entry.words) push(byWord, word, entry);
  }
  const weigh = (word: string): number => {
    const count = counts.get(word);
    // A word we have never seen in a title is most often a company, a place or a product.
    return count === undefined
      ? Math.log(owners.length) * 0.35
      : Math.log(owners.length / count) + 0.4;
  };
  const heads = new Set(entries.flatMap(({ words }) => words.at(-1) ?? []));
  return { exact, byWord, heads, weigh };
}

let index: TitleIndex | undefined;

/** Built on first use; importing this module costs nothing. */
export function getTitleIndex(): TitleIndex {
  index ??= buildIndex();
  return index;
}
