import { describe, expect, it } from 'vitest';
import { textField } from './text-field.ts';

const line = textField({ label: 'Name', max: 5 });
const lines = textField({ label: 'Notes', max: 50, multiline: true });

describe('textField', () => {
  it('trims and bounds', () => {
    expect(line.parse('  abcde ')).toBe('abcde');
    expect(line.safeParse('abcdef').error?.issues[0]?.message).toBe(
      'Name must be at most 5 characters',
    );
  });

  it.each(['a\u0000b', 'a\nb', 'a\rb', 'a\tb', 'a\u007fb'])('refuses %j in one line', (text) => {
    expect(line.safeParse(text).success).toBe(false);
  });

  it('takes line breaks and tabs where several lines are allowed, and still no null character', () => {
    expect(lines.parse('a\r\n\tb')).toBe('a\r\n\tb');
    expect(lines.safeParse('a\u0000b').success).toBe(false);
  });

  it('takes every script', () => {
    expect(lines.parse('Zoë 株式会社 👩‍🔧')).toBe('Zoë 株式会社 👩‍🔧');
  });
});
