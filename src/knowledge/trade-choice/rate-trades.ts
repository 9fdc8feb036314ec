import { basename } from 'node:path';
import { hearActivities } from '../hear-activities.ts';
import type { DrawerHead } from '../load-drawers.ts';
import { listenForTrades } from '../spoken-trade.ts';
import { signWeights } from './data/sign-weights.data.ts';
import { listSignals } from './job-signals.ts';
import { scoreLearned } from './learned-trades.ts';
import { compareTitles } from './title-likeness.ts';

/** What is known of a job when its trade is looked for. */
export interface JobSaid {
  title: string;
  /** What is done and asked for; none where it is not in English. */
  lines: readonly string[];
  /** Codes of occupations that were read from title and duties. */
  likely: readonly { code: string; confidence: number }[];
  /** Whether whoever holds the post has people; not given where nothing was read but a title. */
  leads?: boolean;
}

/** What speaks for a trade, each by a number. */
export interface Signs {
  /** As learned from advertisements of the trade; null for a trade that was written since. */
  learned: number | null;
  /** How like the title is to one of the trade. */
  title: number;
  /** Terms of the trade that the job says. */
  terms: number;
  /** The share of what is done that belongs to the work of the trade. */
  work: number;
  /** How likely the job is of an occupation that the trade serves. */
  occupation: number;
}

export interface RatedTrade {
  head: DrawerHead;
  /** How likely the job is of this trade, among all. */
  chance: number;
}

/** A phrase was heard, and not one word. */
const plainly = 1;
/** Fewer lines tell little. */
const fewLines = 5;

const listDone = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [best] = hearActivities(line);
    return best && best.strength >= plainly && !best.activity.is_manner ? [best.activity.id] : [];
  });

/** What speaks for each trade, in the order of the trades. */
export function listSigns(
  heads: readonly DrawerHead[],
  { title, lines, likely }: JobSaid,
  learned: ReadonlyMap<string, number>,
): Signs[] {
  const heard = listenForTrades(heads, [title, ...lines].join('\n'));
  const titles = compareTitles(heads, title);
  const done = listDone(lines);
  return heads.map((head, i) => ({
    learned: learned.get(basename(head.file, '.yaml')) ?? null,
    title: titles[i]!,
    terms: Math.log1p(heard[i]!),
    work: done.filter((id) => head.work?.has(id)).length / Math.max(fewLines, done.length),
    occupation: Math.max(
      0,
      ...likely
        .filter(({ code }) => head.serves.includes(code))
        .map(({ confidence }) => confidence),
    ),
  }));
}

/** Whoever is called so leads nobody, unless the title says that too. */
const ofStaff =
  /\b(?:assistant|clerk|associate|coordinator|administrator|technician|operator|representative|agent|analyst|worker|aide|helper|apprentice)\b/i;
const ofLeaders =
  /\b(?:manager|director|head|chief|supervisor|lead|leader|superintendent|president|vp|foreman|principal|partner|executive)\b/i;
/** Of such titles one in a hundred is of a trade of those who lead. */
const ofOtherRank = -3;
/** Where neither title nor text gives a post people, fewer than one in four is. */
const leadsNobody = -1.5;
/** Where no title says it, the work of leading does. */
const leadsUnnamed = 1.5;

/** What is said for and against a trade of those who lead. */
function weighRank({ title, leads }: JobSaid): number {
  if (title === '') return leads === true ? leadsUnnamed : 0;
  if (ofLeaders.test(title)) return 0;
  if (ofStaff.test(title)) return ofOtherRank;
  return leads === false ? leadsNobody : 0;
}

/** The trades that a job may be of, the likeliest first. */
export function rateTrades(heads: readonly DrawerHead[], job: JobSaid): RatedTrade[] {
  const learned = scoreLearned(listSignals(job.title, job.lines));
  const rank = weighRank(job);
  const scores = listSigns(heads, job, learned).map(
    (signs, i) => weighSigns(signs) + (heads[i]!.kind === 'leading-people' ? rank : 0),
  );
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return heads
    .map((head, i) => ({ head, chance: shares[i]! / total }))
    .toSorted((a, b) => b.chance - a.chance);
}

/** What all signs say together for a trade. */
export function weighSigns(
  { learned, title, terms, work, occupation }: Signs,
  { known, unknown }: typeof signWeights = signWeights,
): number {
  const weights = learned === null ? unknown : known;
  return (
    weights.base +
    weights.learned * (learned ?? 0) +
    weights.title * title +
    weights.terms * terms +
    weights.work * work +
    weights.occupation * occupation
  );
}
