import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findResidence } from './residence.ts';

const say = (text: string): string | null =>
  findResidence({ facts: [{ text }], employerBlocks: [] } as unknown as Brief);

it.each([
  ['Staff are required to live in the state of Ohio', 'OH'],
  ['Applicants must reside within New Mexico', 'NM'],
  ['Vermont residents only', 'VT'],
])('reads "%s"', (text, state) => expect(say(text)).toBe(state));

it.each([
  'You must live within 30 minutes of the station',
  'Our clients live in Ohio',
  'Residents must be treated with respect',
])('takes "%s" for no condition', (text) => expect(say(text)).toBeNull());
