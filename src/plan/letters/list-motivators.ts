import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listJobFacts } from './job-facts.ts';
import { listGood } from './list-good.ts';
import { motivesOf, type Motive } from './motives.ts';
import { speakHours } from './say-job.ts';
import { isBareTraining, isRouteOfSome } from './say-training.ts';
import { describeTeam, listSpoken } from './tell-facts.ts';
import { isUsual } from './usual-pattern.ts';

export interface Motivator {
  name: string;
  points: string[];
}

const fewest = 2;
const most = { motivators: 4, points: 2, ofMoney: 2 };
const ofTime: readonly Motive[] = ['schedule'];
const ofMoney: readonly Motive[] = ['pay', 'stability'];
/** Days at home are time; a place to park is none. */
const atHome = /\b(?:remote|hybrid|from home|home working|homeworking)\b/i;

/** What may move people about this job, with the facts that answer it; then what to ask about before anything is promised. */
export function listMotivators(source: Source): Motivator[] {
  const { drawer } = makePlan(source);
  const facts = listJobFacts(source);
  const good = listGood(source).map(capitalize);
  const isOf = (wanted: readonly Motive[], text: string): boolean =>
    motivesOf(text).some((motive) => wanted.includes(motive));
  const time = good.filter((text) => isOf(ofTime, text) || atHome.test(text));
  const learning = good.filter(
    (text) =>
      !time.includes(text) &&
      (isOf(['learning', 'progression'], text) || /\bdevelopment\b/i.test(text)) &&
      // Told once: by the sentence, where there is one.
      !(/\btrain/i.test(facts.taught) && isBareTraining(text)),
  );
  const rest = good.filter(
    (text) => !time.includes(text) && !learning.includes(text) && !isBareTraining(text),
  );
  const money = rest.filter((text) => isOf(ofMoney, text));
  const others = rest.filter((text) => !money.includes(text));
  const pay = facts.pay.includes('[') ? '' : facts.pay;
  const own: Motivator[] = [
    { name: 'The work', points: listSpoken(source).slice(0, most.points) },
    { name: 'Pay and security', points: [pay, ...money].filter(Boolean).slice(0, most.ofMoney) },
    {
      name: 'Time',
      // That a job is full-time and on site moves nobody.
      points: [isUsual(facts.pattern) ? '' : facts.pattern, speakHours(facts.hours), ...time]
        .filter(Boolean)
        .slice(0, most.ofMoney),
    },
    {
      name: 'Learning',
      points: [isRouteOfSome(facts.taught) ? '' : facts.taught, ...learning]
        .filter(Boolean)
        .slice(0, most.points),
    },
    { name: 'The team', points: [describeTeam(source)] },
    { name: 'Also on offer', points: others.slice(0, most.points) },
  ].map(({ name, points }) => ({ name, points: [...new Set(points.filter(Boolean))] }));
  const told = own.filter(({ points }) => points.length > 0).slice(0, most.motivators);
  const open = drawer.motivators.map(({ name, points }) => ({
    name,
    points: [
      `Not in the posting; ask before you promise it: ${joinList(points.map((point) => lowerFirst(stripEnd(point))))}.`,
    ],
  }));
  return [...told, ...open.slice(0, Math.max(0, fewest - told.length))];
}
