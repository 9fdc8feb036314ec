import { describe, expect, it } from 'vitest';
import { splitRuns } from './split-runs.ts';

describe('splitRuns', () => {
  it('takes items apart that grew together', () => {
    expect(splitRuns('Ability to read GermanAbility to lift boxes')).toEqual([
      'Ability to read German',
      'Ability to lift boxes',
    ]);
    expect(splitRuns('Two years on the gate· Clean record check· A valid card.')).toEqual([
      'Two years on the gate',
      'Clean record check',
      'A valid card',
    ]);
  });

  it('parts a figure from the word it grew onto', () => {
    expect(splitRuns('Disability insurance401(k)')).toEqual(['Disability insurance', '401(k)']);
    expect(splitRuns('Valid Driver CPCTacho card')).toEqual(['Valid Driver CPC', 'Tacho card']);
  });

  it('leaves names and single lines alone', () => {
    expect(splitRuns('Experience with JavaScript and PowerPoint slides')).toHaveLength(1);
    expect(splitRuns('Working at McDonald level or above')).toHaveLength(1);
  });

  it('splits at a dash that lost the blank before it', () => {
    expect(
      splitRuns(
        'Experience with loaders and more- Strong knowledge of safety- Ability to read plans',
      ),
    ).toEqual([
      'Experience with loaders and more',
      'Strong knowledge of safety',
      'Ability to read plans',
    ]);
    expect(splitRuns('A long-term job in a well-known house')).toHaveLength(1);
  });
});

it('leaves a name that begins with two capitals whole', () => {
  const line = 'Proficiency in Tidewater and QVMast (preferred)';
  expect(splitRuns(line)).toEqual([line]);
});
