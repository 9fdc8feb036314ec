import type { Drawer } from '#knowledge/drawer.ts';
import { findDrawerOf } from '#knowledge/find-drawer.ts';
import { isPostTitle } from '#knowledge/post-title.ts';
import { toStems } from '#knowledge/to-stems.ts';
import type { Brief } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { isUntitled, noTitle, titleToConfirm } from '#shared/no-title.ts';
import { capitalize } from '#writing/casing.ts';
import type { Source } from '../source.ts';

/** From here on the occupation is more than a guess. */
const sure = 0.6;
/** Another title of the trade has to say clearly more of the job than the name of the trade. */
const clearly = 0.3;
/** "Nurse" and "nursing". */
const stem = 4;

const isOfRank =
  /\b(?:senior|junior|lead|principal|trainee|head|chief|deputy|assistant|associate|director)\b/i;

/** How much of a title the job says; what the occupation is called counts twice. */
function rateName(title: string, said: ReadonlySet<string>, occupation: ReadonlySet<string>) {
  const words = toStems(title).map((word) => word.slice(0, stem));
  const count = (known: ReadonlySet<string>): number =>
    words.filter((word) => known.has(word)).length;
  return (count(said) + count(occupation)) / words.length;
}

const listBeginnings = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap(toStems).map((word) => word.slice(0, stem)));

/** What people of the trade are called, in the words that are nearest to the job. */
function nameByWork({ trade, titles }: Drawer, brief: Brief): string | null {
  const { occupation, facts, place } = brief;
  const country = place.country?.toLowerCase() ?? '';
  const local = Object.entries(titles).flatMap(([where, own]) =>
    where === country || where === 'any' ? (own ?? []) : [],
  );
  const said = listBeginnings(facts.map(({ text }) => text));
  const called = listBeginnings(occupation.confidence < sure ? [] : [occupation.name]);
  const rated = [trade, ...local]
    .filter((title) => isPostTitle(title) && (title === trade || !isOfRank.test(title)))
    .map((title) => ({ title, rate: rateName(title, said, called) }));
  const own = rated.find(({ title }) => title === trade);
  const [best] = rated.toSorted((a, b) => b.rate - a.rate);
  return (own && best && best.rate - own.rate < clearly ? own : best)?.title ?? null;
}

/** A job without a title is called by its trade, where that is known, until somebody confirms what it is called. */
export const withProvisionalTitle = memoize((source: Source): Source => {
  const { brief } = source;
  if (brief.title.singular !== noTitle || (brief.language ?? 'en') !== 'en') return source;
  const { drawer, isTrade, instead } = findDrawerOf(brief);
  const name = isTrade && instead === undefined ? nameByWork(drawer, brief) : null;
  if (name === null) return source;
  const title = { ...brief.title, clean: capitalize(name), singular: name };
  return { ...source, brief: { ...brief, title } };
});

/** The name in headlines and subjects, marked where nobody has confirmed it. */
export const markProvisional = (headline: string, title: Brief['title']): string =>
  isUntitled(title) && title.singular !== noTitle ? `${headline} ${titleToConfirm}` : headline;
