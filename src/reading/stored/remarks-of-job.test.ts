import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

/** Everything a page lost its breaks in, as pasted from a job board. */
const advertisement = `Dog Groomer
Harbor Paws
Portland, OR

Both Harbor Paws shops want full time and part time groomers.
We pay $24/hr and are hiring several candidates.
For full time, we are offering a $3000 sign on bonus!
About us: Two sisters began Harbor Paws with one tub. Calm, Craft, and Candor are at the core of what we do. Come and work with a cheerful, experienced team.
Current Shop Locations Hiring:Pearl: 125 NW Mill St, Portland, OR 97209**Alberta: 2210 NE Birch Ave, Portland, OR 97211**
Benefits & Perks:401K with Match$3000 Sign on BonusPaid HolidaysMedical & Vision InsuranceCareer Steps- offer free training for clippers, dryers, etc.CE StipendsReferral Program
What We're Looking For:You are friendly and patient, you love animals and want them to go home calm.You hold yourself to your word and are thorough.You have a growth mindset, are a self-starter, and a team player who likes to mend things.Prior grooming experience is a plus but not required.Open to new graduates!
What You'll Be Doing:You will be one of the first faces that owners see, talking with them and washing their dogs.We use quiet equipment and provide training for cutting claws; both front and back, and using the scale.`;

const job = readJobText(advertisement)!;
const brief = understand({ job, organization: { name: '' } });
const textsOf = (kind: string): string[] =>
  brief.facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
const words = (stated: readonly { text: string }[]): string[] => stated.map(({ text }) => text);

describe('a list that lost its breaks', () => {
  it('keeps every benefit whole, with its head and whom it is for', () => {
    expect(textsOf('benefit')).toEqual([
      '$3000 sign on bonus for full-time staff',
      '401K with Match',
      'Paid Holidays',
      'Medical & Vision Insurance',
      'Free training for clippers, dryers and more',
      'CE Stipends',
      'Referral Program',
      'Training for cutting claws, both front and back, and using the scale',
    ]);
  });

  it('tells what somebody is like as traits, and demands nothing else', () => {
    expect(textsOf('trait')).toEqual([
      'Friendly and patient',
      'You love animals and want them to go home calm',
      'You hold yourself to your word and are thorough',
      'Growth mindset',
      'Self-starter',
      'Team player who likes to mend things',
    ]);
    expect(brief.facts.filter(({ kind }) => kind === 'skill' || kind === 'tool')).toEqual([]);
  });

  it('reads a duty in prose', () => {
    expect(textsOf('duty')).toEqual([
      'Be one of the first faces that owners see, talking with them and washing their dogs',
      // What is taught under a heading on the work is done there.
      'Cutting claws, both front and back, and using the scale',
    ]);
  });
});

describe('what a recruiter would not lose', () => {
  it('stands in the brief with its words', () => {
    expect(brief.openings).toBeNull();
    expect(brief.severalOpenings?.text).toBe('hiring several candidates');
    expect(words(brief.openTo)).toEqual(['Open to new graduates']);
    expect(words(brief.values)).toEqual(['Calm', 'Craft', 'Candor']);
    expect(words(brief.teamSaid)).toEqual(['a cheerful, experienced team']);
    expect(words(brief.taught)).toEqual([
      'Free training for clippers, dryers and more',
      'Training for cutting claws, both front and back, and using the scale',
    ]);
    expect(brief.sites).toMatchObject([
      { name: 'Pearl', address: '125 NW Mill St, Portland, OR 97209' },
      { name: 'Alberta', address: '2210 NE Birch Ave, Portland, OR 97211' },
    ]);
  });

  it('asks for the number and not whether', () => {
    expect(brief.missing.find(({ topic }) => topic === 'Openings')?.question).toMatch(
      /^How many people exactly/,
    );
  });

  it('is no demand where the door is open', () => {
    const open = brief.facts.find(({ text }) => text === 'Open to new graduates');
    expect(open).toMatchObject({ kind: 'other', importance: 'nice' });
  });
});

describe('what only looks like a remark', () => {
  const read = (text: string) =>
    understand({ job: readJobText(text)!, organization: { name: '' } });

  it('is no number of posts where one of this kind is wanted', () => {
    const text = (more: string) => `Kennel Manager
Harbor Paws is growing. We are now recruiting cheerful managers for the business.${more}
Duties:
- Plan the walks of forty dogs`;
    expect(read(text('')).severalOpenings).not.toBeNull();
    const single = ' We are looking to hire a kennel manager for the north bank.';
    expect(read(text(single)).severalOpenings).toBeNull();
  });

  it('is no address where a road goes by its number', () => {
    const text = (road: string) => `Kennel Manager
Portland, OR
Harbor Paws has built the shelters at ${road} since spring.
Duties:
- Plan the walks of forty dogs`;
    expect(read(text('US 30 Columbia Expressway')).sites).toEqual([]);
  });
});
