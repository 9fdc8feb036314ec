import { describe, expect, it } from 'vitest';
import { unnamedEmployer } from '#plan/wording/names.ts';
import { speakAsUs } from './speak-as-us.ts';

describe('speakAsUs', () => {
  it('says we where nobody named the employer', () => {
    expect(
      speakAsUs('The employer in Bel Air is looking for a guard.', { employer: unnamedEmployer }),
    ).toBe('We are looking for a guard.');
    expect(
      speakAsUs('Bei einem Arbeitgeber ist eine Stelle frei.', { employer: unnamedEmployer }),
    ).toBe('Bei uns ist eine Stelle frei.');
  });

  it('leaves a name alone', () => {
    const text = 'Acme in York is looking for a guard.';
    expect(speakAsUs(text, { employer: 'Acme' })).toBe(text);
  });
});
