import { describe, expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { readLines } from '../testing/read-lines.ts';

const read = (text: string, role: UnitRole = 'must'): string[] =>
  readLines([{ text, role }]).credentials.map(({ value }) => value);

describe('readCredentials', () => {
  it.each([
    ["Must have a valid driver's license.", "driver's license"],
    ['Current Ohio Pesticide Applicator License', 'Ohio Pesticide Applicator License'],
    ['Licensed to practice as an RN in Ohio', 'Licensed to practice as an RN in Ohio'],
    [
      'Board Certified or Board Eligible in Family Medicine',
      'Board Certified or Board Eligible in Family Medicine',
    ],
    ['Admitted to the bar in Ohio', 'Admitted to the bar in Ohio'],
    ['BLS and ACLS required', 'ACLS'],
    ['Active Secret clearance is required.', 'Secret clearance'],
    ['Full UK driving licence (own car preferred)', 'Full UK driving licence'],
    ['A valid SIA Door Supervisor licence', 'SIA Door Supervisor licence'],
    ['NVQ Level 3 in Health and Social Care', 'NVQ Level 3 in Health and Social Care'],
    ['Registered with the Nursing Council', 'Registered with the Nursing Council'],
    ['Permis B indispensable', 'Permis B'],
    ['Staplerschein erforderlich', 'Staplerschein'],
    ['Valid Driver CPCTacho card', 'Tacho card'],
    ['Must hold a degree and be TSC registered.', 'TSC registered'],
    ['City & Guilds Plumbing Level 2 or equivalent', 'City & Guilds Plumbing Level 2'],
    ['Vous avez un permis D', 'permis D'],
    ['Car insurance & driver’s license', 'driver’s license'],
    ['Working towards Professional Qualification', 'Working towards Professional Qualification'],
    ['Class 2 LGV licence', 'Class 2 LGV licence'],
    ['Patente B', 'Patente B'],
    ['Currently licensed in Ohio', 'licensed in Ohio'],
    ['Member of a recognised professional body', 'Member of a recognised professional body'],
    [
      'Registration with the relevant regulatory body',
      'Registration with the relevant regulatory body',
    ],
    ['A valid practising certificate', 'practising certificate'],
    ['Chartered Surveyor', 'Chartered Surveyor'],
    ['Licensed electrician with own tools', 'Licensed electrician'],
    ['Must be a member of the Institute of Brewing', 'member of the Institute of Brewing'],
    ['Police clearance certificate', 'Police clearance certificate'],
    ['Forklift ticket', 'Forklift ticket'],
    ['Requires valid Deck Safety (DSAF), HarbourCard and Core Course', 'HarbourCard'],
    ['HubSpot certified', 'HubSpot certified'],
    ['Staatlich anerkannte Erzieherin', 'Staatlich anerkannte Erzieherin'],
  ])('%s', (text, expected) => {
    expect(read(text)).toContain(expected);
  });

  it.each([
    'Line clearance tree trimming around power lines',
    'Copy of your birth certificate',
    'Manage software licenses and vendor agreements',
    'Gift certificates for birthdays',
    'CPA preferred',
    'A clean license plate',
    'A degree from an ABET accredited school',
    'ISO certified plant',
    'A certificate of completion',
    'Ideally you hold the CIMA',
    'Bring the letter that is provided by a Licensed Sleep Counselor with the county.',
    'You work alongside Registered Dental Hygienists in four rooms.',
    'You act under the supervision of a licensed electrician.',
    'Some positions may require a valid Ohio Boating License.',
    'A TWIC card is no longer required.',
    'There are no fees for DBS checks.',
    'Skill with an ITIL-aligned help desk',
    'Aware of Lean Six Sigma and of safety rules',
    'Works by Lean Six Sigma principles',
    'You sell houses with no real estate license needed.',
    'Nightshift in the CST timezone',
    'CPA, ACCA or CIMA would be an added advantage',
    'Successfully complete BLS and the fire course upon employment.',
  ])('none in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('takes none from what is only wished for or given', () => {
    expect(read('Forklift certification', 'nice')).toEqual([]);
    expect(read('We pay for your CPA license.', 'benefit')).toEqual([]);
  });

  it('takes a question of the form for no demand', () => {
    expect(read('Do you have a valid HarbourCard certification?', 'process')).toEqual([]);
    expect(read('Will you hold a valid SIA licence?')).toEqual(['SIA licence']);
  });

  it('names the same one once', () => {
    const { credentials } = readLines([
      { text: "Valid driver's license", role: 'must' },
      { text: "You need a driver's license.", role: 'must' },
    ]);
    expect(credentials).toHaveLength(1);
  });
});
