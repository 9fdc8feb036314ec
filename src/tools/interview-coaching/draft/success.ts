import { listFacts, sayFact } from '../../craft/facts.ts';
import { listShortDuties } from '../../craft/messages/slots.ts';
import { seedOf } from '../../craft/plan.ts';
import { sayBoss } from '../../craft/manager.ts';
import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { lowerFirst, toParagraph } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { sayOneOf } from '../../craft/vary.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import type { Source } from '../../source.ts';
import type { CoachingFigures } from '../figures.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

/** Which horizon a goal of the job speaks of; goals without a date belong to the first year. */
function horizonOf(goal: string): number {
  if (/\b30\b|first (?:month|four weeks|\w+ weeks|day)|orientation|day one/i.test(goal)) return 0;
  if (/\b(?:60|90|100)\b|three months|first quarter|12 weeks|day 90/i.test(goal)) return 1;
  if (/six months|6 months|half a year|180/i.test(goal)) return 2;
  return 3;
}

/** What a plan says where the job says nothing; it names itself as one. */
const planned: readonly (readonly string[])[] = [
  [
    'You know the people, the rules and the tools, and you can {first} with somebody beside you',
    'You have seen every part of the work once and can {first} with help',
    'You know whom to ask for what, and {first} with a colleague nearby',
  ],
  [
    'You {first} on your own, and {manager} checks the result and no longer the way',
    'You {second} without help in the usual cases',
    'The usual cases are yours: you {second} and say early when one is not usual',
  ],
  [
    'Colleagues come to you with questions about {top}',
    'You have improved one thing in how the team handles {top}',
    'You take the harder cases in {top} and can explain your choices',
  ],
  [
    'You have taught somebody one part of the work, and you and {manager} have agreed what comes next',
    'You answer for a part of the work, and a new colleague has learned something from you',
    'You and {manager} look back: what got better because you were here, and what is next',
  ],
];

export function draftSuccess(
  source: Source,
  { horizons }: CoachingFigures,
): InterviewCoachingWriting['success'] {
  const voice = readVoice(source);
  const goals = Map.groupBy(listFacts(source.brief, { kinds: ['goal'] }).map(sayFact), horizonOf);
  const [first, second] = listShortDuties(source);
  const top = rankCriteria(source).find(({ isGate, origin }) => !isGate && origin !== 'conditions');
  const slots: Slots = {
    first: lowerFirst(first ?? 'do the main task'),
    second: lowerFirst(second ?? first ?? 'do the main task'),
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
              index === 0 ? 'The job sets no goal for this point: ask for one' : null,
            ]),
      ),
    };
  });
}
