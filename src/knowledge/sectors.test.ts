import { expect, it } from 'vitest';
import { listSectors, loadSector } from './load-sectors.ts';

it.each(listSectors().map((head) => [head.id, head] as const))('%s has its form', (_, head) => {
  const sector = loadSector(head);
  expect(sector.said).toEqual(head.said);
  expect(sector.is).toEqual(head.is);
});
