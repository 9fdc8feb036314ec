import { expect, it } from 'vitest';
import { noForms, type Fact } from '#shared/brief.ts';
import { dropOtherHouses } from './other-house.ts';

const factOf = (text: string): Fact => ({
  id: 'culture-1',
  kind: 'culture',
  importance: 'must',
  text,
  short: text,
  terms: [],
  forms: noForms,
  source: { from: 'job', field: 'sourceText', quote: text, start: 0 },
});
const kept = (sentence: string, text: string): boolean =>
  dropOtherHouses([factOf(sentence)], { employer: 'Fern Oars Company LLC', text }).length === 1;

const owned = 'Fern Oars Company LLC is a joint venture between Alder Oars Corporation and BRM.';

it('leaves out what an owner or a sister is', () => {
  expect(kept('The Alder Oars Corporation has been making oars since 1861', owned)).toBe(false);
  expect(kept('Pinewell is home to spas', 'Our sister hotels, Pinewell and Larch, wait.')).toBe(
    false,
  );
});

it('keeps what the employer is, however it is called', () => {
  expect(kept('Fern Oars is proud to make oars', owned)).toBe(true);
  expect(kept('Fern is part of the Alder Group', 'Fern is part of the Alder Group.')).toBe(true);
  expect(kept('Our team has grown since 1990', owned)).toBe(true);
  expect(kept('Boating is a sport for all', owned)).toBe(true);
});
