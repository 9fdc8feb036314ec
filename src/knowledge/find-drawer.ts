import { basename } from 'node:path';
import type { Brief } from '#shared/brief.ts';
import { toBoss } from './bare-title.ts';
import type { Drawer, Kind } from './drawer.ts';
import { findKindByTitle, findKindOfCode } from './find-kind.ts';
import { isBeginnersPost, isForStudents } from './is-beginners-post.ts';
import { keepOwnSetting } from './keep-own-setting.ts';
import { listenTo } from './listen-to.ts';
import { listHeads, loadDrawer, loadKind, type DrawerHead } from './load-drawers.ts';
import { keepOwnSpecialty } from './own-specialty.ts';
import { readPost } from './post-level.ts';
import { findSecondTrade } from './second-trade.ts';
import { findRank } from './post-rank.ts';
import { findSettingOf, suitDrawer, type Post } from './suit-drawer.ts';
import { withSecondTrade } from './with-second-trade.ts';
import { rateTrades, type JobSaid, type RatedTrade } from './trade-choice/rate-trades.ts';
import { sayJob } from './trade-choice/say-job.ts';
import { withBeginnersTexts } from './with-beginners-texts.ts';
import { withGraduates } from './with-graduates.ts';
import { withHeadsTexts } from './with-heads-texts.ts';
import { withKindTexts } from './with-kind-texts.ts';
import { withLeadersTexts } from './with-leaders-texts.ts';
import { withSector } from './with-sector.ts';

export interface FoundDrawer {
  drawer: Drawer;
  /** False where only the kind of work is known. */
  isTrade: boolean;
  /** The occupation of the trade where the one that was read is a guess and another. */
  coined?: string;
  /** The kind of work whose texts stand in where the trade is no more than the likeliest. */
  instead?: Kind;
}

/** Below this chance a trade would be wrong more often than right. */
const likely = 0.1;
/** Below this one its days may be others than the job's. */
const quiteLikely = 0.18;
/** From here on it knows better than a guess of the occupation. */
const sure = 0.6;

/** Below this the occupation is one of several that would do. */
const guessBelow = 0.6;

/** The drawer that serves a job: that of the likeliest trade, or of its kind of work where none is likely. */
export function findDrawer(given: JobSaid): FoundDrawer {
  const job = withoutBoss(given);
  const rated = rateTrades(listHeads(), job);
  const best = findOfOccupation(rated, job) ?? findOfSureOccupation(rated, job) ?? rated[0];
  if (!best || best.chance < likely)
    return { drawer: loadKind(findKind(job, rated)), isTrade: false };
  const coined = best.chance < sure ? undefined : findOwnOccupation(best.head, job);
  return {
    drawer: loadDrawer(best.head.file),
    isTrade: true,
    ...(coined ? { coined } : {}),
    ...(best.chance < quiteLikely ? { instead: findKind(job, rated) } : {}),
  };
}

/** Where lines say nothing, as in another language, a sure occupation knows more than the words of a title. */
function findOfOccupation(
  rated: readonly RatedTrade[],
  { lines, likely: [read] }: JobSaid,
): RatedTrade | undefined {
  const isOpen = (rated[0]?.chance ?? 0) < quiteLikely;
  if (!isOpen || lines.length > 0 || !read || read.confidence < guessBelow) return undefined;
  const own = rated.find(({ head }) => head.serves.includes(read.code));
  return own && { ...own, chance: Math.max(own.chance, quiteLikely) };
}

/** Below this a trade gives way to a sure occupation of another kind. */
const contradicted = 0.35;
const surely = 0.8;
const isOfGroup = (code: string, other: string): boolean => code.slice(0, 2) === other.slice(0, 2);

/** A trade that is hardly likely and none of the occupation's: another that serves it knows papers and boards at least. */
function findOfSureOccupation(
  rated: readonly RatedTrade[],
  { likely: [read] }: JobSaid,
): RatedTrade | undefined {
  const [first] = rated;
  if (!first || first.chance < likely || first.chance >= contradicted) return undefined;
  // Who manages may manage anything.
  if (!read || read.confidence < surely || read.code.startsWith('11-')) return undefined;
  if (first.head.serves.some((code) => isOfGroup(code, read.code))) return undefined;
  const own = rated.find(({ head }) => head.serves.includes(read.code));
  return own && { ...own, chance: Math.max(own.chance, likely) };
}

/** Whoever assists a director is counted among directors by the title alone. */
const withoutBoss = (job: JobSaid): JobSaid =>
  toBoss.test(job.title)
    ? { ...job, likely: job.likely.filter(({ code }) => !code.startsWith('11-')) }
    : job;

/** The words of a title say as much of the kind of work as a trade of this chance; so does a sure occupation. */
const ofTitle = 0.3;

/** Behind these there are as many of a kind as were written. */
const likeliest = 8;

/** The kind of work that title, occupations and likely trades have in common. */
function findKind({ title, lines, likely: read }: JobSaid, rated: readonly RatedTrade[]): Kind {
  const chances = new Map<Kind, number>();
  const add = (kind: Kind | undefined, chance: number): void => {
    if (kind) chances.set(kind, (chances.get(kind) ?? 0) + chance);
  };
  add(findKindByTitle(title), ofTitle);
  for (const { code, confidence } of read) add(findKindOfCode(code), ofTitle * confidence);
  // Where lines say nothing, no trade is more than a word of the title.
  if (lines.length > 0)
    for (const { head, chance } of rated.slice(0, likeliest)) add(head.kind, chance);
  const [best] = [...chances].toSorted((a, b) => b[1] - a[1]);
  return best?.[0] ?? 'office-specialist';
}

/** The occupation of a trade where the one that was read is a guess and none of the trade's. */
function findOwnOccupation(
  { serves }: DrawerHead,
  { title, likely: [read, ...others] }: JobSaid,
): string | undefined {
  const isServed = (code: string): boolean =>
    serves.some((one) => one === code || isGroupOf(one, code));
  if (read && (read.confidence >= guessBelow || isServed(read.code))) return undefined;
  const own = others.find(({ code }) => isServed(code))?.code ?? serves[0];
  // Whoever leads such people is not counted among them.
  const isLeader = findKindByTitle(title) === 'leading-people';
  return own && isLeader && findKindOfCode(own) !== 'leading-people' ? undefined : own;
}

/** Figures and words of one job both ask for its drawer. */
const drawersOf = new WeakMap<Brief, FoundDrawer>();

/** The drawer of a job, without what is true of other jobs only. */
export function findDrawerOf(brief: Brief): FoundDrawer {
  const found = drawersOf.get(brief) ?? searchDrawerOf(brief);
  drawersOf.set(brief, found);
  return found;
}

function searchDrawerOf(brief: Brief): FoundDrawer {
  const { title } = brief;
  const said = sayJob(brief);
  const isRead = (brief.language ?? 'en') === 'en';
  const post = {
    says: listenTo(brief),
    isTitled: listenTo({ title, facts: [] }),
    isOfWork: listenTo({ ...brief, facts: brief.facts.filter(({ kind }) => ofWork.has(kind)) }),
    rank: findRank(brief),
  };
  const found = followSetting(findDrawer(said), said, post);
  const { isTrade, instead } = found;
  const drawer = instead ? withKindTexts(found.drawer, loadKind(instead), brief) : found.drawer;
  const isForBeginners = isRead && isBeginnersPost(brief);
  const learners = isForStudents(brief) ? 'university-students' : 'all-beginners';
  const { leads, level } = readPost(brief);
  const isLed = isRead && !isForBeginners && leads;
  const led = isLed ? withLeadersTexts(drawer, title.given) : drawer;
  const meant = isLed && isTrade && level === 'head' ? withHeadsTexts(led, brief) : led;
  const suit = (one: Drawer): Drawer => keepOwnSetting(suitDrawer(one, post), brief);
  const whole = withEnoughFlags(keepOwnSpecialty(suit(meant), brief), (kind) =>
    suit(loadKind(kind)),
  );
  const second =
    isTrade && isRead && !isForBeginners && !isLed ? findSecond(found, said, brief) : null;
  const own = second ? withSecondTrade(whole, suit(second), brief) : whole;
  return {
    // A beginner speaks of school and a weekend job wherever the post is: nothing of that is another setting's.
    drawer: withSector(
      isForBeginners
        ? suitDrawer(withBeginnersTexts(own, title.given, learners), post)
        : {
            ...(isRead && !isLed ? withGraduates(own, brief) : own),
            ...(isTrade && !isLed ? listStandIns(suit(loadKind(own.kind))) : {}),
          },
      brief,
    ),
    isTrade,
    ...(found.coined ? { coined: found.coined } : {}),
    ...(instead ? { instead } : {}),
  };
}

/** What is known of the other half of a job of two trades. */
function findSecond({ drawer }: FoundDrawer, said: JobSaid, brief: Brief): Drawer | null {
  const heads = listHeads();
  const rated = rateTrades(heads, withoutBoss(said));
  if (rated[0]?.head.trade !== drawer.trade) return null;
  const second = findSecondTrade(rated, heads, { said, brief });
  return second && loadDrawer(second.file);
}

/** What is one side of a trade may be another trade by itself, which serves the job better where it is likely too. */
function followSetting(found: FoundDrawer, said: JobSaid, post: Post): FoundDrawer {
  const own = found.isTrade ? findSettingOf(found.drawer, post)?.own_trade : undefined;
  if (!own) return found;
  const other = rateTrades(listHeads(), withoutBoss(said)).find(
    ({ head }) => basename(head.file, '.yaml') === own,
  );
  return other && other.chance >= likely
    ? { drawer: loadDrawer(other.head.file), isTrade: true }
    : found;
}

/** A tool shows three at least. */
const fewestFlags = 3;

/** Where the setting leaves a trade too few, what is a warning sign in such work anywhere. */
function withEnoughFlags(drawer: Drawer, ofKind: (kind: Kind) => Drawer): Drawer {
  const { flags, kind } = drawer;
  if (flags.length >= fewestFlags) return drawer;
  return { ...drawer, flags: [...flags, ...ofKind(kind).flags].slice(0, fewestFlags) };
}

/** Whoever begins, or has done something near it, is no help where the work itself is demanded. */
const listStandIns = ({ personas }: Drawer): Pick<Drawer, 'standIns'> => ({
  standIns: personas.filter(({ level }) => level !== 'entry'),
});

const ofWork: ReadonlySet<string> = new Set([
  'duty',
  'goal',
  'skill',
  'experience',
  'education',
  'safety',
  'schedule',
]);

/** Figures are published for 31-1120 where 31-1121 and 31-1122 are one: a broad group ends in a nought. */
const isGroupOf = (code: string, other: string): boolean =>
  (code.endsWith('0') || other.endsWith('0')) && code.slice(0, -1) === other.slice(0, -1);
