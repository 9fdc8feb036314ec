import { expect, it } from 'vitest';
import { sayDoingOf } from './doing-of-duty.ts';

const duty = (verbPhrase: string): Parameters<typeof sayDoingOf>[0] => ({
  kind: 'duty',
  forms: { nounPhrase: null, verbPhrase },
});

it('says what is done with the thing that a line is called by', () => {
  expect(sayDoingOf(duty('maintain loom certificates for the mill'), 'Loom certificates')).toBe(
    'Maintaining loom certificates',
  );
  expect(sayDoingOf(duty('prepare all felt samples'), 'Felt samples')).toBe(
    'Preparing all felt samples',
  );
});

it('says nothing where the words before the thing say more, or name no doing', () => {
  expect(sayDoingOf(duty('take part in setting felt prices'), 'Felt prices')).toBeUndefined();
  expect(sayDoingOf(duty('work with loom certificates'), 'Loom certificates')).toBeUndefined();
  expect(sayDoingOf(duty('weaving felt'), 'Weaving felt')).toBeUndefined();
});
