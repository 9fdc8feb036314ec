import { expect, it } from 'vitest';
import { findPride } from './own-pride.ts';
import { sourceOf } from '../testing/source-of.ts';

const culture = (...texts: string[]) =>
  sourceOf(texts.map((text) => ({ kind: 'culture' as const, text })));

it('finds what the employer says of itself that can be seen or looked up', () => {
  const mill = 'Tarn Mill has woven tweed for nearly nine decades, on looms of its own design';
  expect(
    findPride(culture('We are passionate about people and believe in teamwork every day', mill)),
  ).toBe(mill);
});

it('quotes no sentence that speaks of what stood before it', () => {
  expect(
    findPride(culture('Its looms of nine decades weave tweed of its own design for tailors')),
  ).toBeNull();
});

it('takes no praise and nothing said to the applicant', () => {
  expect(
    findPride(
      culture(
        'Our mission is to deliver the best service to all of the families we meet',
        'You will join a family business with great opportunities for everyone who works here',
      ),
    ),
  ).toBeNull();
});

it('takes no sentence on those who do the work for one on the employer', () => {
  expect(
    findPride(culture('Loom Tuners will look after nine decades of machines in three halls alone')),
  ).toBeNull();
});
