import { expect, it } from 'vitest';
import { countryWords } from './words-by-country.data.ts';
import { sayAsIn } from './words-by-country.ts';

it('says the words of the trade as the country does', () => {
  const text = 'As an improver I took the pump truck past a bank nurse and tested to earth.';
  expect(sayAsIn('US')(text)).toBe(
    'As an apprentice I took the pallet jack past a per diem nurse and tested to ground.',
  );
  expect(sayAsIn('CA')(text)).toContain('a casual nurse');
  expect(sayAsIn('GB')(text)).toBe(text);
  expect(sayAsIn('AU')(text)).toBe(
    'As an apprentice I took the pallet jack past a casual nurse and tested to earth.',
  );
});

it('goes the other way where that is safe, with the right article and number', () => {
  const say = sayAsIn('GB');
  expect(say('A truck driver stood in an elevator.')).toBe('An HGV driver stood in a lift.');
  expect(say('Two warehouse workers and three carts.')).toBe(
    'Two warehouse operatives and three trolleys.',
  );
  expect(say('An inquiry; many inquiries.')).toBe('An enquiry; many enquiries.');
  expect(say('She lives in an apartment building.')).toBe('She lives in a block of flats.');
  expect(say('A good grounding, a flat tire, an elevator pitch.')).toBe(
    'A good grounding, a flat tire, an elevator pitch.',
  );
});

it('leaves names, blanks, parts of words and other senses alone', () => {
  const same = (country: string, text: string) => expect(sayAsIn(country)(text)).toBe(text);
  same('US', 'She trained at the Pupil Referral Unit and the Ward Trust.');
  same('US', 'It is a co-operative with forward planning, and wards off trouble: to ward off.');
  same('US', '{pupil} and self-carer');
  same('GB', 'A public inquiry; a forklift truck driver; seasonal layoffs.');
  same('GB', 'A warehouse operative with a driving license.');
});

it('changes nothing twice, and no word into one that it would change again', () => {
  for (const country of ['US', 'GB', 'CA', 'IE', 'AU', 'IN']) {
    const say = sayAsIn(country);
    for (const { from } of countryWords) {
      for (const form of from) expect(say(say(`the ${form}`))).toBe(say(`the ${form}`));
    }
  }
});

it('exchanges words written in capitals, and drops an article that the other word does not take', () => {
  expect(sayAsIn('GB')('A commercial HVAC crew. HVAC work.')).toBe(
    'A commercial heating and ventilation crew. Heating and ventilation work.',
  );
  expect(sayAsIn('US')('Send it in a fortnight; the same fortnight.')).toBe(
    'Send it in two weeks; the same two weeks.',
  );
  expect(sayAsIn('US')('Ask the union or works council.')).toBe('Ask the union.');
  expect(sayAsIn('DE')('Ask the union or works council.')).toContain('works council');
});

it('says rota where people work in shifts, and keeps the schedule of works', () => {
  expect(sayAsIn('GB', true)('Names on the schedule; on schedule.')).toBe(
    'Names on the rota; on schedule.',
  );
  expect(sayAsIn('GB')('The schedule slips.')).toBe('The schedule slips.');
  expect(sayAsIn('US', true)('The rota is up.')).toBe('The schedule is up.');
});

it('says once what two words of another country become', () => {
  expect(sayAsIn('US')('Works in a charity or nonprofit.')).toBe('Works in a nonprofit.');
  expect(sayAsIn('US')('Charities and nonprofits, pubs and bars.')).toBe('Nonprofits, bars.');
  expect(sayAsIn('GB')('Works in a charity or nonprofit.')).toBe(
    'Works in a charity or nonprofit.',
  );
  expect(sayAsIn('US')('Again and again, by lorry.')).toBe('Again and again, by truck.');
});
