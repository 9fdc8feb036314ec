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
  return [
    ...steps,
    `The exercise is ${quote(stripEnd(name))}, about ${minutes} minutes; everyone gets the same one.`,
  ];
}
