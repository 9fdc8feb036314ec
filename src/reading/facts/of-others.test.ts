import { describe, expect, it } from 'vitest';
import {
  asksNobody,
  isProvided,
  offersNobody,
  readFound,
  speaksOfThem,
  tellsOfColleagues,
} from './of-others.ts';

describe('of whom a sentence speaks', () => {
  it.each([
    'Upcoming bridges are located along the Severn.',
    'The ceramics department is made up of two studios and a shop.',
    'Our dentists typically see ten patients a day and are able to take their time.',
    'A variety of rotas are supported.',
    'Decisions will be made case by case.',
    'The adverts posted by Fernlea are those of an agency.',
    'Guests love our rooms because they look over the lake.',
    'Larch Clinic currently provides home visits for older people.',
  ])('asks nobody: %s', (text) => {
    expect(asksNobody(text)).toBe(true);
  });

  it.each([
    'You thrive in a loud kitchen.',
    'Attention to detail is second nature.',
    'The Night Baker works alone.',
    'The ABM will work with three crews.',
    'Our drivers must hold a clean licence.',
    'Welsh is an advantage.',
    'They keep the shop clean.',
    'Positive can-do attitude',
    'Review files to make sure nothing is missing',
    'Candidates with a boat are also eligible.',
    'Great eye for detail, making sure every loaf is weighed',
    'The working days are non-negotiable.',
  ])('may ask or tell of the work: %s', (text) => {
    expect(asksNobody(text)).toBe(false);
  });

  it('knows what is given, by whatever is given', () => {
    expect(isProvided('All boots, gloves and training are provided.')).toBe(true);
    expect(isProvided('Proof of address must be provided.')).toBe(false);
    expect(isProvided('Our guests are provided with towels.')).toBe(false);
  });

  it('knows those who do the work there now', () => {
    expect(tellsOfColleagues('Our dentists see ten patients a day.')).toBe(true);
    expect(tellsOfColleagues('Our patients wait five minutes.')).toBe(false);
  });

  it('promises nothing with what others get', () => {
    expect(offersNobody('Our tenants enjoy a roof garden and free laundry.')).toBe(true);
    expect(offersNobody('Further details can be found on our site.')).toBe(true);
    expect(offersNobody('Our staff get free laundry.')).toBe(false);
    expect(offersNobody('Our tenants invite all staff to a summer party.')).toBe(false);
  });

  it('asks the sentence before whom "they" means', () => {
    const guests = 'Our guests love the ferry, because it is never late.';
    expect(speaksOfThem('They also have stewards carry their bags.', guests)).toBe(true);
    expect(speaksOfThem('They will carry bags.', 'The steward looks after guests.')).toBe(false);
    expect(speaksOfThem('They will carry bags.', 'Our stewards work in pairs.')).toBe(false);
    expect(speaksOfThem('You carry bags.', guests)).toBe(false);
  });

  it('knows what one finds there from what is asked', () => {
    expect(readFound('A varied and busy role in a small bakery')).toBe('culture');
    expect(readFound('A kind, calm environment where you are heard')).toBe('culture');
    expect(readFound('Opportunities to teach at summer schools')).toBe('benefit');
    expect(readFound('A background in a busy environment')).toBeUndefined();
    expect(readFound('A role model for young bakers')).toBeUndefined();
    expect(readFound('Experience in a similar role')).toBeUndefined();
  });
});
