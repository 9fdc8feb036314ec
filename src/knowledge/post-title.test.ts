import { expect, it } from 'vitest';
import { findHolder, isPostTitle, sayPostTitle } from './post-title.ts';

const kiln = { trade: 'kiln tender', serves: ['51-9051'], kind: 'hands-on-trade' } as const;

it('says a title without place and level, its letters as they are', () => {
  expect(sayPostTitle('Senior FP&A Analyst - Leeds')).toBe('FP&A analyst');
  expect(sayPostTitle('KILN TENDER')).toBe('kiln tender');
});

it('takes no slogan for a title', () => {
  expect(isPostTitle('kiln and oven manager')).toBe(true);
  expect(isPostTitle('make waves with your skills')).toBe(false);
});

it('calls people by the title, else by the trade, else by the kind of work', () => {
  const work = { ...kiln, serves: [...kiln.serves] };
  expect(findHolder('Oven Manager', work)).toEqual({ called: 'oven manager', isOwn: true });
  expect(findHolder('Earn more with us!!', { ...work, trade: 'glaze technician' }).called).toBe(
    'glaze technician',
  );
  expect(findHolder('Earn more with us!!', { ...work, serves: [] })).toEqual({
    called: 'tradesperson',
    isOwn: false,
  });
});
