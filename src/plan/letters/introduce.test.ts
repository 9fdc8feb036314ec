import { expect, it } from 'vitest';
import { addAside, nameAside } from './introduce.ts';

it('tells what an employer is beside its name, where that is short', () => {
  expect(nameAside('Bramwell is a maker of oars.', 'Bramwell')).toBe('a maker of oars');
  expect(nameAside('Bramwell repairs church organs.', 'Bramwell')).toBe(
    'which repairs church organs',
  );
  expect(nameAside('Bramwell is one of the first oar makers.', 'Bramwell')).toBe(
    'one of the first oar makers',
  );
  expect(nameAside('Fern Lodge is a home for sailors.', 'Bramwell')).toBe('');
  expect(nameAside('Bramwell makes oars, masts, and sails.', 'Bramwell')).toBe('');
});

it('says the place once', () => {
  expect(addAside('Bramwell needs an oar maker', 'Bramwell', 'a boat yard')).toBe(
    'Bramwell, a boat yard, needs an oar maker',
  );
  expect(
    addAside('an oar maker job with Bramwell in Poole', 'Bramwell', 'a boat yard in Poole'),
  ).toBe('an oar maker job with Bramwell, a boat yard in Poole');
});
