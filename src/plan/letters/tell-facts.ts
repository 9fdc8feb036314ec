import { withArticle } from '#writing/article.ts';
import type { PlannedPersona } from '../planned-persona.ts';
import { makePlan, type Plan } from '../plan.ts';
import { memoize } from '../memoize.ts';
import { listFacts, ownWords } from '../own-words.ts';
import type { Source } from '../source.ts';
import { listJobFacts } from './job-facts.ts';
import { motivesOf, type Motive } from './motives.ts';
import { joinGood, listGood } from './list-good.ts';
import { isStrong, weighBenefit } from './weigh-benefit.ts';

/** One whole sentence of something the advertisement states, and which wishes it answers. */
interface Told {
  text: string;
  motives: readonly Motive[];
}

const teamOf =
  /\b((?:an?|our|the) (?:(?:[\p{L}-]+|\d+[- ]person),? ){0,3}(?:team|crew|department) of (?:about |over |around |approximately )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: [\p{L}-]+){0,2})/iu;
const sized =
  /\b(an? (?:energetic|friendly|small|close-knit|growing|tight-knit|large|established|diverse|multidisciplinary|multi-disciplinary|interdisciplinary|collaborative|supportive|dedicated|experienced|young|stable) (?:[\p{L}-]+ ){0,2}team)\b/iu;

/** What is said of the team, in a sentence; empty where nothing is. */
export function describeTeam({ brief }: Source): string {
  const texts = [
    ...listFacts(brief, { kinds: ['team', 'culture', 'other', 'duty', 'benefit'] }).map(ownWords),
    ...brief.employerBlocks.map(({ text }) => text),
  ];
  const of = texts.flatMap((text) => teamOf.exec(text)?.[1] ?? [])[0];
  const manner = texts.flatMap((text) => sized.exec(text)?.[1] ?? [])[0];
  const team = of ?? brief.teamSaid[0]?.text ?? manner;
  return team === undefined
    ? ''
    : `The posting speaks of ${withArticle(team.toLowerCase().replace(/^(?:our|the|an?) /, ''))}.`;
}

/** How large the team is and who leads it, as far as it is said; praise of a team tells nothing. */
function sayTeam(source: Source, { names }: Pick<Plan, 'names'>): string {
  const { brief } = source;
  const texts = listFacts(brief, { kinds: ['team', 'culture', 'other'] }).map(ownWords);
  const of = texts.flatMap((text) => teamOf.exec(text)?.[1] ?? [])[0];
  const team =
    of === undefined
      ? ''
      : `You would join ${withArticle(of.toLowerCase().replace(/^(?:our|the|an?) /, ''))}.`;
  const boss = brief.reportsTo === null ? '' : `You would report to ${names.manager}.`;
  return [team, boss].filter(Boolean).join(' ');
}

/** "The posting promises paid training" says nothing beside "paid training" among the benefits. */
const isOffered = (source: Source, taught: string): boolean => {
  const [, thing] = /^The posting promises (.+)\.$/.exec(taught) ?? [];
  return thing !== undefined && listGood(source).some((benefit) => benefit.includes(thing));
};

/** Everything a letter may tell besides what the job is, where, for how much and when. */
const listTold = memoize((source: Source): Told[] => {
  const plan = makePlan(source);
  const facts = listJobFacts(source);
  const told: Told[] = [
    {
      text: isOffered(source, facts.taught) ? '' : facts.taught,
      motives: ['learning', 'progression'],
    },
    { text: facts.special, motives: ['variety', 'closeness'] },
    { text: sayTeam(source, plan), motives: ['team'] },
    ...facts.work.slice(0, shownWork).map((text) => ({
      text,
      motives: [...motivesOf(text).filter((one) => one !== 'pay'), 'variety' as const],
    })),
  ];
  return told.filter(({ text }) => text !== '');
});

/** Further down a list of duties stands what no letter should lead with. */
const shownWork = 3;

/** What moves such people, the first wish first. */
const wishes = ({ moves_for }: Pick<PlannedPersona, 'moves_for'>): Motive[] =>
  moves_for.flatMap(motivesOf);

const rankOf = (motives: readonly Motive[], wanted: readonly Motive[]): number => {
  const at = wanted.findIndex((wish) => motives.includes(wish));
  return at === -1 ? wanted.length + 1 : at;
};

const isFirst = (benefit: string): boolean => weighBenefit(benefit) >= 100;
const mostWish = 3;
const mostBenefits = 3;
const longestRow = 22;

/** Benefits in the order of what the persona moves for; "A, B and C". */
function sayGood(
  benefits: readonly string[],
  wanted: readonly Motive[],
  told: string,
  most = mostBenefits,
): string[] {
  const open = benefits.filter((benefit) => !told.includes(benefit));
  const ranked = open
    .map((benefit, i) => ({
      benefit,
      // Money that is named comes first for everybody.
      rank: isFirst(benefit) ? -1 : Math.min(mostWish, rankOf(motivesOf(benefit), wanted)) + i,
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ benefit }) => benefit);
  let kept: string[] = [];
  for (const benefit of ranked) {
    if (kept.length >= most) break;
    if ([...kept, benefit].join(' ').split(/\s+/).length <= longestRow) kept = [...kept, benefit];
  }
  return kept;
}

/** "It comes with A, B and C." of what was not told before; empty where nothing is left. */
export function tellOffer(source: Source, told: string, most = mostBenefits): string {
  const kept = sayGood(listGood(source), [], told, most);
  return kept.length === 0 ? '' : `It comes with ${joinGood(kept)}.`;
}

/** What one letter tells of the work and of what is offered. */
interface Telling {
  facts: readonly string[];
  offer: string;
}

interface Share {
  first: Telling;
  followUp: Telling;
}

/** Read in three letters, the best fact is a slogan. */
const mostTimes = { fact: 2, benefit: 4 };
const factsEach = 2;
const benefitsEach = 2;

/** Facts that answer what such people move for, the closest first. */
function rankTold(source: Source, wanted: readonly Motive[], turn: number): string[] {
  return listTold(source)
    .map((one, i) => ({
      text: one.text,
      // Of two that answer as well, each second persona hears the other.
      rank: rankOf(one.motives, wanted) * 4 + (turn % 2 === 1 ? i ^ 1 : i),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ text }) => text);
}

/** Which letter tells what: nothing twice to one person, and no fact of the work more than twice in all. */
export const shareOut = memoize((source: Source): Share[] => {
  const { personas } = makePlan(source);
  const times = new Map<string, number>();
  const isOpen = (text: string, most: number): boolean => (times.get(text) ?? 0) < most;
  const tell = (turn: number, before: Telling | null): Telling => {
    const wanted = wishes(personas[turn]!);
    const facts = rankTold(source, wanted, turn)
      .filter((text) => isOpen(text, mostTimes.fact) && !before?.facts.includes(text))
      .slice(0, factsEach);
    const benefits = sayGood(
      listGood(source).filter((benefit) =>
        isFirst(benefit) ? before === null : isOpen(benefit, mostTimes.benefit),
      ),
      wanted,
      before?.offer ?? '',
      benefitsEach,
    );
    for (const text of [...facts, ...benefits]) times.set(text, (times.get(text) ?? 0) + 1);
    // One thing alone is worth a line only if people ask for it.
    const isWorth = benefits.length > 1 || benefits.some(isStrong);
    return {
      facts,
      offer: !isWorth ? '' : `It comes with ${joinGood(benefits)}.`,
    };
  };
  const firsts = personas.map((_, turn) => tell(turn, null));
  return firsts.map((first, turn) => ({ first, followUp: tell(turn, first) }));
});

/** What is told to whoever it may be: the most telling first. */
export const listSpoken = (source: Source): string[] =>
  listTold(source)
    .map(({ text }) => text)
    .filter((text) => !text.startsWith('You would report'));

/** The drawer speaks of such people; a letter speaks to one. */
export const toYou = (text: string): string =>
  text
    .replace(/\bthey are\b/g, 'you are')
    .replace(/\bthey\b/g, 'you')
    .replace(/\bthem(?:selves)?\b/g, (word) => (word === 'them' ? 'you' : 'yourself'))
    .replace(/\btheirs\b/g, 'yours')
    .replace(/\btheir\b/gi, 'your');
