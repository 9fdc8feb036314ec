import { listAlike } from '../../craft/alike.ts';
import { drawTopics, findTopic, listDraws, type DrawTopic } from '../../craft/draws.ts';
import { listShortDuties, nameTitle } from '../../craft/messages/slots.ts';
import { pluralize } from '../../craft/prose/number.ts';
import { readTradeTalk } from '../../craft/trade-talk/trade-talk.ts';
import { listAttractions } from '../../craft/answers.ts';
import { sayBoss } from '../../craft/manager.ts';
import { sayLine } from '../../craft/criteria/name-fact.ts';
import { makePlan } from '../../craft/plan.ts';
import { capitalize, lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import type { Source } from '#plan/source.ts';
import type { EngagementKitWriting } from '../writing.ts';

type Motivator = EngagementKitWriting['motivators'][number];

const topicNames: Record<DrawTopic, string> = {
  pay: 'Pay that is said aloud',
  time: 'Hours and days off',
  growth: 'Getting better at the work',
  health: 'Health cover',
  money: 'What comes on top of pay',
  place: 'The place and the way to it',
  team: 'The people and how they work',
  other: 'The work itself',
};

/** Topics too wide for one line of the job to answer a motive. */
const loose = new Set<DrawTopic>(['other', 'team', 'growth']);

const POINTS = 3;
const MOTIVATORS = 5;

/** What the job itself says under a topic, in its words. */
function listPoints(source: Source, topic: DrawTopic): string[] {
  const { pay } = makePlan(source);
  const said = listDraws(source)
    .filter((draw) => draw.topic === topic)
    .map(({ text }) => capitalize(text));
  const payPoints =
    topic === 'pay'
      ? [
          pay.yearly && capitalize(pay.yearly),
          pay.percentiles && `${capitalize(pay.percentiles)} of the occupation (${pay.source})`,
        ]
      : [];
  const work = topic === 'other' ? listShortDuties(source) : [];
  return listOnce([...said, ...payPoints, ...work.map(capitalize)]).slice(0, POINTS);
}

/** What the job says in the motive's own words. */
const findAlike = (source: Source, motive: string): string[] =>
  listAlike(listAttractions(source), motive)
    .slice(0, POINTS)
    .map((fact) => capitalize(sayLine(fact)));

/** Motives of the trade, each with what the job says to it; silence becomes a question, not a promise. */
export function draftMotivators(source: Source): Motivator[] {
  const { profile } = source.market;
  const taken = new Set<DrawTopic>();
  const trade = profile.id === 'general' ? [] : profile.family.motives;
  const fromTrade = trade.map((motive): Motivator => {
    const topic = findTopic(motive);
    const alike = findAlike(source, motive);
    const isFree = !taken.has(topic) && !loose.has(topic);
    const points = alike.length > 0 ? alike : isFree ? listPoints(source, topic) : [];
    if (alike.length === 0 && points.length > 0) taken.add(topic);
    return {
      motivator: stripEnd(motive),
      messagingPoints:
        points.length > 0
          ? points
          : [
              `Not in the job text: ask ${sayBoss(source)} about "${lowerFirst(stripEnd(motive))}" before you promise it`,
            ],
    };
  });
  const fromJob = drawTopics
    .filter((topic) => !taken.has(topic))
    .map((topic) => ({ motivator: topicNames[topic], messagingPoints: listPoints(source, topic) }))
    .filter(({ messagingPoints }) => messagingPoints.length > 0);
  const answered = fromTrade.filter(({ messagingPoints: [first] }) => !first!.startsWith('Not in'));
  const open = fromTrade.filter((motivator) => !answered.includes(motivator));
  const listed = [...answered, ...fromJob, ...open].slice(0, Math.max(MOTIVATORS, 4));
  return listed.length >= 4
    ? listed
    : [...listed, ...listQuestions(source).slice(0, 4 - listed.length)];
}

/** For a job that says nothing: what to find out before anything can be promised. */
const listQuestions = ({ brief }: Source): Motivator[] =>
  brief.missing.map(({ topic, question }) => ({
    motivator: capitalize(topic),
    messagingPoints: [`Open: ${lowerFirst(question)}`],
  }));

const listAnswered = (source: Source): string[] =>
  listDraws(source)
    .filter(({ text }) => text.length < 80)
    .slice(0, 3)
    .map(({ text }) => lowerFirst(text));

/** What such people ask first, what holds them back, and what this job can say to it. */
export function draftSummary(source: Source): string {
  const { profile } = source.market;
  const { motives, worries } = profile.family;
  const titles = pluralize(nameTitle(source.brief));
  const { wonder } = readTradeTalk(source);
  const answers = listAnswered(source);
  const known = profile.id !== 'general';
  return toParagraph([
    known
      ? `${capitalize(titles)} look for this: ${motives
          .slice(0, 3)
          .map((motive) => lowerFirst(stripEnd(motive)))
          .join('; ')}`
      : `Nothing is known of what moves ${titles}: ask the last three who joined`,
    `They will ask ${joinList(wonder.slice(0, 3))}`,
    known && worries[0] ? `The doubt named most: ${lowerFirst(stripEnd(worries[0].worry))}` : null,
    answers.length > 0
      ? `This job answers with ${joinList(answers)}. Say that before anything about ${source.employer.name || 'the employer'}`
      : `The text answers none of it yet, so begin with questions to ${sayBoss(source)}`,
  ]);
}
