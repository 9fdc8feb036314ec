import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { listGoods } from './goods.ts';

it('tells what is sold, from a row behind the goods', () => {
  const { brief } = sourceOf([
    { kind: 'duty', text: 'Help visitors choose products (anchors, brass lamps, more)' },
  ]);
  expect(listGoods(brief)).toEqual(['anchor', 'brass lamp']);
  expect(listGoods(sourceOf([{ kind: 'duty', text: 'Greet visitors' }]).brief)).toEqual([]);
});
