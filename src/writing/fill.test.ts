import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';
import { spellFor } from './spelling.ts';

describe('fill', () => {
  it('leaves no trace of a sentence that has nothing to say', () => {
    const text =
      'A job. {sentence.pay} {sentence.hours} Interested?\n\n{sentence.start}\n\n[your name]';
    expect(fill(text, {})).toBe('A job. Interested?\n\n[your name]');
    expect(fill(text, { 'sentence.pay': 'Pay is $20 an hour.' })).toBe(
      'A job. Pay is $20 an hour. Interested?\n\n[your name]',
    );
  });

  it('begins a sentence with a capital and ends it once', () => {
    expect(fill('{employer} calls. We are {employer}.', { employer: 'a hospital, Inc.' })).toBe(
      'A hospital, Inc. calls. We are a hospital, Inc.',
    );
  });
});

describe('spellFor', () => {
  it('spells as the readers do', () => {
    const text = 'Organize the center; a neighbor canceled the program.';
    expect(spellFor('US')(text)).toBe(text);
    expect(spellFor('GB')(text)).toBe('Organise the centre; a neighbour cancelled the programme.');
    expect(spellFor('CA')(text)).toBe('Organize the centre; a neighbour cancelled the program.');
  });
});
