import { describe, expect, it } from 'vitest';
import type { Source } from '../source.ts';
import { sourceOf } from '../testing/source-of.ts';
import { findDenied } from './find-denied.ts';
import { findHouse } from './find-house.ts';
import { nameSystems } from './name-systems.ts';

const named = (name: string, ...texts: string[]): Source => {
  const source = sourceOf(texts.map((text) => ({ kind: 'culture', text })));
  return {
    ...source,
    employer: { name: '', description: '', website: '' },
    brief: { ...source.brief, employer: { ...source.brief.employer, name } },
  };
};
const say = (...texts: string[]): string => findHouse(named('Bramwell', ...texts));

describe('what the employer is', () => {
  it('is told without its praise', () => {
    expect(say('Bramwell is a leading, award-winning maker of stained glass')).toBe(
      'Bramwell is a maker of stained glass.',
    );
    expect(say('Bramwell is the leading oar maker of the coast')).toBe(
      'Bramwell is an oar maker of the coast.',
    );
    expect(say('We are a family dental practice committed to smiles')).toBe(
      'Bramwell is a family dental practice.',
    );
    expect(say('Bramwell is a global leader in tram brakes')).toBe(
      'Bramwell works in tram brakes.',
    );
  });

  it('ends where it is told what buyers gain, and is no group of people', () => {
    expect(
      say('Bramwell delivers innovative tide and weather charts that help ferries to save fuel'),
    ).toBe('Bramwell delivers tide and weather charts.');
    expect(say('Bramwell is a resilient group of individuals')).toBe('');
    expect(say('Bramwell operates and rigging models for sailors')).toBe('');
  });

  it('is nothing that a word in front of a noun says of it, nor what its parent does', () => {
    expect(
      say('Bramwell is one of the oldest and fastest growing firms in the oar trade'),
    ).not.toMatch(/grows/);
    const house = named('Bramwell Mills of Hull', 'Bramwell Group makes oars, boats and tents');
    expect(findHouse(house)).toBe('');
    expect(findHouse(named('Bramwell Mills of Hull', 'Bramwell makes oars and tents'))).toBe(
      'Bramwell Mills of Hull makes oars and tents.',
    );
  });

  it('is heard in front of its name, by another apostrophe and in what it includes', () => {
    expect(say('Specializing in stair lifts for old churches, Bramwell offers full services')).toBe(
      'Bramwell specializes in stair lifts for old churches.',
    );
    expect(
      findHouse(named("St Oda's Care", 'St Oda’s Care is a values-based club for sailors')),
    ).toBe("St Oda's Care is a club for sailors.");
    expect(findHouse(named('BRAMWELL', 'Bramwell is a maker of oars'))).toBe(
      'BRAMWELL is a maker of oars.',
    );
    expect(say('The charity’s areas of work include boat yards and homes for old sailors')).toBe(
      'The areas of work of Bramwell include boat yards and homes for old sailors.',
    );
    expect(
      say('Based in Hull, Bramwell offers three products: Ada, Bo, and Cyn, helping all'),
    ).toBe('Bramwell offers three products: Ada, Bo, and Cyn.');
    expect(say('Our services include sails, masts, hull repairs')).toBe('');
    expect(say('Bramwell is a green boat market in sustainability')).toBe('');
  });

  it('is heard by its shorter name, behind its place and behind its praise', () => {
    expect(findHouse(named('Orle & Sons Ltd', 'Orle is a loft that sews sails'))).toBe(
      'Orle & Sons Ltd is a loft that sews sails.',
    );
    expect(say('Bramwell is located in Hull, UK, and is a sail loft offering repairs')).toBe(
      'Bramwell is a sail loft offering repairs.',
    );
    expect(
      say('Bramwell is one of the most diverse lofts in the UK, providing sails to harbor crews'),
    ).toBe('Bramwell provides sails to harbor crews.');
    expect(say('Through partnerships with ten yards, we repair wooden masts')).toBe(
      'Bramwell repairs wooden masts.',
    );
    expect(
      say('Bramwell is the US division of Orle Group, a rope maker with over 90 workers'),
    ).toBe('Bramwell is the US division of Orle Group, a rope maker.');
  });

  it('is the client of whoever hires for others', () => {
    const tell = (text: string): string => findHouse(named('Quill Recruitment', text));
    expect(
      tell('We are partnering with a family-owned chain of oat mills to appoint a buyer'),
    ).toBe('The employer is a family-owned chain of oat mills.');
    expect(tell('Our client, a maker of church bells in Hull, is seeking a founder')).toBe(
      'The employer is a maker of church bells in Hull.',
    );
    expect(tell('We are working with candidates across Hull')).toBe('');
  });

  it('is no offer to its people and no badge', () => {
    expect(say('We provide reasonable adjustments for those in need')).toBe('');
    expect(say('Bramwell is a Disability Confident leader')).toBe('');
  });

  it('is told from what it makes or whom it serves', () => {
    expect(say('Founded on care, Bramwell specialises in hoists for stables')).toBe(
      'Bramwell specialises in hoists for stables.',
    );
    expect(say('At Bramwell, we design and repair church organs')).toBe(
      'Bramwell designs and repairs church organs.',
    );
  });

  it('keeps the praise that is part of a name, and a row whole', () => {
    expect(say('Bramwell is a rail operator on the Great Fen Line')).toBe(
      'Bramwell is a rail operator on the Great Fen Line.',
    );
    expect(say('Welcome to Bramwell, a timber, slate, and roofing firm, open since 1950')).toBe(
      'Bramwell is a timber, slate, and roofing firm.',
    );
  });
  it('is told where it stands under another name or under none', () => {
    expect(say('Fern Lodge is a nursing home near the harbour')).toBe(
      'Fern Lodge is a nursing home near the harbour.',
    );
    expect(say("Bramwell (LSE: BRW) is Europe's leading slate quarry operator")).toBe(
      'Bramwell is a slate quarry operator.',
    );
    expect(say('A chance to shape a new company')).toBe('');
  });
  it('stays silent where the words fit anybody or speak of the work', () => {
    expect(say('We are a great company where people come first')).toBe('');
    expect(say('We provide a supportive environment')).toBe('');
    expect(say('Bramwell is one of the best employers of the country')).toBe('');
    expect(say('We are looking for a glazier')).toBe('');
  });

  it('tells of the client where an agency writes', () => {
    const source = named(
      'Orrin Recruitment',
      'We are a recruiter of engineers in the north',
      'Our client is a maker of pipe organs',
    );
    expect(findHouse(source)).toBe('The employer is a maker of pipe organs.');
  });
});

describe('what a job is not', () => {
  const denied = (text: string): string => findDenied(sourceOf([{ kind: 'other', text }]));

  it('is told where the text denies it', () => {
    expect(denied('You will not write the texts yourself')).toBe(
      'You would not write the texts yourself.',
    );
    expect(denied('This is not a sales role')).toBe('It is not a sales role.');
  });

  it('is no rule of the selection', () => {
    expect(denied('You will not be considered without a licence')).toBe('');
    expect(denied('This is not a remote position')).toBe('');
  });
});

it('names the programs of a job, and not what every desk has', () => {
  const source = sourceOf([
    { kind: 'tool', text: 'Orders in Visma and stock in Cin7, letters in Word' },
  ]);
  const tools = ['Visma', 'Cin7', 'Word'].map((text) => ({
    text,
    source: source.brief.facts[0]!.source,
  }));
  expect(nameSystems({ ...source, brief: { ...source.brief, tools } })).toBe(
    'The posting names Visma and Cin7.',
  );
});
