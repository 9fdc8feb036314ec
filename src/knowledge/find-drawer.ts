import type { Brief } from '#shared/brief.ts';
import type { Drawer, Kind } from './drawer.ts';
import { kindOfGroup, kindOfWords } from './kinds.data.ts';
import { listenTo } from './listen-to.ts';
import { listHeads, loadDrawer, loadKind, type DrawerHead } from './load-drawers.ts';
import { suitDrawer } from './suit-drawer.ts';

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
  const [likeliest] = likely;
  const akin = near.find(
    (head) => likeliest !== undefined && head.serves.includes(likeliest) && sharesWord(head, title),
  );
  if (akin) return toTrade(akin);
  return { drawer: loadKind(findKind({ title, soc, likely })), isTrade: false };
}

/** Below this an occupation is a guess, and the knowledge of a trade would be wrong more often than right. */
const likelyFrom = 0.2;

/** The drawer of a job, without what is true of other jobs only; its code is null where no official figure may be shown for the work. */
export function findDrawerOf(brief: Brief, soc: string | null): FoundDrawer {
  const { title, occupation } = brief;
  const { drawer, isTrade } = findDrawer({
    title: title.clean,
    soc,
    likely: occupation.alternatives
      .filter(({ confidence }) => confidence >= likelyFrom)
      .map(({ id }) => id.slice(0, 7)),
  });
  return { drawer: suitDrawer(drawer, listenTo(brief)), isTrade };
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
        : isTelling(known) && (bare.endsWith(` ${known}`) || bare.startsWith(`${known} `))
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

/** Words that half of all titles have say nothing of the trade. */
const general = new Set(
  'manager director assistant specialist officer coordinator technician supervisor executive associate consultant engineer intern student head representative services service management business general systems development operations support analyst professional administrator mechanic investigator architect clerk worker communications planning business associate agent resident team leader unit trainee'.split(
    ' ',
  ),
);

/** "Associate" or "mechanic" alone ends the title of many trades. */
const isTelling = (known: string): boolean => known.includes(' ') && telling(known).length > 0;

/** Whether title and trade have a telling word in common: "Marketing Guru" and "digital marketing specialist". */
function sharesWord({ titles }: DrawerHead, title: string): boolean {
  const own = telling(bareTitle(title));
  return [...titles].some((known) => telling(known).some((word) => own.includes(word)));
}

const telling = (text: string): string[] =>
  (text.match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !general.has(word) && !general.has(word.replace(/s$/, '')))
    .map((word) => word.slice(0, 7));

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
