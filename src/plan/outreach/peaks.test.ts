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

it('knows no parcel peak of people who move no parcels', () => {
  const weeks = { from: '2026-11-16', to: '2026-12-11' };
  const mover = { kind: 'driving-and-logistics', trade: 'mover' } as const;
  expect(findPeak(mover, weeks, { title: 'Parcel courier' })).toMatch(/^Parcel/);
  expect(findPeak(mover, weeks, { title: 'Grain silo attendant' })).toBeNull();
  expect(findPeak(mover, weeks, { title: 'Hearse driver' })).toBeNull();
});
