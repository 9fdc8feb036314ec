import { describe, expect, it } from 'vitest';
import { writeMailto } from './mailto.ts';

describe('writeMailto', () => {
  it('encodes everything, lines as mail wants them', () => {
    expect(writeMailto({ subject: 'Nights & days?', body: 'a\nb=c' })).toBe(
      'mailto:?subject=Nights%20%26%20days%3F&body=a%0D%0Ab%3Dc',
    );
  });

  it('survives half a character', () => {
    expect(() => writeMailto({ subject: '\ud83d', body: '\udc00' })).not.toThrow();
  });
});
