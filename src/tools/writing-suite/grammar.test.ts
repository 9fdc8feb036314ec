import { Dialect, LocalLinter } from 'harper.js';
import { binaryInlined } from 'harper.js/binaryInlined';
import { expect, it } from 'vitest';
import type { ToolId } from '#shared/tool-info.ts';
import { listTexts } from '../check-written/list-texts.ts';
import { explained } from './grammar.data.ts';
import { sample, toSource, writeTool } from './written.ts';

/** What a candidate reads; the others share their frames. */
const tools: ToolId[] = ['engagementKit', 'interviewCoaching', 'engagementTracker'];
/** Names, taste and typography are nobody's grammar. */
const judged = new Set(['Agreement', 'Grammar', 'Repetition', 'Punctuation', 'Nonstandard']);

it('finds no error of grammar that is not explained', { timeout: 120_000 }, async () => {
  const linter = new LocalLinter({ binary: binaryInlined, dialect: Dialect.American });
  await linter.setup();
  const source = toSource(sample);
  const found: string[] = [];
  for (const tool of tools) {
    for (const { at, text } of listTexts(writeTool(tool, source).content)) {
      for (const lint of await linter.lint(text)) {
        const problem = lint.get_problem_text();
        if (!judged.has(lint.lint_kind()) || explained.some(([words]) => words.test(problem)))
          continue;
        found.push(`${tool} / ${at}: [${problem}] ${lint.message()}`);
      }
    }
  }
  expect(found).toEqual([]);
});
