import { rememberTexts } from '#shared/remember-texts.ts';
import { listActivityHeads } from '#knowledge/load-activities.ts';
import { stemsOf } from '../names/shared-stems.ts';

let rarity: ReadonlyMap<string, number> | undefined;

/** How few kinds of work go by a word: 0 for a word of all of them. */
export const rateStem = rememberTexts((stem: string): number => {
  rarity ??= countStems();
  return Math.log(listActivityHeads().size / (rarity.get(stem) ?? 1.5));
});

function countStems(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of listActivityHeads().values())
    for (const stem of new Set(terms.flatMap(stemsOf)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
