import { describe, expect, it } from 'vitest';
import { readScript } from './read-script.ts';

describe('readScript', () => {
  it('parts a script by its times', () => {
    expect(readScript('[0:00] Hi.\n\n[0:20] (Show.) Look.\nMore.')).toEqual([
      { time: '0:00', text: 'Hi.' },
      { time: '0:20', text: '(Show.) Look.\nMore.' },
    ]);
  });

  it('keeps what stands before the first time, and text without any', () => {
    expect(readScript('Intro\n[1:00-1:30] End')).toEqual([
      { time: '', text: 'Intro' },
      { time: '1:00-1:30', text: 'End' },
    ]);
    expect(readScript('Only text [sic]')).toEqual([{ time: '', text: 'Only text [sic]' }]);
    expect(readScript('')).toEqual([]);
  });
});
