import type { SourcingStrategyView } from './content.ts';

type Platforms = SourcingStrategyView['booleanStrings'];

export interface FirstSearch {
  platform: string;
  string: Platforms[number]['strings'][number];
}

const searchesFirst = 3;

/** What to run first: the first string of each platform, then the second ones; no string twice. */
export function chooseFirstSearches(platforms: Platforms): FirstSearch[] {
  const longest = Math.max(...platforms.map(({ strings }) => strings.length), 0);
  const inTurn = Array.from({ length: longest }, (_, row) =>
    platforms.flatMap(({ label, strings }) =>
      strings[row] ? [{ platform: label, string: strings[row] }] : [],
    ),
  ).flat();
  const isFirst = ({ string }: FirstSearch, index: number) =>
    inTurn.findIndex((other) => other.string.text === string.text) === index;
  return inTurn.filter(isFirst).slice(0, searchesFirst);
}
