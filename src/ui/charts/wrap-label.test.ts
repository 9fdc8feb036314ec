import { describe, expect, it } from 'vitest';

import { wrapLabel, wrapLabels } from './wrap-label.ts';

const box = { width: 12, lines: 2 };

describe('wrapLabel', () => {
  it.each([
    ['Email', ['Email']],
    ['Phone and voicemail', ['Phone and', 'voicemail']],
    ['Oilfield or mine mechanic', ['Oilfield or', 'mine…']],
    ['Elektroinstallation', ['Elektroinsta', 'llation']],
    ['Elektroinstallationsmeisterin', ['Elektroinsta', 'llationsmei…']],
    ['', ['']],
  ])('wraps %j', (label, lines) => {
    expect(wrapLabel(label, box)).toEqual(lines);
  });
});

describe('wrapLabels', () => {
  const labels = [
    'Licensed and local, with night work',
    'Licensed and local, without night work',
    'Email',
  ];

  it('gives a label the lines it needs', () => {
    expect(wrapLabels(labels, { width: 12, lines: 6 })).toEqual([
      ['Licensed and', 'local, with', 'night work'],
      ['Licensed and', 'local,', 'without', 'night work'],
      ['Email'],
    ]);
  });

  it('tells labels apart that are cut alike', () => {
    expect(wrapLabels(labels, { width: 12, lines: 1 })).toEqual([
      ['License… (1)'],
      ['License… (2)'],
      ['Email'],
    ]);
  });
});
