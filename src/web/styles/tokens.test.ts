// @vitest-environment node
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';
const hexPair = /^\s*--color-([\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/gm;
const colours = new Map<string, Record<Theme, string>>();
for (const [, name = '', light, dark, both] of css.matchAll(hexPair)) {
  colours.set(name, { light: light ?? both ?? '', dark: dark ?? both ?? '' });
}

function readColour(name: string, theme: Theme): string {
  const pair = colours.get(name);
  if (!pair) throw new Error(`tokens.css has no colour ${name}`);
  return pair[theme];
}

/** Relative luminance as WCAG 2.2 defines it. */
function measureLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function measureContrast(front: string, back: string): number {
  const [dim = 0, bright = 0] = [measureLuminance(front), measureLuminance(back)].sort(
    (a, b) => a - b,
  );
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ['paper', 'surface', 'sunken', 'raised'];
const hues = [
  'attract',
  'find',
  'engage',
  'evaluate',
  'decide',
  'grey',
  'blue',
  'green',
  'red',
  'orange',
  'yellow',
];

const textPairs: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'danger'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...hues.flatMap((hue): [string, string][] => [
    [hue, `${hue}-soft`],
    [hue, 'surface'],
    [hue, 'paper'],
  ]),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['accent', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['ink-soft', 'grey-soft'],
  ['ink', 'grey-soft'],
  ['danger-ink', 'danger-fill'],
  ['danger-ink', 'danger-fill-strong'],
  ['danger', 'danger-soft'],
  ['paper', 'ink'],
];

const shapePairs: [shape: string, ground: string][] = [
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['line-strong', 'raised'],
  ['accent', 'grey-soft'],
  ['danger', 'surface'],
];

describe.each<Theme>(['light', 'dark'])('colours of the %s theme', (theme) => {
  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(
      measureContrast(readColour(text, theme), readColour(ground, theme)),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s can be seen on %s', (shape, ground) => {
    expect(
      measureContrast(readColour(shape, theme), readColour(ground, theme)),
    ).toBeGreaterThanOrEqual(3);
  });
});

/** Hue in degrees, saturation and lightness from 0 to 1. */
function toHsl(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const lightness = max - range / 2;
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  // Of what is yellow red is the strongest part and blue the weakest.
  return { hue: 60 * ((green - blue) / range), saturation, lightness };
}

it.each([
  ['yellow-soft', 'light'],
  ['yellow-fill', 'light'],
  ['yellow-fill', 'dark'],
  ['yellow', 'dark'],
] as const)('%s is yellow in the %s theme, not brown or olive', (name, theme) => {
  const { hue, saturation, lightness } = toHsl(readColour(name, theme));
  expect(hue).toBeGreaterThan(44);
  expect(hue).toBeLessThan(60);
  expect(saturation).toBeGreaterThan(0.6);
  expect(lightness).toBeGreaterThan(0.45);
  expect(lightness).toBeLessThan(0.85);
});

it('measures contrast as WCAG does', () => {
  expect(measureContrast('#000000', '#ffffff')).toBe(21);
  expect(measureContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
