import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { sourceOf } from '../testing/source-of.ts';
import {
  asksForNoExperience,
  mayBeNew,
  welcomesBeginners,
  welcomesDespiteGaps,
} from './welcomes-beginners.ts';

const seniority = { level: null, years: null } as unknown as Brief['seniority'];
const titled = (brief: Brief, clean: string): Brief => ({
  ...brief,
  title: { ...brief.title, clean },
});
const isOpen = (...facts: Parameters<typeof sourceOf>[0]) =>
  welcomesBeginners(sourceOf(facts, { seniority }).brief);

it('welcomes beginners where experience is only wished for', () => {
  expect(
    isOpen({ kind: 'experience', text: 'Time on a market stall is a plus', importance: 'nice' }),
  ).toBe(true);
});

it('does not where some is demanded', () => {
  expect(
    isOpen(
      { kind: 'experience', text: 'Time on a market stall is a plus', importance: 'nice' },
      { kind: 'experience', text: 'Two seasons in a nursery' },
    ),
  ).toBe(false);
});

it('takes the text at its word', () => {
  expect(isOpen({ kind: 'other', text: "You don't need qualifications" })).toBe(true);
});

it('knows a job that asks for no work done before', () => {
  const asksNone = (...facts: Parameters<typeof sourceOf>[0]): boolean =>
    asksForNoExperience(titled(sourceOf(facts, { seniority }).brief, 'Garden Helper'));
  const duty = { kind: 'duty', text: 'Greet visitors at the garden gate' } as const;
  expect(asksNone(duty, { kind: 'education', text: 'High school diploma or GED' })).toBe(true);
  expect(asksNone(duty, { kind: 'skill', text: 'Proven experience with roses' })).toBe(false);
  expect(asksNone(duty, { kind: 'education', text: 'Degree in botany' })).toBe(false);
});

it('takes no trained post for a first job because the text leaves out what it demands', () => {
  const { brief } = sourceOf([{ kind: 'duty', text: 'Keep the books of the garden' }], {
    seniority,
  });
  expect(asksForNoExperience(titled(brief, 'Garden Helper'))).toBe(true);
  expect(asksForNoExperience(titled(brief, 'Garden Accountant'))).toBe(false);
});

it('hears that people without all of it may apply', () => {
  const isOpen = (text: string): boolean =>
    welcomesDespiteGaps(sourceOf([{ kind: 'culture', text }]).brief);
  expect(isOpen("You don't quite meet every point? Write to us")).toBe(true);
  expect(isOpen('We meet every Monday')).toBe(false);
});

it('asks nobody with the title of a manager or consultant what they would do, unless beginners are named', () => {
  const wished = {
    kind: 'experience',
    text: 'Time in cork is a plus',
    importance: 'nice',
  } as const;
  const { brief } = sourceOf([wished], { seniority });
  expect(mayBeNew(titled(brief, 'Cork Sorter'))).toBe(true);
  expect(mayBeNew(titled(brief, 'Cork Consultant'))).toBe(false);
  const { brief: open } = sourceOf([wished, { kind: 'other', text: 'Beginners are welcome' }], {
    seniority,
  });
  expect(mayBeNew(titled(open, 'Cork Consultant'))).toBe(true);
  expect(mayBeNew(titled(open, 'Cork Program Manager'))).toBe(false);
});
