import { describe, expect, it } from 'vitest';

import { mapText } from './mapped-text.ts';
import { splitGrownWords } from './grown-words.ts';

const clean = (text: string): string => splitGrownWords(mapText(text)).text;

describe('splitGrownWords', () => {
  it('parts a word from the small one behind it, where the text has it alone', () => {
    expect(clean('Kitchen Assistant\nWe want a Kitchen Assistantto join us.')).toBe(
      'Kitchen Assistant\nWe want a Kitchen Assistant to join us.',
    );
  });

  it('parts a small word from the name behind it', () => {
    expect(clean('join our team inRipon and help theChef')).toBe(
      'join our team in Ripon and help the Chef',
    );
  });

  it('parts a word from a name that begins small', () => {
    expect(clean('Head of LoomsvWEFT is hiring. You run the Looms.')).toBe(
      'Head of Looms\nvWEFT is hiring. You run the Looms.',
    );
    expect(clean('We use macOS and webOS, and the web.')).toBe(
      'We use macOS and webOS, and the web.',
    );
  });

  it.each(['in the cabin with him', 'draw it with inDesign files', 'proud to work inOur aim is'])(
    'leaves %s',
    (text) => {
      expect(clean(text)).toBe(text);
    },
  );
});
