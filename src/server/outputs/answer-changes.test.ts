import { expect, it } from 'vitest';
import type { StoredChange } from '#shared/answers.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { isOutdated, listChanges } from './answer-changes.ts';

const change = (revision: number, key: string, tools: ToolId[]): StoredChange => ({
  revision,
  key,
  topic: key,
  sentence: `${key} ${revision}`,
  tools,
});
const written = (toolType: ToolId, jobRevision: number) => ({ toolType, jobRevision });

it('answers make those tools outdated that speak of them', () => {
  const job = {
    revision: 3,
    answerChanges: [change(2, 'pay', ['marketIntel']), change(3, 'team', ['intakeAssistant'])],
  };
  expect(isOutdated(written('marketIntel', 1), job)).toBe(true);
  expect(isOutdated(written('marketIntel', 2), job)).toBe(false);
  expect(isOutdated(written('intakeAssistant', 2), job)).toBe(true);
  expect(isOutdated(written('engagementKit', 1), job)).toBe(false);
});

it('any other change makes all of them outdated', () => {
  const job = {
    revision: 4,
    answerChanges: [change(2, 'pay', ['marketIntel']), change(4, 'team', ['marketIntel'])],
  };
  expect(isOutdated(written('engagementKit', 2), job)).toBe(true);
  expect(isOutdated(written('engagementKit', 3), job)).toBe(false);
  expect(isOutdated(written('engagementKit', 1), { revision: 2, answerChanges: [] })).toBe(true);
});

it('several answers of one revision are one revision', () => {
  const job = { revision: 3, answerChanges: [change(3, 'pay', []), change(3, 'team', [])] };
  expect(isOutdated(written('engagementKit', 1), job)).toBe(true);
  expect(isOutdated(written('engagementKit', 2), job)).toBe(false);
});

it('lists the last of each matter, with the tools that were written before', () => {
  const job = {
    revision: 4,
    answerChanges: [
      change(2, 'pay', ['marketIntel', 'attractionPosting']),
      change(3, 'team', ['intakeAssistant']),
      change(4, 'pay', ['marketIntel']),
    ],
  };
  const outputs = [
    written('marketIntel', 1),
    written('attractionPosting', 1),
    written('intakeAssistant', 3),
  ];
  expect(listChanges(outputs, job)).toEqual([
    { key: 'pay', topic: 'pay', sentence: 'pay 4', tools: ['attractionPosting', 'marketIntel'] },
  ]);
});
