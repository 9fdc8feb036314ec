import type { Drawer } from '#knowledge/drawer.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';

/** The steps with the exercise that is really set, by its name and length: nobody prepares for another one. */
export function tellExercise(
  steps: readonly string[],
  { name, minutes }: Pick<Drawer['work_sample'], 'name' | 'minutes'>,
): string[] {
  if (steps.some((step) => step.toLowerCase().includes(lowerFirst(name).toLowerCase())))
    return [...steps];
  const told = `The exercise is ${quote(stripEnd(name))}, about ${minutes} minutes; everyone gets the same one.`;
  const at = [/\b(?:exercise|task)\b/i, setElsewhere]
    .map((said) => steps.findIndex((step) => said.test(step)))
    .find((place) => place !== -1);
  const end = steps.findIndex((step) => ofAnswer.test(step));
  if (at === undefined && end > 0) return [...steps.slice(0, end), told, ...steps.slice(end)];
  return at === undefined
    ? [...steps, told]
    : [...steps.slice(0, at), addTold(dropTold(steps[at] ?? ''), told), ...steps.slice(at + 1)];
}

/** "An interview with a short exercise" goes on with its name. */
const addTold = (step: string, told: string): string =>
  endsWithExercise.test(step)
    ? `${step.replace(endsWithExercise, ' exercise')}: ${told.replace(/^The exercise is /, '')}`
    : `${step} ${told}`;
const endsWithExercise = / exercise(?: on a part of this work)?\.$/;

/** Who hears when: the last step. */
const ofAnswer = /\b(?:an answer|you hear|we answer|you will hear)\b/i;

/** The same by other names. */
const setElsewhere =
  /\b(?:practical|trial|test|work sample|piece to make|case study|practice \p{L}+|role[- ]?play|session (?:on|with)|small job)\b/iu;

/** How long it takes and that all get the same is said with its name. */
const dropTold = (step: string): string =>
  step
    .replace(/ \(about \d{1,3} minutes\)/, '')
    .split(/(?<=\.) /)
    .filter((sentence) => !/\beveryone (?:gets|does) the same\b/i.test(sentence))
    .join(' ');
