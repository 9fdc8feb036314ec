import { beforeAll, describe, expect, it } from 'vitest';
import { findNamedCountry, resolvePlace } from './resolve-place.ts';

// Reading the two tables takes its time on a busy machine.
beforeAll(() => {
  resolvePlace('Xyzzyville, WY 82637');
}, 60_000);

describe('resolvePlace', () => {
  it('lets the county that is named choose among towns of one name', () => {
    const pointOf = (text: string) => {
      const found = resolvePlace(text);
      return found.kind === 'place'
        ? [found.place.label, Math.round(found.place.latitude * 10) / 10, found.place.precision]
        : found.kind;
    };
    expect(pointOf('Newport, Shropshire')).toEqual(['Newport, Shropshire', 52.8, 'city']);
    expect(pointOf('Newport, Isle of Wight')).toEqual(['Newport, Isle of Wight', 50.7, 'city']);
    expect(pointOf('Leeds, West Yorkshire, UK')).toEqual(['Leeds, United Kingdom', 53.8, 'city']);
    // A small county stands for a town that the table lacks, a large one does not.
    expect(pointOf('Cheadle, Greater Manchester')).toEqual([
      'Cheadle, Greater Manchester',
      53.5,
      'county',
    ]);
    expect(pointOf('Bradford, Devon')).toBe('none');
  });

  it.each([
    ['Lansing, MI 48909', 'Lansing, MI', 'city'],
    ['Lubbock, TX 79401', 'Lubbock, TX', 'city'],
    ['1100 Main St, Lubbock, TX 79401', 'Lubbock, TX', 'city'],
    ['Lubbock TX', 'Lubbock, TX', 'city'],
    ['79401', 'Lubbock, TX', 'zip'],
    ['King County, WA', 'King County, WA', 'county'],
    ['Orleans Parish, LA', 'Orleans Parish, LA', 'county'],
    ['Los Angeles, CA (LAPD Communications Division)', 'Los Angeles, CA', 'city'],
    ['Paris, TX', 'Paris, TX', 'city'],
    ['St. Louis, MO', 'St. Louis, MO', 'city'],
    ['Centennial, CO', 'Centennial, CO', 'city'],
    ['Seattle, Washington', 'Seattle, WA', 'city'],
    ['Washington, DC', 'Washington, DC', 'city'],
    ['New York', 'New York City, NY', 'city'],
    ['NYC', 'New York, NY', 'city'],
    ['Queens, NY', 'Queens, NY', 'city'],
    ['Bronx, NY', 'Bronx, NY', 'city'],
    ['Cambridge, MA, United States', 'Cambridge, MA', 'city'],
    ['Minneapolis-St. Paul, MN', 'Minneapolis, MN', 'city'],
    ['San Francisco Bay Area', 'San Francisco, CA', 'city'],
    ['Greater Boston Area', 'Boston, MA', 'city'],
    ['Greater Cincinnati, OH', 'Cincinnati, OH', 'city'],
    ['Shoreditch, England', 'Shoreditch, United Kingdom', 'city'],
    ['Hybrid - Denver, CO', 'Denver, CO', 'city'],
    ['Texas', 'Texas', 'state'],
    ['80331 München', 'Munich, Germany', 'city'],
    ['Köln, Deutschland', 'Köln, Germany', 'city'],
    ['Frankfurt am Main, Hessen', 'Frankfurt am Main, Germany', 'city'],
    ['75001 Paris', 'Paris, France', 'city'],
    ['Lyon, France', 'Lyon, France', 'city'],
    ['London, UK', 'London, United Kingdom', 'city'],
    ['Toronto, ON', 'Toronto, Canada', 'city'],
    ['Bangalore, India', 'Bengaluru, India', 'city'],
  ])('takes "%s" for %s', (text, label, precision) => {
    expect(resolvePlace(text)).toMatchObject({
      kind: 'place',
      remote: false,
      place: { label, precision },
    });
  });

  it('asks where a name alone could be several places', () => {
    const springfield = resolvePlace('Springfield');
    expect(springfield).toMatchObject({ kind: 'ambiguous', name: 'Springfield' });
    if (springfield.kind !== 'ambiguous') return;
    expect(springfield.options.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['IL', 'MO', 'MA']),
    );
    expect(resolvePlace('Kansas City')).toMatchObject({ kind: 'ambiguous' });
    expect(resolvePlace('Washington')).toMatchObject({ kind: 'ambiguous' });
  });

  it('says when it took the largest place of a name', () => {
    expect(resolvePlace('Paris')).toMatchObject({
      kind: 'place',
      place: { country: 'FR' },
      note: 'Taken for the largest place named Paris; Paris, TX is another.',
    });
  });

  it.each(['Remote', 'Remote (US)', '100% remote', 'Work from home', 'Anywhere, USA'])(
    '%s is no place',
    (text) => {
      expect(resolvePlace(text)).toMatchObject({ kind: 'none', remote: true });
    },
  );

  it('keeps the place of a remote job that has one', () => {
    expect(resolvePlace('Denver, CO (Remote)')).toMatchObject({
      remote: true,
      place: { label: 'Denver, CO' },
    });
    expect(resolvePlace('Remote (Denver, CO)')).toMatchObject({
      remote: true,
      place: { label: 'Denver, CO' },
    });
    expect(resolvePlace('Portland, OR or Remote')).toMatchObject({
      remote: true,
      place: { state: 'OR' },
    });
    expect(resolvePlace('Remote - Texas')).toMatchObject({
      remote: true,
      place: { precision: 'state' },
    });
  });

  it('names further places without resolving them', () => {
    expect(resolvePlace('Austin, TX; Denver, CO')).toMatchObject({
      place: { label: 'Austin, TX' },
      others: ['Denver, CO'],
    });
  });

  it.each(['', '   ', '???', 'Xyzzyville, ZZ', 'see below', '12'])(
    'finds nothing in "%s"',
    (text) => {
      expect(resolvePlace(text)).toMatchObject({ kind: 'none' });
    },
  );

  it('is not driven into long work by junk', () => {
    const before = process.cpuUsage();
    for (const junk of [
      ','.repeat(50_000),
      '('.repeat(50_000),
      ' or '.repeat(20_000),
      'a '.repeat(50_000),
    ]) {
      resolvePlace(junk);
    }
    // Processor time, so that a busy machine does not fail the test.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  });
});

describe('findNamedCountry', () => {
  it('finds the country of a remote job', () => {
    expect(findNamedCountry('Remote (Deutschland)')).toEqual({ code: 'DE', name: 'Germany' });
    expect(findNamedCountry('Remote, USA')?.code).toBe('US');
    expect(findNamedCountry('Remote')).toBeUndefined();
  });
});

describe('boroughs and suburbs', () => {
  const find = (text: string) => {
    const found = resolvePlace(text);
    return found.kind === 'place' ? found.place : undefined;
  };

  it('keep their own name', () => {
    expect(find('Queens, NY')).toMatchObject({ label: 'Queens, NY', city: 'Queens', state: 'NY' });
    expect(find('Zebulon Heights, OH')).toMatchObject({
      label: 'Zebulon Heights, OH',
      precision: 'state',
    });
  });

  it('and what names no place has that of its state', () => {
    expect(find('Various locations, OH')?.label).toBe('Ohio');
    expect(find('WA, WA')?.label).toBe('Washington');
  });
});
