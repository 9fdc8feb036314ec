import { describe, expect, it } from 'vitest';
import type { Brief, Fact } from '#shared/brief.ts';
import { listActivities } from './activities.ts';

const brief = (...texts: string[]): Brief =>
  ({
    facts: texts.map(
      (text) => ({ kind: 'physical', importance: 'must', text, terms: [] }) as unknown as Fact,
    ),
  }) as Brief;

describe('listActivities', () => {
  it('reads the rows of a table that grew together, the heaviest weight of each kind', () => {
    expect(
      listActivities(
        brief(
          'Standing - Regularly',
          'Sitting – N/AKneeling – FrequentlyLift/Carry up to 15 lbs - FrequentlyLift/Carry up to 30 lbs',
          'OccasionallyClimbing - Rarely',
        ),
      ),
    ).toEqual([
      'lift/carry up to 30 lbs (occasionally)',
      'standing (regularly)',
      'kneeling (frequently)',
    ]);
  });

  it('makes no table of sentences that begin with how often: each word belongs to what follows it', () => {
    expect(
      listActivities(
        brief('Constantly stand', 'Often walk', 'Regularly reach', 'Occasionally sit; climb'),
      ),
    ).toEqual([]);
  });

  it('finds no table in a sentence', () => {
    expect(listActivities(brief('Lift up to 50 lbs occasionally', 'Able to stand'))).toEqual([]);
  });
});
