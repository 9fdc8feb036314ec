import { expect, it } from 'vitest';
import type { Brief, EmployerBlock } from '#shared/brief.ts';
import { listEmployerSentences } from './employer-words.ts';

const list = (text: string, more: Partial<EmployerBlock> = {}): string[] => {
  const source = { from: 'job', field: 'sourceText', quote: text, start: 0 } as const;
  const block: EmployerBlock = { role: 'process', heading: null, text, source, ...more };
  return listEmployerSentences({ employerBlocks: [block, block] } as Partial<Brief> as Brief, [
    block.role,
  ]);
};

it('keeps each sentence once, without bullets, markup and buttons', () => {
  expect(
    list('- Send your **CV**. Or apply online Apply Here\n[Rules](https://example.org/r)'),
  ).toEqual(['Send your CV.', 'Or apply online', 'https://example.org/r']);
});

it('takes labels apart that lost their line', () => {
  expect(list('Location: West Road, NewcastleHours: full time', { role: 'schedule' })).toEqual([
    'Location: West Road, Newcastle',
    'Hours: full time',
  ]);
});

it('reads an address of several lines in one go, after the heading that begins its sentence', () => {
  const heading = 'Please address your application with all the papers to';
  expect(
    list('Ash Ltd\n- Jo Ash -\njobs@ash.example\nWe also answer by telephone under\n0160/5287710', {
      heading,
    }),
  ).toEqual([
    `${heading}: Ash Ltd, Jo Ash, jobs@ash.example`,
    'We also answer by telephone under 0160/5287710',
  ]);
});

it('parts what pictures part', () => {
  expect(list('Free berth ✨ Long lunches 🎁 Two sails a year', { role: 'benefit' })).toEqual([
    'Free berth',
    'Long lunches',
    'Two sails a year',
  ]);
});
