import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { headsOthers } from './heads-others.ts';

const heads = (given: string): boolean => {
  const { brief } = sourceOf([]);
  return headsOthers({
    brief: {
      ...brief,
      title: { ...brief.title, given },
      seniority: { ...brief.seniority, level: null },
    },
  });
};

it('knows who heads others by the title', () => {
  expect(heads('Head of Harbour Works')).toBe(true);
  expect(heads('Dock Manager')).toBe(true);
  expect(heads('Account Manager')).toBe(false);
  expect(heads('Dock Hand')).toBe(false);
});
