import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listTools } from './keyword-tools.ts';

const named = (text: string) => ({
  text,
  source: { from: 'job' as const, field: 'sourceText' as const, start: 0, quote: text },
});

it('names the programs that are asked for, what is demanded first, and no kind of thing', () => {
  const source = sourceOf(
    [
      { kind: 'duty', text: 'Close the harbour ledger in Tidewise', importance: 'preferred' },
      { kind: 'skill', text: 'Two years with Moorbase', importance: 'must' },
      { kind: 'duty', text: 'Keep the accounting systems running', importance: 'must' },
    ],
    { tools: ['Close', 'Tidewise', 'Moorbase', 'Accounting systems'].map(named) },
  );
  expect(listTools(source)).toEqual(['Moorbase', 'Tidewise']);
});
