import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listAskedTerms } from './asked-terms.ts';

it('names what is required, and neither a wish nor a kind of customer nor a word of a duty', () => {
  const source = sourceOf([
    { kind: 'tool', text: 'Experience with Navis' },
    { kind: 'tool', text: 'Kubik is a plus', importance: 'nice' },
    { kind: 'skill', text: 'Good knowledge of SMB trade' },
    { kind: 'duty', text: 'Improve retention' },
  ]);
  expect(listAskedTerms(source, ['Navis', 'Kubik', 'SMB', 'retention'])).toEqual(['Navis']);
});
