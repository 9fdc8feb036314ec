import type { Drawer, Kind } from './drawer.ts';
import { kindOfGroup, kindOfWords } from './kinds.data.ts';
import { listHeads, loadDrawer, loadKind, type DrawerHead } from './load-drawers.ts';

export interface FoundDrawer {
  drawer: Drawer;
  /** False where only the kind of work is known. */
  isTrade: boolean;
}

interface Wanted {
  title: string;
  /** Occupation code, where it is sure. */
  soc: string | null;
  /** Codes that are likely where none is sure. */
  likely: readonly string[];
}

/** How a title of a trade stands in the title of a job: all of it, its end, somewhere. */
const fits = { whole: 3, end: 2, inside: 1, none: 0 };

/** The drawer that serves a job: by occupation, by title where that is open, by kind of work at last. */
export function findDrawer({ title, soc, likely }: Wanted): FoundDrawer {
  const heads = listHeads();
  const exact = heads.filter(({ serves }) => soc !== null && serves.includes(soc));
  const own =
    exact.length > 0 || soc === null
      ? exact
      : heads.filter(({ serves }) => serves.some((code) => isGroupOf(code, soc)));
  if (own.length > 0) {
    const best = pickByTitle(own, title);
    // "Product manager" is counted among marketing managers, and has a trade of its own. One word means too much.
    const titled = bareTitle(title).includes(' ') ? pickByTitle(heads, title) : undefined;
    const isOther = best && titled && rate(best, title) < fits.inside;
    return toTrade(isOther && rate(titled, title) >= fits.whole ? titled : best);
  }
  const near = heads.filter(({ serves }) => likely.some((code) => serves.includes(code)));
  const named = pickByTitle(near, title);
  if (named && rate(named, title) > fits.none) return toTrade(named);
  const anywhere = soc === null ? pickByTitle(heads, title) : undefined;
  if (anywhere && rate(anywhere, title) >= fits.end) return toTrade(anywhere);
  return { drawer: loadKind(findKind({ title, soc, likely })), isTrade: false };
}

/** Figures are published for 31-1120 where 31-1121 and 31-1122 are one: a broad group ends in a nought. */
const isGroupOf = (code: string, other: string): boolean =>
  (code.endsWith('0') || other.endsWith('0')) && code.slice(0, -1) === other.slice(0, -1);

const toTrade = (head: DrawerHead | undefined): FoundDrawer => ({
  drawer: loadDrawer(head!.file),
  isTrade: true,
});

/** The best fit; among equals the first file. */
function pickByTitle(heads: readonly DrawerHead[], title: string): DrawerHead | undefined {
  return heads.toSorted((a, b) => rate(b, title) - rate(a, title))[0];
}

function rate({ titles }: DrawerHead, title: string): number {
  const bare = bareTitle(title);
  let best = fits.none;
  let longest = 0;
  for (const known of titles) {
    const fit =
      bare === known
        ? fits.whole
        : bare.endsWith(` ${known}`)
          ? fits.end
          : ` ${bare} `.includes(` ${known} `)
            ? fits.inside
            : fits.none;
    if (fit > best) best = fit;
    if (fit > fits.none) longest = Math.max(longest, known.length);
  }
  // The longer name says more: "data engineer" before "engineer".
  return best + longest / 1000;
}

/** Without place, code, level and gender marks: "Senior Chef (m/f/d) - Leeds" is "chef". */
export function bareTitle(title: string): string {
  const [first = title] = title.split(/\s[-–—|]\s|[(,|/–—]/);
  return first
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&+#.' -]/gu, ' ')
    .replace(
      /\b(?:senior|junior|lead|principal|trainee|experienced|sr|jr|i{1,3}|iv|the)\b\.?/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

function findKind({ title, soc, likely }: Wanted): Kind {
  const code = soc ?? likely[0] ?? null;
  const byGroup =
    code === null ? undefined : (kindOfGroup[code.slice(0, 4)] ?? kindOfGroup[code.slice(0, 2)]);
  if (soc !== null && byGroup) return byGroup;
  const byWords = kindOfWords.find(([words]) => words.test(title))?.[1];
  return byWords ?? byGroup ?? 'office-specialist';
}
