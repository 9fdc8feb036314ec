import { describe, expect, it } from 'vitest';
import { makeEncryptedPdf } from '../samples/make-encrypted-pdf.ts';
import { readPdf } from './read-pdf.ts';

const read = (encryption: Parameters<typeof makeEncryptedPdf>[1]) =>
  readPdf(makeEncryptedPdf(['Welder wanted'], encryption));

describe('an encrypted PDF that needs no password is read', () => {
  it.each([2, 3, 4] as const)('where only its owner set one, revision %i', async (revision) => {
    const keyBits = revision === 2 ? 40 : 128;
    const says = `/Length ${keyBits}`;
    expect(await read({ revision, keyBits, says, owner: 'boss' })).toBe('Welder wanted');
  });

  it.each([
    [2, 40, '/Length 128'],
    [3, 128, ''],
    [3, 128, '/Length 16'],
    [4, 128, '/Length 40'],
    [4, 128, '/Length 256'],
    [4, 128, '/Length 16'],
  ] as const)('of revision %i with a key of %i bits that says “%s”', async (...given) => {
    const [revision, keyBits, says] = given;
    expect(await read({ revision, keyBits, says, owner: 'boss' })).toBe('Welder wanted');
  });

  it.each([2, 3] as const)('whose owner has none, revision %i', async (revision) => {
    const keyBits = revision === 2 ? 40 : 128;
    const says = `/Length ${keyBits}`;
    expect(await read({ revision, keyBits, says, user: 'secret' })).toBe('Welder wanted');
  });
});

it('one that needs a password is refused for that', async () => {
  const locked = { keyBits: 128, user: 'secret', owner: 'boss' } as const;
  for (const says of ['/Length 128', '/Length 16', '']) {
    const reading = read({ ...locked, revision: 3, says });
    await expect(reading).rejects.toMatchObject({ refusal: 'password' });
  }
});
