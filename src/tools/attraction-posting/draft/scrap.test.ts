import { expect, it } from 'vitest';
import { isScrap } from './scrap.ts';

it.each(['Working Model', 'Critical Skills & Experience', 'A must', 'Des', 'Additional Details'])(
  'knows %s for a heading or a torn end',
  (text) => expect(isScrap(text)).toBe(true),
);

it.each(['SAP', 'C++', 'Retail experience', 'Commercially aware', 'US citizenship', 'R&D'])(
  'takes %s for something that somebody has',
  (text) => expect(isScrap(text)).toBe(false),
);
