import { describe, expect, it } from 'vitest';
import { findLikelyEmployer, findPlaceWords } from './said-in-passing.ts';
import { sourceOf } from '../testing/source-of.ts';

const employer = (...texts: string[]): string | null =>
  findLikelyEmployer(sourceOf(texts.map((text) => ({ kind: 'duty', text }))).brief);
const place = (text: string) => findPlaceWords(sourceOf([{ kind: 'schedule', text }]).brief);

describe('what a text says in passing', () => {
  it('hears the house that speaks of itself', () => {
    expect(employer('At Quay Lines, we tie every rope twice')).toBe('Quay Lines');
    expect(
      employer(
        "Follow Quay Lines' rules",
        "Keep up Quay Lines's Rope Program",
        'Serve Quay Lines clients',
      ),
    ).toBe('Quay Lines');
  });

  it('takes no department, country or single mention for it', () => {
    expect(
      employer(
        "Report to Client Services's desk",
        'Client Services is busy',
        'Serve a client; services vary',
      ),
    ).toBeNull();
    expect(employer("Know Kenya's ports", "Visit Kenya's piers")).toBeNull();
    expect(employer("Oil Hartley's winch")).toBeNull();
    expect(employer('Training is held weekly', 'Training is paid')).toBeNull();
  });

  it('finds a region to work from, and a town within a sentence', () => {
    expect(place('Work remotely on the East Coast from 8 am')).toEqual({
      words: 'remotely on the East Coast',
      isRemote: true,
    });
    expect(place('The crew is based in Old Harbor')).toEqual({
      words: 'based in Old Harbor',
      isRemote: false,
    });
    expect(place('Must be able to work in Excel')).toBeNull();
  });
});
