import type { Brief } from '#shared/brief.ts';
import { findHouse } from '#knowledge/find-house.ts';
import { listOnce } from '#writing/list.ts';

/** "Identify products (rope, sails, marine paint)", "selling rope, sails and paint". */
const listed = [
  /\b(?:products?|goods|materials?|merchandise|items|range|lines|inventory)\s*\(([^()]{6,120})\)/giu,
  /\b(?:products?|goods|materials?|merchandise|items|range) (?:such as|including|like) ([^.;()]{6,120})/giu,
];
/** Houses whose things can be held in a hand; a leader in a field sells none of it by name. */
const ofGoods =
  /^(?:wholesale )?(?:suppliers|distributors|wholesalers|manufacturers|makers|producers|retailers|dealers|sellers|importers|exporters|growers) /;
const joints = /\s*(?:[,;/]| and | or | & )\s*/u;
const longest = 2;
const most = 3;
const shortest = 4;
/** Says of every shop that it has more. */
const noGoods =
  /^(?:etc|more|others?|hardware|accessories|items|products?|goods|materials?|supplies|equipment|services?|new|used|all|many|various)$|\b(?:more|other|etc|our|your|their|the)\b/i;

const singular = (term: string): string =>
  /(?:ss|us|is)$/.test(term) ? term : term.replace(/(?<=[^aeiou]{1}[a-z]*[a-z]{2})s$/, '');

/** What is sold, in words that sellers of it write: they tell them apart from sellers of anything else. */
export function listGoods(brief: Brief): string[] {
  if ((brief.language ?? 'en') !== 'en') return [];
  const lines = brief.facts
    .filter(({ kind }) => kind !== 'benefit' && kind !== 'culture')
    .map(({ text }) => text);
  const house = findHouse(brief);
  const rows = [
    ...lines.flatMap((line) =>
      listed.flatMap((pattern) => [...line.matchAll(pattern)].map(([, row = '']) => row)),
    ),
    ...(house?.isOfThings && ofGoods.test(house.plural) ? [house.field] : []),
  ];
  return listOnce(
    rows
      .flatMap((row) => row.split(joints))
      .map((term) => singular(term.trim().toLowerCase()))
      .filter(
        (term) =>
          term.length >= shortest &&
          /^\p{L}[\p{L} -]+$/u.test(term) &&
          term.split(' ').length <= longest &&
          !noGoods.test(term),
      ),
  ).slice(0, most);
}
