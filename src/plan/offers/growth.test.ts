import { describe, expect, it } from 'vitest';
import { findGrowth, findPath } from './growth.ts';
import { sourceOf } from '../testing/source-of.ts';

const grow = (...texts: string[]): string | null =>
  findGrowth(sourceOf(texts.map((text) => ({ kind: 'culture' as const, text }))));

describe('what comes after the job', () => {
  it.each([
    [
      'We create pathways so our people see where they may go',
      'Pathways so our people see where they may go',
    ],
    ['We work with natural strengths, supporting education', 'Supporting education'],
    ['Projects in use Genuine career progression', 'Genuine career progression'],
    ['Medical, vision, paid training and paid holidays', 'Paid training'],
    ['We will provide training', 'Training is provided'],
  ])('%s', (text, said) => {
    expect(grow(text)).toBe(said);
  });

  it('is told by the surest promise first', () => {
    expect(
      grow('We create career opportunities', 'Must progress to Grade Two within 9 months of hire'),
    ).toBe('Progress to Grade Two within 9 months of hire');
  });

  it('is the paper that is earned in the post, wherever it stands', () => {
    const said = 'You will work towards a Level 3 Horticulture apprenticeship beside the job';
    expect(findGrowth(sourceOf([{ kind: 'skill' as const, text: said }]))).toBe(
      'A Level 3 Horticulture apprenticeship',
    );
  });

  it('is no task of whoever is hired', () => {
    expect(
      grow(
        'Responsible for hiring, training and providing development opportunities for all staff',
      ),
    ).toBeNull();
  });
});

const path = (text: string): string | null =>
  findPath(sourceOf([{ kind: 'culture' as const, text }]));

describe('where the job leads', () => {
  it.each([
    'After two years of diving most of our people move into a lead role on one of the boats',
    'We support you so that you can enter a graduate program after three years on the boats',
  ])('%s', (text) => {
    expect(path(text)).toBe(text);
  });

  it.each(['Great career development', 'Move pallets to the next station every hour'])(
    'is not said by "%s"',
    (text) => {
      expect(path(text)).toBeNull();
    },
  );
});

it('takes how a house finds its people for no path of theirs', () => {
  const path = (text: string): string | null =>
    findPath(sourceOf([{ kind: 'culture' as const, text }]));
  const hires = 'The yard may use promotion from within, advertisements, job fairs and agencies';
  expect(path(hires)).toBeNull();
  expect(path('The yard fills its posts by promotion from within first')).not.toBeNull();
});
