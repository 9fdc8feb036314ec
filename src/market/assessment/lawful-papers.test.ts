import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { countLawful } from './lawful-papers.ts';

const rule = { country: 'us', paper: 'State license', kind: 'paper', titles: ['hygienist'] };
const drawer = { by_law: [rule] } as unknown as Drawer;
const brief = (title: string, country: string): Brief =>
  ({ title: { given: title, clean: title }, place: { country }, facts: [] }) as unknown as Brief;

it('counts a paper that the law demands of the title, though nobody wrote it down', () => {
  expect(countLawful(brief('Dental Hygienist', 'US'), drawer)).toBe(1);
  expect(countLawful(brief('Dental Receptionist', 'US'), drawer)).toBe(0);
  expect(countLawful(brief('Dental Hygienist', 'GB'), drawer)).toBe(0);
});

it('does not count the license that nearly everybody has', () => {
  const plain = { country: 'us', paper: "Driver's license", kind: 'paper' };
  const drives = { by_law: [plain] } as unknown as Drawer;
  expect(countLawful(brief('Shuttle Driver', 'US'), drives)).toBe(0);
});
