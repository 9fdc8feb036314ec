import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listJobFacts } from './job-facts.ts';
import { shareWork } from './letter-work.ts';
import { listGood } from './list-good.ts';
import { motivesOf, type Motive } from './motives.ts';
import { readProse } from './read-prose.ts';
import { isBareTraining, isRouteOfSome } from './say-training.ts';
import { nameTeam } from './tell-facts.ts';
import { nameUnusual, tellHours } from './tell-terms.ts';

export interface Motivator {
  name: string;
  points: string[];
}

const fewest = 2;
const most = { motivators: 5, points: 2 };
const longest = 14;
/** Days at home are time; a place to park is none. */
const atHome = /\b(?:remote|hybrid|from home|home working|homeworking)\b/i;
/** What the household would pay for otherwise. */
const ofHousehold =
  /\b(?:insurance|medical|dental|vision|health\w*|pension|retirement|401|403|sick|life|disability|HSA|savings|severance)\b/i;

/** A sentence of a letter as a point of a list. */
const toPoint = (sentence: string): string =>
  capitalize(
    stripEnd(sentence).replace(
      /^(?:You would|Pay is|Pay:|Hours:|The hours are|It is|The posting mentions|The posting promises) /i,
      '',
    ),
  );

/** What may move people about this job, each with two short facts; then what to ask about before anything is promised. */
export function listMotivators(source: Source): Motivator[] {
  const { drawer, names } = makePlan(source);
  const facts = listJobFacts(source);
  const good = listGood(source).filter((text) => countWords(text) <= longest);
  const used = new Set<string>();
  const take = (matches: (text: string) => boolean): string[] => {
    const found = good.filter((text) => !used.has(text) && matches(text)).slice(0, most.points);
    for (const text of found) used.add(text);
    return found.map(capitalize);
  };
  const isOf = (wanted: readonly Motive[]) => (text: string) =>
    motivesOf(text).some((motive) => wanted.includes(motive));
  const { row, sentence } = shareWork(source).point;
  const unusual = nameUnusual(facts.pattern).replace(/^with (?:the )?/, '');
  const pay = facts.pay.includes('[') ? '' : toPoint(facts.pay);
  const hours = tellHours(source) === '' ? '' : toPoint(facts.hours);
  const time = [
    capitalize(unusual),
    hours,
    ...take((text) => isOf(['schedule'])(text) || atHome.test(text)),
  ];
  const household = take((text) => ofHousehold.test(text));
  const money = [pay, ...take(isOf(['pay']))];
  const learning = [
    isRouteOfSome(facts.taught) ? '' : toPoint(facts.taught),
    ...take(
      (text) =>
        (isOf(['learning', 'progression'])(text) || /\bdevelopment\b/i.test(text)) &&
        // Told once: by the sentence, where there is one.
        !(/\btrain/i.test(facts.taught) && isBareTraining(text)),
    ),
  ];
  const boss = source.brief.reportsTo === null ? '' : `Direct line to ${names.manager}`;
  const team = nameTeam(source);
  const others = take((text) => !isBareTraining(text));
  const own: Motivator[] = [
    { name: 'The work', points: [row === '' ? toPoint(sentence) : capitalize(row), boss] },
    {
      name: 'What sets it apart',
      points: readProse(source.brief).flatMap(({ name, isWayIn }) =>
        isWayIn || countWords(name) > longest ? [] : capitalize(name),
      ),
    },
    { name: 'Pay', points: money },
    { name: 'Time', points: time },
    { name: 'Household', points: household },
    { name: 'Learning', points: learning },
    { name: 'The team', points: [capitalize(team)] },
    { name: 'Also on offer', points: others },
  ].map(({ name, points }) => ({
    name,
    points: [...new Set(points.filter(Boolean))].slice(0, most.points),
  }));
  const told = own.filter(({ points }) => points.length > 0).slice(0, most.motivators);
  const open = drawer.motivators.map(({ name, points }) => ({
    name,
    points: [
      `Not in the posting; check before you promise it: ${joinList(points.map((point) => lowerFirst(stripEnd(point))))}.`,
    ],
  }));
  return [...told, ...open.slice(0, Math.max(0, fewest - told.length))];
}
