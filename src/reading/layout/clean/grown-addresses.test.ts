import { describe, expect, it } from 'vitest';

import { mapText } from './mapped-text.ts';
import { splitGrownAddresses } from './grown-addresses.ts';

const clean = (text: string): string => splitGrownAddresses(mapText(text)).text;

describe('splitGrownAddresses', () => {
  it.each([
    ['Read more at www.loomworks.comApply within', 'www.loomworks.com\nApply'],
    ['Write to desk@mill.org.Since 1950, we weave', 'desk@mill.org.\nSince'],
    ['Learn more at loomworks.co.uk.We weave', 'loomworks.co.uk.\nWe'],
    ['See loomworks.co.uk/careersEssential Skills And Experience\nA', 'careers\nEssential Skills'],
    ['See https://loomworks.org/join-us.Equal treatment for all', 'join-us.\nEqual'],
    ['desk@mill.org555-010-0100', 'desk@mill.org\n555'],
    ['Location: Reno, NVJob ID: 7', 'NV\nJob ID'],
    ['our mill in Omaha, NE.About the mill', 'NE.\nAbout'],
  ])('ends the line in %s', (text, part) => {
    expect(clean(text)).toContain(part);
  });

  it.each([
    'www.LoomWorks.com/OurMill/Jobs',
    'https://loomworks.org/a7/zr6PLqdk and on',
    'Reno, NV and Elko, NV',
    'the loomworks.com team',
    'Dyer, MAcc preferred',
  ])('leaves %s', (text) => {
    expect(clean(text)).toBe(text);
  });
});
