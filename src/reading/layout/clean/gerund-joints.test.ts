import { describe, expect, it } from 'vitest';
import { splitGerundJoints } from './gerund-joints.ts';
import { mapText } from './mapped-text.ts';

const split = (text: string): string => splitGerundJoints(mapText(text)).text;

describe('two deeds with capitals in one line', () => {
  it('are parted where the second begins', () => {
    expect(split('Skills:\nShip to Shore Calling Conducting Harbour Tours and Visits')).toBe(
      'Skills:\nShip to Shore Calling\nConducting Harbour Tours and Visits',
    );
  });

  it.each([
    'Digital Marketing Planning and Pricing',
    'Training and Coaching Skills',
    'We are Hiring Sewing Hands',
    'Ongoing Training Sessions',
  ])('is one thing: %s', (line) => {
    expect(split(line)).toBe(line);
  });
});
