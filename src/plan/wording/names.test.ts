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

const managerOf = (text: string): string => {
  const source = sourceOf([{ kind: 'duty', text: 'Load trailers' }], {
    title: { given: 'Clerk', clean: 'Clerk', singular: 'clerk' },
    place: { label: '', country: 'GB', resolved: null } as never,
    reportsTo: { text, source: { from: 'job', field: 'text', quote: text, start: 0 } } as never,
  });
  return listNames({ ...source, employer: { name: 'Harrow', description: '', website: '' } }, 'x')
    .manager;
};

it('gives a post its article, and a person none', () => {
  expect(managerOf('Financial Controller')).toBe('the Financial Controller');
  expect(managerOf('Sarah Baker')).toBe('Sarah Baker');
  expect(managerOf('Dana Ruiz')).toBe('Dana Ruiz');
});

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
