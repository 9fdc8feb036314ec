import { describe, expect, it } from 'vitest';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { readConditions } from './read-conditions.ts';

const read = (text: string, role: UnitRole = 'must'): string[] => {
  const unit: Unit = {
    text,
    start: 0,
    end: text.length,
    shape: 'sentence',
    heading: null,
    label: null,
    role,
    also: [],
    confidence: 1,
  };
  return readConditions({ units: [unit], text }).map((one) => one.text);
};

describe('a hard condition by its short name, wherever it stands', () => {
  it.each<[string, string[], UnitRole?]>([
    [
      'Bakers must reside in the state of Ohio and are not eligible for relocation help.',
      ['Residence in Ohio', 'No relocation package'],
    ],
    [
      'You must have been a resident in the UK for the last 5 years.',
      ['Residence in the UK for the last 5 years'],
    ],
    [
      'All staff must be vaccinated against COVID-19 and have a booster, subject to exemptions.',
      ['COVID-19 vaccination and booster, unless exempt'],
      'legal',
    ],
    [
      'Please note all offers are subject to Identity, Reference & Criminal checks.',
      ['Identity, reference and criminal checks'],
    ],
    ['Remote, Canada', []],
    ['If selected, you must pass a drug test.', ['Drug test']],
    [
      'You must have five years referencing and a clean DBS.',
      ['References for the last five years and DBS check'],
    ],
    ['Ledger Clerk, local to Utica, NY', ['Residence in or near Utica, NY'], 'title'],
    ['We sell to stores local to Albany.', [], 'duty'],
    [
      'If you already hold a degree at this level, you cannot apply.',
      ['No degree at this level yet'],
      'process',
    ],
    ['Must pass a drug test and a background check.', ['Background check and drug test']],
    [
      "Valid driver's license with a clean driving record",
      ["Valid driver's license with a clean driving record"],
    ],
    [
      "Holds a valid Utah Driver's License and a good driving record.",
      ["Valid Utah Driver's License with a good driving record"],
    ],
    ['Lifting of anvils, over 60 lbs, now and then.', ['Lifting more than 60 pounds']],
    ['Must provide his or her own vehicle.', ['Own vehicle']],
    [
      "Valid driver's license registered and insured vehicle to reach every one of the shops each day",
      ['Own registered and insured vehicle'],
    ],
    [
      'Ability to meet and maintain Ferry Rule 12 medical and physical fitness standards.',
      ['Ferry Rule 12 medical and physical fitness standards'],
    ],
    ['You must pass a medical and a fitness test.', ['Medical and fitness tests']],
    ['Candidates must be U.S. citizens.', ['US citizenship'], 'legal'],
    [
      'US Citizens, Green Card and EAD holders are eligible to apply.',
      ['US citizenship, a Green Card or an EAD'],
      'place',
    ],
    ['Green Card holders or US citizens only', ['US citizenship or a Green Card'], 'schedule'],
    ['We sponsor Green Card applications and require two years.', [], 'process'],
    ['Active TS/SCI clearance required', ['TS/SCI clearance']],
    ['Must be able to travel 25% to 50% of the time', ['Travel 25 to 50% of the time']],
    ['Must be able to lift up to 75 lbs', ['Lifting up to 75 pounds']],
    [
      'Availability to work evenings, weekends and holidays',
      ['Work on evenings, weekends and holidays'],
    ],
    [
      'Must be able to travel 40% or more, and up to 80% in the season',
      ['Travel at least 40% of the time'],
    ],
    [
      'Must be a resident of Iowa or willing to relocate to Iowa.',
      ['Residence in Iowa, or a move there'],
    ],
    [
      'Must have or be willing to apply for a security clearance.',
      ['Security clearance, or able to obtain it'],
    ],
    ['Must be at least 21 years of age.', ['Aged 21 or over']],
    [
      'You must be available for duty on weekday nights and all day on Saturday and Sunday.',
      ['Work on weekday nights and all day on Saturday and Sunday'],
    ],
    [
      'Must be able to work weekends, nights, variable schedules and overtime as needed.',
      ['Work on weekends and nights, with variable schedules and overtime'],
    ],
    [
      'This post requires approximately 20-30 weekend days per year and 10 evenings per year.',
      ['Work on approximately 20-30 weekend days per year and 10 evenings per year'],
    ],
    [
      'Bakers must reside in the state of Ohio or move there within 6 months of hire.',
      ['Residence in Ohio, or a move there within 6 months of hire'],
    ],
  ])('%s', (line, names, role) => {
    expect(read(line, role)).toEqual(names);
  });

  it.each<[string, UnitRole?]>([
    ['A driving licence and own car are beneficial but not essential.'],
    ['Security clearance is a plus'],
    [
      'To work in a high security depot (category B) you must have been a resident in the UK for the last 4 years.',
    ],
    ['You work from home in Utah, and come in on Fridays.'],
    ['The guild may require that you show proof of vaccination.'],
    ['Background checks are required for some posts at the mill.'],
    ['Availability for 2 to 3 nights out a week is required.'],
    ['If you drive for us, you must have your own insured vehicle.'],
    ['For roles that involve driving, a clean driving record is required.'],
    ['A DBS check is required when specified.'],
    ['Must spend 30% of the day making travel arrangements', 'duty'],
    ['Conducts background checks and orientation for new hires.', 'duty'],
    ['We are no longer required to ensure that staff are vaccinated.', 'legal'],
    ['We consider qualified applicants with criminal histories.', 'legal'],
    ['No nights or weekends are required'],
    ['May lift up to 20 lbs'],
    ['Up to 10% travel'],
    ['Paid holidays and weekends off', 'benefit'],
  ])('is none: %s', (line, role) => {
    expect(read(line, role)).toEqual([]);
  });

  it('joins the checks of several lines', () => {
    const units = [
      'An offer is contingent on a drug screening.',
      'A background check is required.',
    ].map((text, i): Unit => ({
      text,
      start: i * 60,
      end: i * 60 + text.length,
      shape: 'sentence',
      heading: null,
      label: null,
      role: 'legal',
      also: [],
      confidence: 1,
    }));
    const text = units.map((unit) => unit.text.padEnd(60)).join('');
    expect(readConditions({ units, text }).map((one) => one.text)).toEqual([
      'Background check and drug test',
    ]);
  });
});

it.each([
  'A security clearance is not required for this post.',
  'You do not need your own car.',
  'Weekend work is not required and nights are not expected.',
  'We do not require a background check.',
])('asks for nothing that it denies: %s', (text) => {
  expect(read(text)).toEqual([]);
});
