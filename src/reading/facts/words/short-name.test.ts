import { describe, expect, it } from 'vitest';
import { toShortName } from './short-name.ts';

describe('toShortName', () => {
  it.each([
    ['Able to lift and carry 50 lb', 'Lift and carry 50 lb'],
    [
      'Experience with Desmos or Illustrative Mathematics preferred',
      'Desmos or Illustrative Mathematics',
    ],
    ['Working knowledge of lockout/tagout (LOTO)', 'Lockout/tagout'],
    [
      'A valid Washington State Driver’s License is required to operate King County vehicles',
      'Washington State Driver’s License',
    ],
    [
      'Perform skilled heating, welding, plasma cutting, and brazing, using arc, flux core, MIG, and TIG welding',
      'Perform skilled heating, welding, plasma cutting and brazing',
    ],
    [
      'Collaborate with federal, state, and local election officials and political parties',
      'Collaborate with federal, state and local election officials',
    ],
    [
      'Diagnose and repair engines, after-treatment, brakes, driveline and electrical systems',
      'Diagnose and repair engines, after-treatment and brakes',
    ],
    [
      'Dispatch police patrol cars and receive and analyze 911 telephone calls using a voice radio',
      'Dispatch police patrol cars',
    ],
    ['Thrift Savings Plan (similar to a 401(k) plan)', 'Thrift Savings Plan'],
    ['Blue Cross medical, 401(k)', 'Blue Cross medical, 401(k)'],
    [
      'Design, program and commission machine controls from quote to site acceptance',
      'Design, program and commission machine controls',
    ],
    [
      "Interpret and apply the provisions of the Texas Election Code to the County's voting process",
      'Interpret and apply the provisions',
    ],
    ['Clerkship experience is welcome but not required', 'Clerkship experience'],
    ['Rotating shift, weekends as needed', 'Rotating shift, weekends as needed'],
  ])('names "%s"', (phrase, name) => {
    expect(toShortName(phrase)).toBe(name);
  });

  it('never exceeds 60 characters', () => {
    expect(
      toShortName(`${'Lebensmittelverarbeitungsmaschinen'.repeat(4)} reparieren`).length,
    ).toBeLessThanOrEqual(60);
  });
});
