import { isAnywhere, stemsOf } from '#plan/criteria/names/shared-stems.ts';

/** Names of several things: "Materials, metallurgy and coatings". */
const between = /,| and | or | & /;

/**
 * Whether an advertisement speaks of an activity by its own name: all words of it, or of half of the things that it counts up.
 * "Testing of new materials" is no construction materials testing.
 */
export function isActivitySaid(text: string): (name: string) => boolean {
  const said = new Set(stemsOf(text));
  return (name) => {
    const parts = name
      .split(between)
      .map((part) => stemsOf(part))
      .filter((stems) => stems.length > 0);
    const known = parts.filter((stems) => stems.every((stem) => said.has(stem)));
    // Words of every trade prove nothing by themselves.
    return (
      known.length > 0 &&
      known.length * 2 >= parts.length &&
      (known.length > 1 ||
        known.flat().length > 1 ||
        known.flat().some((stem) => !isAnywhere(stem)))
    );
  };
}
