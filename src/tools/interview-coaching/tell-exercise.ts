import type { Drawer } from '#knowledge/drawer.ts';
import { hearTelling } from '#plan/criteria/names/shared-stems.ts';
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
  const hear = hearTelling(name);
  const at = [
    (step: string) => hear(step) >= ofName,
    (step: string) => /\b(?:exercise|task)\b/i.test(step),
    (step: string) => setElsewhere.test(step),
  ]
    .map((isOf) => steps.findIndex(isOf))
    .find((place) => place !== -1);
  const end = steps.findIndex((step) => ofAnswer.test(step));
  if (at === undefined && end > 0) return [...steps.slice(0, end), told, ...steps.slice(end)];
  return at === undefined
    ? [...steps, told]
    : [...steps.slice(0, at), addTold(dropTold(steps[at] ?? ''), told), ...steps.slice(at + 1)];
}

/** So many words of its name stand in a step that tells of it. */
const ofName = 2;

/** "An interview with a short exercise" goes on with its name. */
const addTold = (step: string, told: string): string =>
  endsWithExercise.test(step)
    ? `${step.replace(endsWithExercise, ' exercise')}: ${told.replace(/^The exercise is /, '')}`
    : `${step} ${told}`;
const endsWithExercise = / exercise(?: on a part of this work)?\.$/;

/** Who hears when: the last step. */
const ofAnswer =
  /\b(?:an answer|you hear|we answer|you will hear|after an offer|record checks?|references and papers)\b/i;

/** The same by other names. */
const setElsewhere =
  /\b(?:practical|trial|test|work sample|piece to make|case study|practice \p{L}+|role[- ]?play|session (?:on|with)|small job|short drive|trial drive)\b/iu;

/** How long it takes and that all get the same is said with its name. */
const dropTold = (step: string): string =>
  step
    .replace(/ \(about \d{1,3} minutes\)/, '')
    .split(/(?<=\.) /)
    .filter((sentence) => !/\beveryone (?:gets|does) the same\b/i.test(sentence))
    .join(' ');
