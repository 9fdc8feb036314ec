import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { findHintedBackground, isHinted, isSurelyHinted, makeHinted } from './hinted-background.ts';

const find = (text: string) =>
  findHintedBackground(
    sourceOf([{ kind: 'experience', text }], {
      title: { given: 'Lens Fitter', clean: 'Lens Fitter', singular: 'lens fitter' },
    }).brief,
  );

it('hears whom the text itself invites', () => {
  expect(
    find('We will consider individuals with a strong floristry and/or theatre-related background'),
  ).toEqual({ who: 'floristry or theatre', terms: ['floristry', 'theatre'], isSure: false });
  expect(find('Watch repairers who have worked with lenses could do this')).toMatchObject({
    who: 'watch repairers',
    isSure: true,
  });
});

it('hears nobody in a line that invites everybody', () => {
  expect(find('We welcome applicants from diverse backgrounds')).toBeNull();
  expect(find('We consider candidates with relevant experience')).toBeNull();
  expect(find('Three years of experience with lenses')).toBeNull();
});

it('makes a career of them, first where the text says that they can do the job', () => {
  const sure = makeHinted({ who: 'watch repairers', terms: ['watch repairers'], isSure: true });
  expect(sure.name).toBe('Watch repairer, whom the text invites');
  expect(isHinted(sure) && isSurelyHinted(sure)).toBe(true);
  expect(sure.search).toEqual(['watch repairer']);
  const other = makeHinted({ who: 'floristry', terms: ['floristry'], isSure: false });
  expect(isSurelyHinted(other)).toBe(false);
});
