import { describe, expect, it } from 'vitest';
import { toPlainName } from './plain-name.ts';
import { isOnSite, isTiedToPlace } from './tied-to-place.ts';

describe('toPlainName', () => {
  it.each([
    ['51-9198', 'Helpers--Production Workers', 'production helpers'],
    ['29-1171', 'Nurse Practitioners', 'nurse practitioners'],
    ['11-9033', 'Education Administrators, Postsecondary', 'education administrators'],
    ['51-4041', 'Machinists', 'machinists'],
    [
      '51-4031',
      'Cutting, Punching, and Press Machine Setters, Operators, and Tenders, Metal and Plastic',
      'press and cutting machine operators',
    ],
  ])('says %s plainly', (soc, title, plain) => {
    expect(toPlainName({ soc, title })).toBe(plain);
  });
});

describe('work that has a place', () => {
  it('knows a site from a road and both from a desk', () => {
    expect(isOnSite({ id: '51-4121', soc: '51-4121' })).toBe(true);
    expect(isTiedToPlace({ id: '53-3032', soc: '53-3032' })).toBe(true);
    expect(isOnSite({ id: '53-3032', soc: '53-3032' })).toBe(false);
    expect(isTiedToPlace({ id: '15-2051', soc: '15-2051' })).toBe(false);
  });
});
