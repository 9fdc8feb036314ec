import { expect, it } from 'vitest';
import { listNames, nameJob } from './names.ts';
import { sourceOf } from '../testing/source-of.ts';

const nameOf = (singular: string, employer: string, said = 'Load trailers'): string => {
  const source = sourceOf([{ kind: 'duty', text: said }], {
    title: { given: singular, clean: singular, singular },
    place: { label: '', country: 'GB', resolved: null } as never,
    reportsTo: null,
  });
  return listNames({ ...source, employer: { name: employer, description: '', website: '' } }, 'x')
    .aTitle;
};

it('keeps the capital of a brand, not of a word of the trade', () => {
  expect(nameOf('ozeva beauty advisor', 'Ozeva')).toBe('an Ozeva beauty advisor');
  expect(nameOf('roofing foreman', 'Roofing Partners', 'Lead the roofing crew')).toBe(
    'a roofing foreman',
  );
});

it('drops how one works from the title, and takes the trade for half a title', () => {
  expect(nameOf('hybrid dock clerk', 'Harrow')).toBe('a dock clerk');
  expect(nameOf('to UK dock clerk', 'Harrow')).toBe('a x');
});

it('writes about a job and not about a person', () => {
  expect(nameJob('It is about {title.a} at {employer}.')).toBe(
    'It is about a job as {title.a} at {employer}.',
  );
});
