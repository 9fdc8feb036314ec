import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findSector } from './find-sector.ts';

const brief = (
  lines: [kind: string, text: string][],
  { employer = '', title = 'Bookkeeper' } = {},
): Brief =>
  ({
    language: 'en',
    title: { given: title, clean: title, singular: title.toLowerCase() },
    employer: { name: employer, industry: null },
    workplace: null,
    conditions: [],
    facts: lines.map(([kind, text]) => ({ kind, text, importance: 'preferred' })),
  }) as unknown as Brief;

const say = (given: Brief): string => {
  const found = findSector(given);
  return found === null ? 'none' : `${found.sector.id}${found.isWanted ? ', wanted' : ''}`;
};

it('hears the background that a job demands before what its employer is, and a wish only behind it', () => {
  const line = 'Experience in a housing association';
  const wish = (employer: string): Brief => brief([['experience', line]], { employer });
  expect(say(wish('Lowmoor University'))).toBe('university');
  expect(say(wish('Lowmoor'))).toBe('social-housing, wanted');
  expect(findSector(wish('Lowmoor'))?.isLiked).toBe(true);
  const demand = wish('Lowmoor University');
  const facts = demand.facts.map((fact) => ({ ...fact, importance: 'must' as const }));
  expect(say({ ...demand, facts })).toBe('social-housing, wanted');
});

it('tells an employer by the end of its name, or by what it says it is', () => {
  expect(say(brief([], { employer: 'Lowmoor University Hospital' }))).toBe('hospital');
  expect(say(brief([['culture', 'Tallow & Co is a craft beer house by the canal']]))).toBe(
    'drinks',
  );
  expect(say(brief([], { title: 'Sales Rep, Soccer Kits' }))).toBe('sports-goods');
  expect(say(brief([], { employer: 'Lowmoor Savings Bank' }))).toBe('banking');
  expect(say(brief([], { employer: 'Lowmoor Book Bank' }))).toBe('none');
  expect(say(brief([], { employer: 'Lowmoor Food Bank' }))).toBe('food-bank');
});

it('takes a word amid a name for no sector', () => {
  expect(say(brief([], { employer: 'Bridge Instruments, Inc.' }))).toBe('none');
  expect(say(brief([], { employer: 'Hotel Linen Supply' }))).toBe('none');
  expect(say(brief([], { employer: 'Bank of Selwick' }))).toBe('banking');
  expect(say(brief([], { employer: 'Larkin Logistics Group' }))).toBe('logistics');
});

it('takes what is only done or offered for no sector', () => {
  expect(say(brief([['duty', 'Send invoices to the hospital']]))).toBe('none');
  expect(say(brief([['benefit', 'Museum tickets for staff']]))).toBe('none');
});

it('takes those who are sold to for customers, however often they are named', () => {
  const visits = [
    ['duty', 'Sell wound dressings to hospitals and care homes'],
    ['duty', 'Give product presentations in hospitals'],
    ['duty', 'Keep good relationships with hospitals and clinics'],
  ] satisfies [string, string][];
  expect(say(brief(visits))).toBe('none');
  expect(say(brief(visits.map(() => ['duty', 'Keep the hospital ledgers'])))).toBe('hospital');
});

it('goes by the house where only a wish names another sector', () => {
  const wish: [string, string][] = [['experience', 'Two years at a yacht charter company']];
  expect(say(brief(wish, { employer: 'Lowmoor Hotel' }))).toBe('hotel');
});

it('takes the words of the job where they name a background that no file knows', () => {
  const wish = brief([['experience', 'Two years at a yacht charter company would help']]);
  expect(say(wish)).toBe('own-words, wanted');
  expect(findSector(wish)?.sector.search[0]).toBe('yacht charter company');
  // Words that say more than a sector of the files are another background.
  expect(say(brief([['experience', 'Experience in a hospital']]))).toBe('hospital, wanted');
});

it('takes a firm with public clients for no public body', () => {
  const line: [string, string] = ['experience', 'Public sector experience required'];
  const culture: [string, string] = ['culture', 'We are an engineering firm by the river'];
  const ask = (...lines: [string, string][]): Brief => {
    const given = brief(lines, { employer: 'Hartwell Bridgeworks' });
    return {
      ...given,
      facts: given.facts.map((fact) => ({ ...fact, importance: 'must' as const })),
    };
  };
  expect(findSector(ask(line))?.isClients).toBeUndefined();
  expect(findSector(ask(line, culture))?.isClients).toBe(true);
  const titled = { title: 'Account Executive, Public Sector' };
  expect(say(brief([], { ...titled, employer: 'Selwick Software LLC' }))).toBe('none');
  expect(say(brief([], { ...titled, employer: 'City of Selwick' }))).toBe('government');
});

it('hears in a clearance where the job is, unless its employer says another field', () => {
  const cleared = (employer: string): Brief => ({
    ...brief([], { employer, title: 'Data Engineer' }),
    conditions: [{ kind: 'clearance', text: 'Secret clearance' }] as never,
  });
  expect(say(cleared('Orrin Lake Group'))).toBe('cleared-government, wanted');
  expect(say(cleared('Lowmoor University'))).toBe('university');
});

it('knows a house by its name alone, and whatever country stands behind it', () => {
  expect(say(brief([], { employer: 'Deloitte Kenya' }))).toBe('accounting-firm');
  expect(say(brief([], { employer: 'Selwick Bank Uganda' }))).toBe('banking');
  expect(say(brief([], { employer: 'Deloitte Tools' }))).toBe('none');
});

it.each([
  ['Wharf Street Gallery', 'art-gallery'],
  ['Lowmoor Food Bank', 'food-bank'],
  ['Tansy Apparel Inc.', 'fashion'],
  ['Hollin Recovery Center', 'addiction-care'],
  ['Marram Airways', 'aviation'],
  ['Selwick Fitness', 'fitness-and-leisure'],
])('tells the field of %s', (employer, sector) => {
  expect(say(brief([], { employer }))).toBe(sector);
});

it('gives a background of two fields the boards of the one that a file tells of', () => {
  const found = findSector(brief([['experience', 'Experience in the apparel or toy industry']]));
  expect(found?.isOwnWords).toBe(true);
  expect(found?.sector.channels.us?.[0]?.name).toContain('BoF');
  const gallery = findSector(brief([['experience', 'Experience in a modern print gallery firm']]));
  expect(gallery?.sector.channels.gb?.[0]?.name).toContain('Arts Jobs');
});

it('takes the place where a house lies for no public body', () => {
  expect(say(brief([['culture', 'Close by is the quiet market town of Tarrow']]))).toBe('none');
  expect(say(brief([], { employer: 'Town of Tarrow' }))).toBe('government');
});

it('hears no sector in a wish for any of three', () => {
  expect(say(brief([['experience', 'Experience with robotics, banking, or mapping firms']]))).toBe(
    'none',
  );
});

it('takes a word that many names end with for a sector only where the job speaks of it too', () => {
  const employer = 'Tarn Technologies';
  expect(say(brief([['duty', 'Winds coils for ferry motors']], { employer }))).toBe('none');
  expect(
    say(brief([['culture', 'Tarn Technologies sells cloud software to mills']], { employer })),
  ).toBe('software');
});

it('takes words that mean something else for no sector', () => {
  const must = (text: string): Brief => {
    const given = brief([['experience', text]]);
    return { ...given, facts: given.facts.map((fact) => ({ ...fact, importance: 'must' })) };
  };
  expect(say(must('Experience in answering letters in a timely fashion'))).toBe('none');
  expect(say(must('Experience with digital asset management'))).toBe('none');
  expect(say(must('Five years of experience in a public company'))).not.toMatch(/government/);
  expect(say(must('Experience with bridges in the public and private sectors'))).toBe('none');
});

it('takes what somebody works with for no background', () => {
  const must = (text: string): Brief => {
    const given = brief([['experience', text]]);
    return { ...given, facts: given.facts.map((fact) => ({ ...fact, importance: 'must' })) };
  };
  expect(say(must('Three years of experience in a knotting server environment'))).toBe('none');
  expect(say(must('Experience with a parcel provider'))).toBe('none');
  expect(say(must('Experience building looms using dyes, yarns, and security services'))).toBe(
    'none',
  );
  expect(say(must('Three years of experience in a precision machining environment'))).toBe(
    'own-words, wanted',
  );
});
