import { expect, it } from 'vitest';
import { toFineCode, toJointCode } from './joint-codes.ts';
import { eachWrittenTitle, findOwners } from './known-titles.ts';
import { eachOnetTitle, findOfficialName, findOnetOwners, listCodes } from './onet-titles.ts';
import { toCoreWithHead, toWords } from './title-words.ts';

it('has every written title under a code that exists', () => {
  const unknown = new Set<string>();
  eachWrittenTitle((title, owners) => {
    for (const soc of owners) if (!findOfficialName(soc)) unknown.add(`${soc} ${title}`);
  });
  expect([...unknown]).toEqual([]);
});

it('holds the titles of O*NET in the form in which they are asked for', () => {
  let count = 0;
  const changed: string[] = [];
  eachOnetTitle((turned) => {
    count++;
    const words = turned.split(' ').toReversed();
    if (count % 50 === 0 && toWords(words.join(' ')).join(' ') !== words.join(' '))
      changed.push(words.join(' '));
  });
  expect(count).toBeGreaterThan(50_000);
  // Of words such as "wastes" a plural is left that would be folded again.
  expect(changed.length).toBeLessThan(10);
  expect(listCodes().length).toBe(867);
});

it('finds a title by its words, spelled the British or the American way', () => {
  expect(findOnetOwners(toWords('Civil Engineers'))).toContain('17-2051');
  expect(toWords('Programme Organiser')).toEqual(toWords('Program Organizer'));
  expect(toWords('Co-ordinator')).toEqual(toWords('Coordinator'));
});

it('lets written titles outweigh the tables', () => {
  expect(findOwners(toWords('Sous Chef'))).toEqual([{ soc: '35-1011', trust: 1 }]);
});

it('drops levels and contracts, but not the head', () => {
  expect(toCoreWithHead(toWords('Senior Part Time Sales Associate II'))).toEqual([
    'sale',
    'associate',
  ]);
});

it('goes from fine codes to joint ones and back', () => {
  expect(toJointCode('31-1122')).toBe('31-1120');
  expect(toJointCode(toFineCode('25-9045'))).toBe('25-9045');
  expect(toFineCode('29-1141')).toBe('29-1141');
});
