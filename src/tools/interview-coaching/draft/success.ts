import { listFacts, sayFact } from '../../craft/facts.ts';
import { listShortDuties, listTradeSlots } from '../../craft/messages/slots.ts';
import { readWorkWords } from '../../craft/trade-talk/trade-talk.ts';
import { seedOf } from '../../craft/plan.ts';
import { sayBoss } from '../../craft/manager.ts';
import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { lowerFirst, toParagraph } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { sayOneOf } from '../../craft/vary.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import type { CoachingFigures } from '../figures.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

/** Which horizon a goal of the job speaks of; goals without a date belong to the first year. */
function horizonOf(goal: string): number {
  if (/\b30\b|first (?:month|four weeks|\w+ weeks|day)|orientation|day one/i.test(goal)) return 0;
  if (/\b(?:60|90|100)\b|three months|first quarter|12 weeks|day 90/i.test(goal)) return 1;
  if (/six months|6 months|half a year|180/i.test(goal)) return 2;
  return 3;
}

/** What a plan says where the job says nothing; it names itself as one. Slots: {first}, {second}, {top}, trade. */
const planned: readonly (readonly string[])[] = [
  [
    'You know {learn}, and {first} with {peer} beside you',
    'You have met {learn}. You {first} with help',
    '{learn|cap} are no longer new, and you {first} with somebody near',
  ],
  [
    'You {first} alone; {manager} goes by {check} and no longer by every step',
    'You {second} without help, except during {rush}',
    'In the usual case you {second}, and you say early when there is {trouble}',
  ],
  [
    'Colleagues ask you about {top}, even during {rush}',
    'You have changed one thing about {top} that {user} would miss',
    'The harder cases of {top} are yours, {trouble} included',
  ],
  [
    'You have taught {top} to somebody, and agreed with {manager} what comes next',
    '{piece|cap} from start to finish is yours, and {user} can rely on it',
    'You and {manager} look back at a year, {rush} included, and decide what is next',
  ],
];

export function draftSuccess(
  source: Source,
  { horizons }: CoachingFigures,
): InterviewCoachingWriting['success'] {
  const voice = readVoice(source);
  const goals = Map.groupBy(listFacts(source.brief, { kinds: ['goal'] }).map(sayFact), horizonOf);
  const [first, second] = listShortDuties(source);
  const usual = source.market.profile.duties[0] ?? 'do the main task';
  const top = rankCriteria(source).find(({ isGate, origin }) => !isGate && origin !== 'conditions');
  const slots: Slots = {
    ...listTradeSlots(source),
    ...readWorkWords(source),
    first: lowerFirst(first ?? usual),
    second: lowerFirst(second ?? first ?? usual),
    top: top ? sayCriterion(top) : 'the main task',
    manager: sayBoss(source),
  };
  return horizons.map((horizon, index) => {
    const stated = goals.get(index) ?? [];
    const plan = sayOneOf(planned[index]!, slots, seedOf(source, `success ${index}`));
    return {
      horizon,
      text: speak(
        voice,
        stated.length > 0
          ? toParagraph([
              ...stated.slice(0, 4),
              `Stated in the job${index === 3 ? ' for the time ahead' : ''}`,
            ])
          : toParagraph([
              plan,
              index === 0 ? `Planned, not stated: ask ${sayBoss(source)} for a goal` : null,
            ]),
      ),
    };
  });
}
