import { describe, expect, it } from 'vitest';
import { findPlatformLink } from './platform-link.ts';

describe('findPlatformLink', () => {
  it.each([
    ['LinkedIn (basic or Sales Navigator)', 'LinkedIn'],
    ['Google X-ray: LinkedIn profiles', 'Google'],
    ['GitHub users', 'GitHub'],
    ['LinkedIn Recruiter', undefined],
    ['Applicant tracking system', undefined],
  ])('%s opens %s', (platform, name) => {
    expect(findPlatformLink(platform, 'rn')?.name).toBe(name);
  });

  it('encodes the whole string', () => {
    expect(findPlatformLink('Google', '"a b" OR (c&d)')?.href).toBe(
      'https://www.google.com/search?q=%22a%20b%22%20OR%20(c%26d)',
    );
    expect(() => findPlatformLink('Google', '\ud800')).not.toThrow();
  });
});
