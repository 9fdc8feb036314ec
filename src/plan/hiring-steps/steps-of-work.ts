import type { Drawer } from '#knowledge/drawer.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';
import { canScore } from './steps.ts';

type Steps = Drawer['intake']['steps'];

const focused = 2;
/** A trade that does not fit names people whom this employer may not have. */
const anyJudges = 'Hiring manager and someone who does this work';

/**
 * The steps around an exercise that is not the trade's: under names that fit any exercise, about the lines that are
 * scored in them. Who takes part, and how long it takes, stays as the trade has it where the trade fits.
 */
export function stepsOfWork(
  [call, trial, last]: Steps,
  criteria: readonly Criterion[],
  isKnown: boolean,
  isDriving = false,
): Steps {
  const lines = criteria.filter((line) => !isWayOfWorking(line)).map(({ name }) => name);
  const rest = lines.slice(focused, 2 * focused);
  const isScored = last !== undefined && canScore(last);
  return [
    ...(call
      ? [{ ...call, name: 'First call', focus: ['Work done so far', 'Hours, pay and start'] }]
      : []),
    ...(trial
      ? [
          {
            ...trial,
            who: isKnown ? trial.who : anyJudges,
            name: 'Exercise and interview',
            focus: lines.slice(0, focused),
          },
        ]
      : []),
    ...(last
      ? [
          isDriving
            ? {
                ...last,
                who: 'Driver trainer or experienced driver',
                name: 'Trial drive and talk',
                focus: [
                  'Check before the start, driving, turning and parking',
                  'Licence and cards seen',
                ],
                minutes: 60,
              }
            : isScored
              ? {
                  ...last,
                  who: isKnown ? last.who : anyJudges,
                  name: 'Second interview',
                  focus: [...(rest.length > 0 ? rest : ['Cases of their own']), 'Their questions'],
                }
              : {
                  ...last,
                  name: 'Meeting the team',
                  focus: ['How the team works', 'Their questions'],
                },
        ]
      : []),
  ];
}

/** The same steps, told to candidates. */
export const tellStepsOfWork = (
  minutes: number,
  [, , last]: Steps,
  isDriving = false,
): string[] => [
  'A first call about what you have done so far, the hours, the pay and your questions.',
  `An interview with a short exercise (about ${minutes} minutes) on part of this work. Everyone gets the same one, and you do not need to prepare for it.`,
  ...(last
    ? [
        isDriving
          ? 'A trial drive with an experienced driver, with the check of the vehicle before it, and a talk. Your licence and cards are looked at first.'
          : canScore(last)
            ? 'A second interview about examples from your own work.'
            : 'A meeting with people you would work with, so you can see whether we suit you, too.',
      ]
    : []),
  'An answer by [date].',
];
