import { expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { sourceOf } from '../testing/source-of.ts';
import { objectToTools } from './object-to-tools.ts';

const at = { from: 'job', field: 'sourceText', quote: '', start: 0 } as const;
const withTool = (importance: Fact['importance']) =>
  sourceOf([{ kind: 'tool', text: 'Tidemark for berth plans', importance }], {
    tools: [{ text: 'Tidemark', source: at }],
  });

it('does not call a tool that is demanded soon learned', () => {
  expect(objectToTools(withTool('must'), 'I do not know their system.')?.answer).toMatch(
    /^The posting asks for Tidemark\. Have you used it, and for what\?/,
  );
});

it('says of a tool that is only named that it is named', () => {
  expect(objectToTools(withTool('nice'), 'I do not know their system.')?.answer).toMatch(
    /^The posting names Tidemark\./,
  );
  expect(objectToTools(withTool('must'), 'Their machines are old, I hear.')).toBeNull();
});

it('takes no program of every desk for their system', () => {
  const source = sourceOf([{ kind: 'tool', text: 'Advanced Excel', importance: 'must' }], {
    tools: [{ text: 'Excel', source: at }],
  });
  expect(objectToTools(source, 'I do not know your ledger system.')).toBeNull();
});

it('calls a wish at the end of a demand a wish', () => {
  const source = sourceOf(
    [{ kind: 'tool', text: 'Ledger packages, Tidemark preferred', importance: 'must' }],
    { tools: [{ text: 'Tidemark', source: at }] },
  );
  expect(objectToTools(source, 'I do not know your ledger system.')?.answer).toMatch(
    /^Tidemark would be a plus but is not required/,
  );
});
