import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { toFact } from './fact-for-tests.ts';
import { isTitledSo, isTradeFitting, keepFitting, measureTradeFit } from './trade-fit.ts';

const toLine = (
  name: string,
  terms: string[],
  more: Partial<Drawer['competencies'][number]> = {},
): Drawer['competencies'][number] =>
  ({
    id: name,
    name,
    called_for_by: terms,
    looks_like: '',
    question: '',
    strong: '',
    ...more,
  }) as Drawer['competencies'][number];
const drawer = {
  competencies: [
    toLine('Mending nets', ['nets']),
    toLine('Tides', ['tide tables'], { if_said: ['harbor'] }),
    toLine('Selling fish', ['fish market']),
  ],
} as unknown as Drawer;

const toBrief = (texts: string[], language = 'en'): Brief =>
  ({
    title: { given: 'Deckhand', clean: 'Deckhand' },
    language,
    facts: texts.map((text): Fact => toFact(text, { kind: 'duty' })),
  }) as unknown as Brief;
const others = ['Sweep the pier', 'Paint the rail', 'Coil ropes', 'Greet guests'];

it('measures how much of what the trade looks for meets the text', () => {
  expect(measureTradeFit(toBrief(['Mend nets', ...others]), drawer)).toBeCloseTo(1 / 3);
  expect(
    measureTradeFit(
      toBrief(['Mend nets', 'Read tide tables', 'Run the fish market', ...others]),
      drawer,
    ),
  ).toBe(1);
});

it('says nothing of a text that tells too little, or in another language', () => {
  expect(measureTradeFit(toBrief(['Mend nets']), drawer)).toBeNull();
  expect(measureTradeFit(toBrief(['Mend nets', ...others], 'fr'), drawer)).toBeNull();
  expect(isTradeFitting(null)).toBe(true);
});

it('keeps of a trade that does not fit only what is known of this setting', () => {
  expect(keepFitting(drawer, false).competencies.map(({ name }) => name)).toEqual(['Tides']);
  expect(keepFitting(drawer, true)).toBe(drawer);
});

it('knows a job by a title of the trade, whatever its rank, and by no single word', () => {
  const titled = { titles: { any: ['net maker', 'rigger'] } } as unknown as Drawer;
  expect(isTitledSo('Senior Net Maker', titled)).toBe(true);
  expect(isTitledSo('Net Maker II', titled)).toBe(true);
  expect(isTitledSo('Net Sales Manager', titled)).toBe(false);
  expect(isTitledSo('Rigger', titled)).toBe(false);
});
