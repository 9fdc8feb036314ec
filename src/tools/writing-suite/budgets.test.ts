import { expect, it } from 'vitest';
import { toolIds } from '#shared/tool-info.ts';
import { countWords } from '#writing/shorten.ts';
import { wordBudgets } from '../check-written/word-budgets.ts';
import { writeAll } from './written.ts';

/** The longest advertisement may take this much more. */
const leeway = 1.15;

const countAll = (texts: readonly { text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + countWords(text), 0);

it.each(toolIds)('%s keeps to its budget of words', (tool) => {
  const counted = writeAll()
    .filter((output) => output.tool === tool)
    .map(({ name, texts }) => ({ name, words: countAll(texts) }))
    .toSorted((a, b) => a.words - b.words);
  const median = counted[Math.floor(counted.length / 2)];
  const worst = counted.at(-1);
  console.info(
    `${tool}: ${median?.words} words in the median of ${wordBudgets[tool]}, ${worst?.words} for "${worst?.name}"`,
  );
  expect(counted.filter(({ words }) => words > wordBudgets[tool] * leeway)).toEqual([]);
});
