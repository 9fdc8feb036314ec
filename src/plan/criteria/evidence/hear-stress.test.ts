import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import { hearStress } from './hear-stress.ts';

const stressIn = (...said: string[]): ReturnType<typeof hearStress> =>
  hearStress({
    title: { clean: 'Felt Maker' } as Brief['title'],
    roleSaid: said.map((text) => ({ text, source: toFact(text).source })),
  });
const duty = (text: string) => toFact(text, { kind: 'duty' });

it('hears a duty on what the post is there for by the words of the job', () => {
  const isStressed = stressIn('A maker with a focus on mohair blending and kiln drying');
  expect(isStressed(duty('Oversee mohair blending on both lines'))).toBe(true);
  expect(isStressed(duty('Sweep the yard'))).toBe(false);
  expect(stressIn('We love mohair blending')(duty('Oversee mohair blending'))).toBe(false);
});

it('hears a duty that keeps a standard which goes by a name', () => {
  expect(stressIn()(duty('Keep the ISO 9001 certificate of the mill'))).toBe(true);
  expect(stressIn()(duty('Answer calls AS needed'))).toBe(false);
});
