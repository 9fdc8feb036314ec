import { expect, it } from 'vitest';
import { tellCountry } from './tell-country.ts';

const american =
  'The clinic offers health insurance, dental and vision, a 401(k) with match and paid time off. High school diploma required and a valid driver’s license. We are an equal opportunity employer, protected veterans included. Pay range: $21 to $24 per hour.';
const british =
  'You will be organised and liaise with colleagues. £27,500 per annum, 25 days annual leave plus bank holidays, pension scheme and cycle to work. An enhanced DBS check and a full driving licence are essential. Please send your CV.';
const kenyan =
  'Diploma in Business from a recognized institution; membership of a professional body will be an added advantage. The role holder will liaise with the county government and must have a valid certificate of good conduct and KRA PIN.';
const philippine =
  'Graduate of any related course, fresh graduates are welcome to apply. Amenable to work on a shifting schedule. With HMO upon regularization, 13th month pay and government mandated benefits.';

it.each([
  [american, 'US'],
  [british, 'GB'],
  [kenyan, 'KE'],
  [philippine, 'PH'],
])('tells the country by all that a text says together', (text, country) => {
  expect(tellCountry(text)).toBe(country);
});

it('tells none of a text that could be from anywhere', () => {
  const text =
    'We are looking for a backend engineer with five years of experience. You will work with the product team and write clean code.';
  expect(tellCountry(text)).toBeNull();
});

it('knows no other language than English', () => {
  expect(
    tellCountry('Wir suchen eine Pflegefachkraft (m/w/d) in Vollzeit, £27,500, CV'),
  ).toBeNull();
});

it('does not take another country that is named for one it knows', () => {
  const text =
    'The role is in our Toronto office in Canada. You will be organised and have the right to work in Canada. RRSP, vacation and CAD 60,000. We follow provincial and federal law.';
  expect(tellCountry(text)).toBeNull();
});
