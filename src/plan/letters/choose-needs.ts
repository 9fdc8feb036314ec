import { countWords } from '#writing/shorten.ts';
import { sayNeeds, type Needs } from './name-need.ts';

/** Words of a first letter. */
const room = 32;
const most = 3;

/** What a first letter says of the demands, and how many of them it tells. */
export function chooseNeeds({ needs, demands }: Needs): { text: string; told: number } {
  const all = { needs, demands: Math.max(demands, needs.length) };
  const told =
    [most, 2].find((count) => countWords(sayNeeds(all, count)) <= room) ??
    Math.min(1, needs.length);
  return { text: sayNeeds(all, told), told: Math.min(told, needs.length) };
}
