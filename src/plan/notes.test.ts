import { describe, expect, it } from 'vitest';
import { isAnswered, readNotes, sayNotes } from './notes.ts';

describe('notes', () => {
  it('are read by whatever name a program gives them', () => {
    const names = ['startDate: 4 January', 'start_date: 4 January', 'Start date: 4 January'];
    expect(readNotes(names).map(({ name, matter }) => [name, matter])).toEqual([
      ['start date', 'start'],
      ['start date', 'start'],
      ['start date', 'start'],
    ]);
    expect(readNotes(['mood: calm', 'no name'])).toEqual([
      { name: 'mood', text: 'calm', matter: null },
      { name: '', text: 'no name', matter: null },
    ]);
  });

  it('answer questions on their matter, and no others', () => {
    expect(isAnswered('Pay', readNotes(['budget: $30']))).toBe(true);
    expect(isAnswered('Place', readNotes(['budget: $30']))).toBe(false);
  });

  it('are said again in the words they came in', () => {
    expect(sayNotes(['teamSize: 4', 'why: "the last one" retired'])).toBe(
      'Told for this writing: team size "4"; why "\'the last one\' retired".',
    );
    expect(sayNotes([])).toBe('');
    expect(sayNotes(Array.from({ length: 20 }, (_, i) => `field${i}: x`))).toContain('12 more');
  });
});
