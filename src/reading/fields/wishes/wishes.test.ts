import { describe, expect, it } from 'vitest';
import { removeWishes, removeWishesFromTitle } from './remove-wishes.ts';
import { findWishes } from './wishes.ts';

describe('findWishes', () => {
  it.each([
    ['Receptionist, female preferred', 'gender'],
    ['Only male candidates', 'gender'],
    ['Gender: Female', 'gender'],
    ['Bevorzugt weiblich', 'gender'],
    ['Age limit 35', 'age'],
    ['aged 25-35', 'age'],
    ['Age: 22 to 30 years', 'age'],
    ['You will join a young and dynamic team', 'age'],
    ['Werde Teil von unserem jungen Team', 'age'],
    ['Rejoignez une équipe jeune', 'age'],
    ['Men or women, applicants over 27', 'age'],
    ['Male or female, above 27', 'age'],
    ['Must be at least 30 years old', 'age'],
    ['30 years and above', 'age'],
    ['Pleasing personality', 'appearance'],
    ['Must be a native English speaker', 'origin'],
    ['Du bist Muttersprachler', 'origin'],
    ['Indian nationals only', 'origin'],
    ['Muslims preferred', 'religion'],
    ['unmarried', 'family'],
    ['good-looking', 'appearance'],
    ['Must be able-bodied', 'health'],
  ])('%s: %s', (sentence, kind) => {
    expect(findWishes(sentence).map((wish) => wish.kind)).toContain(kind);
  });

  it.each([
    'We do not discriminate on the basis of sex, age, religion or national origin.',
    'Women and minorities are encouraged to apply.',
    'Must be at least 18 years of age.',
    'Two to five years of experience.',
    'Over 25 years of experience',
    'We have served candidates in over 40 countries.',
    'At least 21 years of age',
    'Must be 23 years or older to drive the van.',
    'Care for residents aged 65 to 101.',
    'Support young people leaving care.',
    'Teach children between 3 and 5 years old.',
    'Deutsch auf Muttersprachniveau',
    'Cloud native development',
    'Male and female changing rooms are provided.',
    'Under 10 minutes from the station',
    'Bachelor of Science preferred',
  ])('finds nothing in: %s', (sentence) => {
    expect(findWishes(sentence)).toEqual([]);
  });
});

describe('removeWishes', () => {
  it('keeps the lawful rest of a line', () => {
    expect(removeWishes('Graduate, female preferred, fluent in Arabic.')).toBe(
      'Graduate, fluent in Arabic.',
    );
    expect(removeWishes('You drive a van. You are under the age of 30.')).toBe('You drive a van.');
    expect(removeWishes('We are a young team')).toBe('');
  });

  it('keeps the title', () => {
    expect(removeWishesFromTitle('Telecaller (Female)')).toBe('Telecaller');
  });
});
