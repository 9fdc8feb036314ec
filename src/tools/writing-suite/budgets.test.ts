import { expect, it } from 'vitest';
import { toolIds } from '#shared/tool-info.ts';
import { countRead } from '../check-written/check-written.ts';
import { wordBudgets } from '../check-written/word-budgets.ts';
import { writeAll } from './written.ts';

/** A long job may take this much more, one of many pages that: no duty and no demand that it states is left out. */
const leeway = 1.25;
const leewayOfPages = 1.75;
const factsOfPages = 50;

it.each(toolIds)('%s keeps to its budget of words', (tool) => {
  const counted = writeAll()
    .filter((output) => output.tool === tool)
    .map(({ name, texts, source }) => ({
      name,
      words: countRead(texts),
      most: wordBudgets[tool] * (source.brief.facts.length > factsOfPages ? leewayOfPages : leeway),
    }))
    .toSorted((a, b) => a.words - b.words);
  const median = counted[Math.floor(counted.length / 2)];
  const worst = counted.at(-1);
  console.info(
    `${tool}: ${median?.words} words in the median of ${wordBudgets[tool]}, ${worst?.words} for "${worst?.name}"`,
  );
  expect(counted.filter(({ words, most }) => words > most)).toEqual([]);
});
