import { describe, expect, it } from 'vitest';

import { mapText } from './mapped-text.ts';
import { splitGrownStops } from './grown-stops.ts';

const clean = (text: string): string => splitGrownStops(mapText(text)).text;

describe('splitGrownStops', () => {
  it('parts the items of a list that lost their first words', () => {
    expect(
      clean('of the prices at mill level.reconciliation of yarn as assigned.answering the phone'),
    ).toBe(
      'of the prices at mill level.\nreconciliation of yarn as assigned.\nanswering the phone',
    );
  });

  it('gives one slip in a text its blank back', () => {
    expect(clean('We weave for many purposes.hands-on work is needed.')).toBe(
      'We weave for many purposes. hands-on work is needed.',
    );
  });

  it('begins the list behind the word that announces it', () => {
    expect(clean('Qualifications:have a licence')).toBe('Qualifications:\nhave a licence');
  });

  it.each([
    'Use Loom.js or loom.py in looms.xml files',
    'see loomworks.com or write to desk.of@mill.org now',
    'e.g.wool or i.e.silk at 5 p.m.sharp times',
    'version 2.beta of it',
  ])('leaves %s', (text) => {
    expect(clean(text)).toBe(text);
  });

  it('parts the lines that met behind the name of a language', () => {
    expect(clean('Writes loom tools in C#Working with three mills')).toBe(
      'Writes loom tools in C#\nWorking with three mills',
    );
  });

  it('parts a letter that ends a name from the verb of the next line, and no initial from its name', () => {
    expect(clean('Keep the log of Quay B.Prepare hulls for paint')).toBe(
      'Keep the log of Quay B.\nPrepare hulls for paint',
    );
    expect(clean('Ask for Martha P.Delacourt at the gate')).toBe(
      'Ask for Martha P.Delacourt at the gate',
    );
  });
});
