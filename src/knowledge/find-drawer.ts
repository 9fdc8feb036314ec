import type { Brief } from '#shared/brief.ts';
import { noTitle } from '#shared/no-title.ts';
import type { Drawer, Kind } from './drawer.ts';
import { asWord } from './as-word.ts';
import { findCoined, isCoined } from './find-coined.ts';
import { askTitle, fits, fitTitle, sharesWord, toBoss } from './fit-title.ts';
import { keepOwnSetting } from './keep-own-setting.ts';
import { findNarrowTrade } from './find-narrow-trade.ts';
import { findKind, findKindByWords, findKindOfCode, isUnheard, type Wanted } from './find-kind.ts';
import { isBeginnersPost, isForStudents } from './is-beginners-post.ts';
import { listenTo } from './listen-to.ts';
import { listHeads, loadDrawer, loadKind, type DrawerHead } from './load-drawers.ts';
import { demandsEngineer, findHomonym, isOverruled } from './overrule-title.ts';
import { keepOwnSpecialty } from './own-specialty.ts';
import { readPost } from './post-level.ts';
import { findRank } from './post-rank.ts';
import { listenForTrades, little, saysLittle, type Heard } from './spoken-trade.ts';
import { suitDrawer } from './suit-drawer.ts';
import { withBeginnersTexts } from './with-beginners-texts.ts';
import { withHeadsTexts } from './with-heads-texts.ts';
import { withKindTexts } from './with-kind-texts.ts';
import { withLeadersTexts } from './with-leaders-texts.ts';
import { withSector } from './with-sector.ts';

export interface FoundDrawer {
  drawer: Drawer;
  /** False where only the kind of work is known. */
  isTrade: boolean;
  /** The occupation of the trade where the title is one that the employer has coined. */
  coined?: string;
  /** The kind of work whose texts stand in where the job has the title of the trade and other days. */
  instead?: Kind;
}

/** A trade that may serve, how its titles fit and whether the job speaks as its people do. */
interface Candidate {
  head: DrawerHead;
  fit: number;
  length: number;
  score: number;
}

/** The drawer that serves a job: by occupation or title where its duties agree, by kind of work else. */
export function findDrawer(wanted: Wanted): FoundDrawer {
  const found = findByTitleAndWork(withoutBoss(wanted));
  return isOverruled(found.drawer.kind, wanted.isEngineer)
    ? { drawer: loadKind('engineering-and-science'), isTrade: false }
    : found;
}

/** Whoever assists a director is counted among directors by the title alone. */
function withoutBoss(wanted: Wanted): Wanted {
  const { title, soc, code } = wanted;
  if (!toBoss.test(title)) return wanted;
  const ofStaff = (one: string | null | undefined): string | null =>
    one && !one.startsWith('11-') ? one : null;
  return { ...wanted, title: title.replace(toBoss, ''), soc: ofStaff(soc), code: ofStaff(code) };
}

function findByTitleAndWork(wanted: Wanted): FoundDrawer {
  const heads = listHeads();
  const { title, text } = wanted;
  const heard = text ? listenForTrades(heads, `${title}\n${text}`) : null;
  const asked = askTitle(title, wanted.country);
  const rated = heads.map((head) => ({
    head,
    ...fitTitle(head, asked),
    score: heard?.of(head).score ?? 0,
  }));
  const soc = wanted.soc ?? findServed(wanted.code, heads);
  const found =
    soc === null
      ? findByTitle(rated, wanted, heard)
      : findByOccupation(rated, { ...wanted, soc }, heard);
  const { fit = fits.none } = rated.find(({ head }) => head === found) ?? {};
  // A wide trade whose own title it is keeps the job; else the narrow one that it is by title and work together.
  const narrow =
    heard && text && !found?.work
      ? findNarrowTrade(
          {
            asked: askTitle(wanted.given ?? title, wanted.country),
            lines: text.split('\n'),
            heard,
          },
          fit,
        )
      : undefined;
  if (narrow) return loadNarrow(narrow, wanted);
  if (!found) return findByDuties(wanted, soc, heard);
  const other = text ? findHomonym(found, text, wanted.employer, title) : null;
  if (other) return loadOther(other, heads);
  const drawer = loadDrawer(found.file);
  return isStrange(drawer, { head: found, fit, text, heard })
    ? { drawer, isTrade: true, instead: findNeighbor(title, drawer.kind, heard) }
    : { drawer, isTrade: true };
}

/** Its public figures are those of its own occupation where the one that was read is a guess and another. */
function loadNarrow(narrow: DrawerHead, { soc, code, isGuess }: Wanted): FoundDrawer {
  const [own] = narrow.serves;
  const read = soc ?? code;
  const isOther =
    read && isGuess && !narrow.serves.some((one) => one === read || isGroupOf(one, read));
  return {
    drawer: loadDrawer(narrow.file),
    isTrade: true,
    ...(isOther && own ? { coined: own } : {}),
  };
}

/** The other trade of the same title. */
function loadOther(
  other: NonNullable<ReturnType<typeof findHomonym>>,
  heads: readonly DrawerHead[],
): FoundDrawer {
  if (typeof other !== 'string') return { drawer: loadKind(other.kind), isTrade: false };
  const head = heads.find(({ file }) => file.endsWith(`/${other}.yaml`));
  const [coined] = head?.serves ?? [];
  // The public figures of the title are those of the first trade.
  return head
    ? { drawer: loadDrawer(head.file), isTrade: true, ...(coined ? { coined } : {}) }
    : { drawer: loadKind('office-specialist'), isTrade: false };
}

/** A title that an employer has coined is held against the duties; else only the kind of work is known. */
function findByDuties(wanted: Wanted, soc: string | null, heard: Heard | null): FoundDrawer {
  const meant = soc === null ? findCoined(wanted.title, heard) : undefined;
  if (!meant) return { drawer: loadKind(findKind(wanted, heard)), isTrade: false };
  const [coined] = meant.serves;
  return { drawer: loadDrawer(meant.file), isTrade: true, ...(coined ? { coined } : {}) };
}

/** From so many lines on a job says what is done. */
const tellingLines = 6;
/** Of so few of its lines the trade knows something. */
const fewLines = 1 / 3;

/** What the title says of the work; whoever does not do what others of the trade do has a desk. */
const findNeighbor = (title: string, kind: Kind, heard: Heard | null): Kind =>
  findKindByWords(title) ?? (isUnheard(kind, heard) ? 'office-specialist' : kind);

/**
 * Whether a job has hardly more than the title in common with the trade: it says enough, little of it is what the
 * trade speaks of, and the title is none of the trade's own or the work is of another kind.
 */
function isStrange(
  { competencies }: Drawer,
  found: { head: DrawerHead; fit: number; heard: Heard | null; text: Wanted['text'] },
): boolean {
  const { head, fit, heard } = found;
  const lines = (found.text ?? '').toLowerCase().split('\n');
  if (!heard || lines.length < tellingLines) return false;
  const { share, score } = heard.of(head);
  if (share > some || score >= enough / 2) return false;
  if (fit >= fits.kin && !isUnheard(head.kind, heard)) return false;
  const words = competencies.flatMap(({ called_for_by }) => called_for_by).map(asWord);
  const known = lines.filter((line) => words.some((word) => word.isIn(line)));
  return known.length <= fewLines * lines.length;
}

const findServed = (code: string | null | undefined, heads: readonly DrawerHead[]): string | null =>
  code && heads.some(({ serves }) => serves.includes(code)) ? code : null;

const isNarrow = ({ head }: Candidate): number => (head.work ? 1 : 0);

/** The closest title first; among equals the trade whose words the job speaks, and the wide one where it speaks of none. */
const sortBest = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted(
    (a, b) =>
      b.fit - a.fit || b.score - a.score || b.length - a.length || isNarrow(a) - isNarrow(b),
  );

function findByOccupation(
  rated: readonly Candidate[],
  { soc, title, isCertain = false }: Wanted & { soc: string },
  heard: Heard | null,
): DrawerHead | undefined {
  const exact = rated.filter(({ head }) => head.serves.includes(soc));
  const own =
    exact.length > 0
      ? exact
      : rated.filter(({ head }) => head.serves.some((code) => isGroupOf(code, soc)));
  const best = sortOwn(own, soc);
  // "Product manager" is counted among marketing managers, and has a trade of its own. One word means too much.
  const isLong = title.trim().includes(' ');
  const ranked = sortBest(rated);
  const other =
    ranked.find(({ fit, head }) => fit === fits.whole && (isLong || isLoudest(head, heard))) ??
    ranked.find(({ fit, head }) => fit === fits.end && isLoud(head, heard));
  if (other && isBetter(other, best[0], heard, soc)) return other.head;
  // Nobody has written of this occupation: another trade may have the title all the same.
  if (best.length === 0) {
    const titled = rated.filter(({ fit }) => fit >= fits.end);
    return findByTitle(titled, { title, likely: [soc] }, heard);
  }
  const sibling = best[0] && (findSibling(best[0], soc, heard) ?? findLoud(best, title, heard));
  if (sibling) return sibling;
  return best.find(({ head, fit }) => {
    if (fit >= fits.kin) return true;
    if (heard === null) return !isRest.test(soc);
    if (isSpoken(head, heard)) return true;
    const isBare = title !== '' && namesNothing.test(title);
    const least = sharesWord(head, title) || isBare ? few : some;
    const isOnly = isOneWide(exact) && isOneTrade(soc);
    if (isOnly && isCertain && heard.most < clear) return true;
    if (isOnly && findKindOfCode(soc) === head.kind)
      return saysLittle(heard) || heard.of(head).share >= few;
    return least === few && (saysLittle(heard) || heard.of(head).share >= least);
  })?.head;
}

/**
 * The trades of an occupation: among equal titles the one whose first occupation it is, and a narrow one behind the
 * wide, since it is found by title and work together.
 */
const sortOwn = (candidates: readonly Candidate[], soc: string): Candidate[] => {
  const isFirst = ({ head }: Candidate): number => Number(head.serves[0] === soc);
  const isWide = ({ head }: Candidate): number => Number(!head.work);
  return sortBest(candidates).toSorted(
    (a, b) => b.fit - a.fit || isFirst(b) - isFirst(a) || isWide(b) - isWide(a),
  );
};

/** Narrow trades of an occupation are found by title and work together: they make it no less the wide one's. */
const isOneWide = (candidates: readonly Candidate[]): boolean =>
  candidates.length === 1 || candidates.filter(({ head }) => !head.work).length === 1;

/** "Engineers, all other" are no trade. */
const isRest = /99$/;

/** Managers of one code are of many fields. */
const isOneTrade = (soc: string): boolean => !isRest.test(soc) && !soc.startsWith('11-');

/**
 * "Project manager" names no field: a job that speaks of one trade alone, and hardly of its own, is that trade's. Where
 * the own trade has the very title, more has to speak against it.
 */
function findLoud(
  own: readonly Candidate[],
  title: string,
  heard: Heard | null,
): DrawerHead | undefined {
  const [first, second] = heard?.order ?? [];
  if (!heard || !first || !second) return undefined;
  const isWhole = own[0]?.fit === fits.whole;
  const share = Math.max(...own.map(({ head }) => heard.of(head).share));
  const least = isWhole ? unmistakable : isCoined(title) ? untitled : loud;
  const lead = isCoined(title) ? aloneLead : clearLead;
  const isAlone = heard.most >= least && heard.of(second).share <= lead;
  // Among trades of one kind the title says which; another kind of work is another job.
  const isOtherWork = !isWhole || first.kind !== own[0]?.head.kind;
  return isAlone && isOtherWork && share < (isWhole ? few : some) ? first : undefined;
}

/** "Design engineer" is counted among mechanical ones; a job that speaks of nothing but bridges is a civil one's. */
function findSibling(own: Candidate, soc: string, heard: Heard | null): DrawerHead | undefined {
  if (own.fit === fits.whole || (heard?.of(own.head).share ?? 1) >= much) return undefined;
  return findClear(
    heard,
    ({ kind, serves }) =>
      kind === own.head.kind && serves.some((code) => code.slice(0, 2) === soc.slice(0, 2)),
  );
}

/** A whole title of another trade counts where the own trade has nothing like it, or less of its words is spoken. */
function isBetter(
  other: Candidate,
  own: Candidate | undefined,
  heard: Heard | null,
  soc: string,
): boolean {
  if (!own || own.fit === fits.none)
    return (
      heard === null ||
      saysLittle(heard) ||
      heard.of(other.head).share >= some ||
      (other.head.kind === findKindOfCode(soc) &&
        (heard.most < clear || isAboveOtherWork(other, heard)))
    );
  if (own.fit >= fits.end && (own.fit < other.fit || isHeard(own.head, heard))) return false;
  return heard !== null && !saysLittle(heard) && other.score > muchMore * own.score;
}

/** Whoever is called a sales representative and speaks most like one among those who sell, sells, whatever the projects. */
const isAboveOtherWork = ({ head, fit }: Candidate, heard: Heard): boolean =>
  fit === fits.whole && heard.of(head).share >= few && heard.order[0]?.kind !== head.kind;

const isLoudest = (head: DrawerHead, heard: Heard | null): boolean =>
  heard !== null && !saysLittle(heard) && heard.of(head).rank === 1;

const isLoud = (head: DrawerHead, heard: Heard | null): boolean =>
  heard !== null && !saysLittle(heard) && heard.of(head).share >= nearlyAll;

const isHeard = (head: DrawerHead, heard: Heard | null): boolean =>
  heard === null || heard.of(head).share >= some;

/** Where the occupation is open, a title is believed as far as the duties agree with it. */
function findByTitle(
  rated: readonly Candidate[],
  { title, likely }: Pick<Wanted, 'title' | 'likely'>,
  heard: Heard | null,
): DrawerHead | undefined {
  const isLikely = ({ serves }: DrawerHead): boolean =>
    likely.some((code) => serves.includes(code));
  const isOfKind = ({ kind }: DrawerHead): boolean =>
    likely.length > 0 && likely.every((code) => findKindOfCode(code) === kind);
  const titled = sortBest(rated).find(({ head, fit }) => {
    if (heard === null || saysLittle(heard))
      return (
        fit === fits.whole ||
        (fit >= fits.kin && isLikely(head)) ||
        (fit >= fits.end && isOfKind(head))
      );
    const { share, score } = heard.of(head);
    if (fit === fits.whole) return share >= hardlyAny;
    if (fit >= fits.end)
      return share >= nearlyAll || (share >= some && (score >= enough || isLikely(head)));
    return (
      (fit >= fits.kin || (isLikely(head) && sharesWord(head, title))) && isSpoken(head, heard)
    );
  })?.head;
  return titled ?? findClear(heard, isLikely) ?? findUntitled(title, likely, heard);
}

/** A job without a title is of the trade that it speaks of and no other, or that its words point to as well. */
function findUntitled(
  title: string,
  [likeliest]: readonly string[],
  heard: Heard | null,
): DrawerHead | undefined {
  const [first, second] = heard?.order ?? [];
  if (!heard || !first || !second || !namesNothing.test(title)) return undefined;
  const rival = heard.of(second).share;
  const isAlone = heard.most >= untitled && rival <= aloneLead;
  const isAmongKin = heard.most >= clear && second.kind === first.kind && rival <= kinLead;
  const isBacked =
    heard.most >= backed && likeliest !== undefined && first.serves.includes(likeliest);
  return isAlone || isAmongKin || isBacked ? first : undefined;
}

/** The trade that a job speaks of and no other, whatever its title is. */
function findClear(
  heard: Heard | null,
  isNear: (head: DrawerHead) => boolean,
): DrawerHead | undefined {
  const [first, second] = heard?.order ?? [];
  if (!heard || !first || !second || heard.most < clear) return undefined;
  if (heard.of(second).share > clearLead) return undefined;
  return heard.most >= unmistakable || isNear(first) ? first : undefined;
}

/** Shares of the trade that is spoken of most. */
const hardlyAny = 0.1;
const few = 0.2;
const some = 0.3;
const much = 0.5;
const nearlyAll = 0.7;
/** As many times as much. */
const muchMore = 1.5;
/** What has to be said of a trade that is not the most spoken of. */
const enough = 3;
const clear = 6;
const unmistakable = 10;
const loud = 5;
const clearLead = 0.5;
/** Where no title says anything, the duties alone have to say much. */
const untitled = 4;
const backed = 2.5;
const aloneLead = 0.55;
const kinLead = 0.65;

/** The job speaks of this trade about as much as of any. */
function isSpoken(head: DrawerHead, heard: Heard): boolean {
  const { score, share, rank } = heard.of(head);
  if (rank === 1) return score >= little;
  return score >= enough && (share >= nearlyAll || (rank === 2 && share >= much));
}
/** Below this an occupation is a guess, and the knowledge of a trade would be wrong more often than right. */
const likelyFrom = 0.2;
/** Below this the occupation is one of several that would do. */
const guessBelow = 0.6;
/** From here on the title is one that was written for the occupation. */
const certainFrom = 0.93;

/** Figures and words of one job both ask for its drawer. */
const drawersOf = new WeakMap<Brief, Map<string | null, FoundDrawer>>();

/** The drawer of a job, without what is true of other jobs only; its code is null where no official figure may be shown for the work. */
export function findDrawerOf(brief: Brief, soc: string | null): FoundDrawer {
  const ofBrief = drawersOf.get(brief) ?? new Map<string | null, FoundDrawer>();
  drawersOf.set(brief, ofBrief);
  const drawer = ofBrief.get(soc) ?? searchDrawerOf(brief, soc);
  ofBrief.set(soc, drawer);
  return drawer;
}

function searchDrawerOf(brief: Brief, soc: string | null): FoundDrawer {
  const { title, occupation } = brief;
  const found = findDrawer({
    title: nameOf(title),
    given: title.given,
    soc,
    code: occupation.soc ?? null,
    isCertain: occupation.confidence >= certainFrom,
    isGuess: occupation.confidence < guessBelow,
    likely: occupation.alternatives
      .filter(({ confidence }) => confidence >= likelyFrom)
      .map(({ id, soc: code }) => code ?? id.slice(0, 7)),
    text: (brief.language ?? 'en') === 'en' ? listWork(brief) : null,
    employer: brief.employer.confidential ? undefined : (brief.employer.name ?? undefined),
    isEngineer: demandsEngineer(brief),
    country: brief.place.country?.toLowerCase() ?? null,
  });
  const { isTrade, instead } = found;
  const drawer = instead ? withKindTexts(found.drawer, loadKind(instead), brief) : found.drawer;
  const isRead = (brief.language ?? 'en') === 'en';
  const post = {
    says: listenTo(brief),
    isTitled: listenTo({ title, facts: [] }),
    isOfWork: listenTo({ ...brief, facts: brief.facts.filter(({ kind }) => ofWork.has(kind)) }),
    rank: findRank(brief),
  };
  const isForBeginners = isRead && isBeginnersPost(brief);
  const learners = isForStudents(brief) ? 'university-students' : 'all-beginners';
  const { leads, level } = readPost(brief);
  const isLed = isRead && !isForBeginners && leads;
  const led = isLed ? withLeadersTexts(drawer, title.given) : drawer;
  const meant = isLed && isTrade && level === 'head' ? withHeadsTexts(led, brief) : led;
  const suit = (one: Drawer): Drawer => keepOwnSetting(suitDrawer(one, post), brief);
  const own = withEnoughFlags(keepOwnSpecialty(suit(meant), brief), (kind) => suit(loadKind(kind)));
  return {
    // A beginner speaks of school and a weekend job wherever the post is: nothing of that is another setting's.
    drawer: withSector(
      isForBeginners
        ? suitDrawer(withBeginnersTexts(own, title.given, learners), post)
        : { ...own, ...(isTrade && !isLed ? listStandIns(suit(loadKind(own.kind))) : {}) },
      brief,
    ),
    isTrade,
    ...(found.coined ? { coined: found.coined } : {}),
    ...(instead ? { instead } : {}),
  };
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

/** What a job is called that has no title of its own. */
const namesNothing = /^(?:(?:open|vacant|new)? ?(?:position|vacancy|job|role|opportunity))?$/i;

/** The mark of a missing title says nothing of a trade. */
function nameOf({ clean, given }: Brief['title']): string {
  if (clean === noTitle) return '';
  return namesNothing.test(clean) ? given || clean : clean;
}

/** What is done and asked for; what is offered and praised is the same in all trades. */
const listWork = ({ facts }: Brief): string =>
  facts
    .filter(({ kind }) => !offered.has(kind))
    .map(({ text }) => text)
    .join('\n');

const offered: ReadonlySet<string> = new Set(['benefit', 'culture', 'process']);
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
