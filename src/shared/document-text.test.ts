import { describe, expect, it } from 'vitest';
import type { Block } from './document.ts';
import { writeBlocksAsText } from './document-text.ts';

describe('writeBlocksAsText', () => {
  it.each<[Block, string]>([
    [{ kind: 'heading', level: 1, text: 'Pay' }, 'Pay\n---'],
    [{ kind: 'heading', level: 2, text: 'Pay' }, 'Pay'],
    [{ kind: 'paragraph', text: 'Five at most.' }, 'Five at most.'],
    [{ kind: 'list', ordered: false, items: ['One', 'Two\nlines'] }, '- One\n- Two\n  lines'],
    [{ kind: 'list', ordered: true, items: ['One', 'Two'] }, '1. One\n2. Two'],
    [{ kind: 'facts', items: [{ label: 'Town', text: 'Hays' }] }, 'Town: Hays'],
    [{ kind: 'facts', items: [{ label: '', text: 'Hays' }] }, 'Hays'],
    [
      { kind: 'quote', text: 'Who backs me?', from: 'Night nurses' },
      '"Who backs me?"\n- Night nurses',
    ],
    [{ kind: 'code', label: 'Broad', text: '(a OR b)' }, 'Broad:\n(a OR b)'],
    [{ kind: 'meter', label: 'Difficulty', value: 5.6, max: 10 }, 'Difficulty: 5.6 of 10'],
    [
      { kind: 'meter', label: 'Risk', value: 48, max: 100, note: 'moderate' },
      'Risk: 48% (moderate)',
    ],
    [
      { kind: 'pie', title: 'Mood', unit: '%', parts: [{ label: 'Good', value: 62.5 }] },
      'Mood\n- Good: 62.5%',
    ],
    [{ kind: 'note', text: 'BLS OEWS May 2024' }, 'BLS OEWS May 2024'],
  ])('writes %j', (block, text) => {
    expect(writeBlocksAsText([block])).toBe(text);
  });

  it('sets narrow tables in columns and wide ones as entries', () => {
    const columns = ['Week', 'Target'];
    expect(writeBlocksAsText([{ kind: 'table', columns, rows: [['1', '30 contacts']] }])).toBe(
      'Week  Target\n------------\n1     30 contacts',
    );
    const long = 'x'.repeat(90);
    expect(
      writeBlocksAsText([
        {
          kind: 'table',
          columns,
          rows: [
            ['1', long],
            ['2', ''],
          ],
        },
      ]),
    ).toBe(`Week: 1\nTarget: ${long}\n\nWeek: 2`);
  });

  it('keeps a small heading with its text and parts everything else', () => {
    expect(
      writeBlocksAsText([
        { kind: 'heading', level: 2, text: 'Why' },
        { kind: 'paragraph', text: 'Nights.' },
        { kind: 'heading', level: 2, text: 'How' },
        { kind: 'list', ordered: false, items: ['Call'] },
      ]),
    ).toBe('Why\nNights.\n\nHow\n- Call');
  });
});
