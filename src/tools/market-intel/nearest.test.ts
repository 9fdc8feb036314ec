import { expect, it } from 'vitest';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';

const findNearest = (title: string, location: string, description: string) =>
  toSource(fromFields('one', { name: 'Caddo' }, { title, location, description })).market.nearest ??
  null;

const shop = `Duties
- Greet customers in the store and help them choose a tent or a pair of boots
- Ring up sales at the register and handle returns
- Restock shelves and keep displays tidy
- Clean the sales floor before opening`;

it('finds the plain occupation behind a title that only one house has', () => {
  const { market } = toSource(
    fromFields(
      'one',
      { name: 'Caddo' },
      { title: 'Trail Welcome Host', location: 'Boulder, CO', description: shop },
    ),
  );
  expect(market.payRow?.soc).toBe('41-2031');
});

it('knows an occupation that has no profile of its own', () => {
  const found = findNearest(
    'Upholsterer',
    'Dayton, OH',
    'Duties\n- Cut, sew and fit covers for chairs and sofas\n- Replace springs, webbing and foam\n- Run industrial sewing machines',
  );
  expect(found).toMatchObject({ name: 'upholsterers', isOwn: true });
});

it.each(['Office Supply Intern', 'Welding Apprentice'])(
  'sets nobody who still learns beside those who have learned: %s',
  (title) => {
    expect(findNearest(title, 'Dayton, OH', shop)).toBeNull();
  },
);

it('sets nobody who leads beside those who are led alone', () => {
  const found = findNearest('Regional Director, Trail Welcome', 'Boulder, CO', shop);
  expect(found).toMatchObject({ isOwn: false });
  expect(found?.beside?.name).toMatch(/supervisors/);
});
