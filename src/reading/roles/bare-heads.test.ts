import { expect, test } from 'vitest';
import type { LayoutUnit } from '../layout/unit.ts';
import type { AssignedRole } from './assign-roles.ts';
import { settleBareHeads } from './bare-heads.ts';

const unit = (text: string, shape: LayoutUnit['shape'] = 'line'): LayoutUnit => ({
  text,
  start: 0,
  end: text.length,
  shape,
  heading: 'Needed',
  headingKind: 'must',
  label: null,
  labelKind: null,
  furniture: null,
  apart: false,
  line: 0,
});
const as = (role: AssignedRole['role']): AssignedRole => ({ role, also: [], confidence: 1 });
const settle = (texts: LayoutUnit[], roles: AssignedRole['role'][]): string[] =>
  settleBareHeads(texts, roles.map(as)).map(({ role }) => role);

test('a row of lines that announce nothing belongs to the line before it', () => {
  const units = ['Good with dye software', 'Vatware', 'Loom Desk', 'Wool Sheets'].map((text) =>
    unit(text),
  );
  expect(settle(units, ['nice', 'head', 'head', 'head'])).toEqual(['nice', 'nice', 'nice', 'nice']);
});

test('below a heading it belongs to what that announces', () => {
  const units = [
    unit('Needed:', 'heading'),
    unit('Vatware'),
    unit('Loom Desk'),
    unit('Wool Sheets'),
  ];
  expect(settle(units, ['head', 'head', 'head', 'head'])).toEqual(['head', 'must', 'must', 'must']);
});

test('two of them stay headings, and so do lines that ask', () => {
  expect(settle([unit('Vatware'), unit('Loom Desk')], ['head', 'head'])).toEqual(['head', 'head']);
  const asked = ['Why us?', 'Who we are?', 'And now?'].map((text) => unit(text));
  expect(settle(asked, ['head', 'head', 'head'])).toEqual(['head', 'head', 'head']);
});
