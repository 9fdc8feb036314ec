import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';
import { formatPlace } from './place.ts';

function places(line: string): string[] {
  return findPlaces(line).map(formatPlace);
}

describe('findPlaces', () => {
  it.each([
    ['Lubbock, TX, TX, 79401', ['Lubbock, TX 79401']],
    ['919 SW Grady Way, Renton, WA', ['Renton, WA']],
    ['Acme Inc Denver, CO', ['Denver, CO']],
    ['Welder Broken Arrow, OK', ['Broken Arrow, OK']],
    ['Corning, NY, US, 14830', ['Corning, NY 14830']],
    ['Tempe, AZ; Mesa, AZ', ['Tempe, AZ', 'Mesa, AZ']],
    ['Hanover, Germany', ['Hanover, Germany']],
    ['20095 Hamburg', ['20095 Hamburg']],
    ['Berlin-Kreuzberg', ['Berlin']],
    ['City Hall, 200 Main Street, Idaho Falls, ID', ['Idaho Falls, ID']],
    ['Chicago or New York City', ['Chicago', 'New York City']],
    ['ottawa', []],
    ['DEGREE REQUIRED, OR EQUIVALENT', []],
    ['Microsoft Office, Excel', []],
  ])('%s', (line, expected) => {
    expect(places(line)).toEqual(expected);
  });

  it('doubts towns that are also words', () => {
    expect(findPlaces('Reading')[0]?.isDoubtful).toBe(true);
    expect(findPlaces('Reading, Berkshire')[0]?.isDoubtful).toBe(false);
  });
});
