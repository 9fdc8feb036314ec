import { expect, it } from 'vitest';
import { findPeak } from './peaks.data.ts';

it('knows when people of a trade have no time', () => {
  const hotel = { kind: 'kitchen-and-hotel', trade: 'chef' } as const;
  expect(findPeak(hotel, { from: '2026-11-30', to: '2026-12-04' })).toContain('December');
  expect(findPeak(hotel, { from: '2026-06-01', to: '2026-06-05' })).toBeNull();
});

it('knows the peak of shops by the title, and none of cleaners beside kitchens', () => {
  const weeks = { from: '2026-11-16', to: '2026-12-11' };
  const shop = { kind: 'shop-and-service', trade: 'service work' } as const;
  expect(findPeak(shop, weeks, { title: 'Retail Guide' })).toMatch(/^Shops/);
  expect(findPeak(shop, weeks, { title: 'Barber' })).toBeNull();
  expect(
    findPeak({ kind: 'kitchen-and-hotel', trade: 'cleaner' }, weeks, { title: 'Cleaner' }),
  ).toBeNull();
});

it('knows the peak of the shops where only the occupation is known', () => {
  const worker = { kind: 'shop-and-service', trade: 'shop and service worker' } as const;
  const week = { from: '2026-11-23', to: '2026-11-27' };
  expect(findPeak(worker, week, { soc: '41-2031' })).toContain('late November');
  expect(findPeak(worker, week, { title: 'Barber', soc: '39-5012' })).toBeNull();
});

it('sees the rush before Christmas where goods for shops and homes are driven', () => {
  const driver = { kind: 'driving-and-logistics', trade: 'delivery driver' } as const;
  const week = { from: '2026-11-23', to: '2026-11-27' };
  const find = (...texts: string[]) =>
    findPeak(driver, week, { title: 'Driver', facts: texts.map((text) => ({ text })) });
  expect(find('Bring parcels to the islands')).toContain('Christmas');
  expect(find('Park hire cars in rows')).toBeNull();
});

it('takes a discount in the store of the house for no store that is supplied', () => {
  const driver = { kind: 'driving-and-logistics', trade: 'truck driver' } as const;
  const facts = [{ kind: 'benefit', text: 'Store discount' }];
  expect(findPeak(driver, { from: '2026-11-23', to: '2026-11-27' }, { facts })).toBeNull();
});

it('knows no December of hotels', () => {
  const weeks = { from: '2026-11-30', to: '2026-12-04' };
  const desk = { kind: 'kitchen-and-hotel', trade: 'hotel front desk agent' } as const;
  expect(findPeak(desk, weeks, { title: 'Hotel Receptionist' })).toBeNull();
});
