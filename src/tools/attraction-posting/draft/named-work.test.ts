import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listNamedWork } from './named-work.ts';

it('tells of projects and customers that are named, and of no tools or demands', () => {
  const source = sourceOf([
    {
      kind: 'culture',
      text: 'Our projects include the Selby Tide Mill, Harrow Lock and the Marlow Weir',
    },
    { kind: 'culture', text: 'We serve many customers, including farms and shops' },
    { kind: 'other', text: 'You know products such as Adobe Acrobat and Microsoft Word' },
  ]);
  expect(listNamedWork(source)).toEqual([
    'Our projects include the Selby Tide Mill, Harrow Lock and the Marlow Weir.',
  ]);
});
