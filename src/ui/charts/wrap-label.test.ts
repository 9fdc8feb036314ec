import { describe, expect, it } from 'vitest';

import { wrapLabel } from './wrap-label.ts';

const box = { width: 12, lines: 2 };

describe('wrapLabel', () => {
  it.each([
    ['Email', ['Email']],
    ['Phone and voicemail', ['Phone and', 'voicemail']],
    ['Oilfield or mine mechanic', ['Oilfield or', 'mine…']],
    ['Elektroinstallationsmeister', ['Elektroinst…']],
    ['', ['']],
  ])('wraps %j', (label, lines) => {
    expect(wrapLabel(label, box)).toEqual(lines);
  });
});
