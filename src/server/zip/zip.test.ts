import fc from 'fast-check';
import { strFromU8, strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#shared/testing/cases-of.ts';
import { writeZip } from '../job-text/samples/write-zip.ts';
import { listZip } from './list-zip.ts';
import { DamagedZip, walkZip } from './walk-zip.ts';

const text = 'Welder, nights. '.repeat(5000);

function read(archive: Uint8Array, isWanted: (name: string) => boolean = () => true) {
  const parts = new Map<string, string>();
  walkZip(archive, (name) => {
    if (!isWanted(name)) return undefined;
    parts.set(name, '');
    return (bytes) => parts.set(name, (parts.get(name) ?? '') + strFromU8(bytes, true));
  });
  return Object.fromEntries(parts);
}

/** As programs write that do not know how long a part will be: its size stands behind it. */
function writeInOneGo(): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_error, piece) => pieces.push(piece));
  for (const name of ['first.xml', 'second.xml']) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(text), true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

describe('an archive', () => {
  it('is read whether its parts are packed or not', () => {
    const archive = writeZip([
      { name: 'packed.xml', bytes: Buffer.from(text), pack: true },
      { name: 'plain.xml', bytes: Buffer.from(text) },
      { name: 'empty.xml', bytes: Buffer.alloc(0) },
    ]);
    expect(read(archive)).toEqual({ 'packed.xml': text, 'plain.xml': text, 'empty.xml': '' });
    expect(listZip(archive)).toEqual(['packed.xml', 'plain.xml', 'empty.xml']);
  });

  it('that was written in one go is read', () => {
    expect(read(writeInOneGo())).toEqual({ 'first.xml': text, 'second.xml': text });
  });

  it('keeps packed what is not wanted, also when it could not be unpacked', () => {
    const archive = writeZip([
      { name: 'picture', bytes: Buffer.from('no deflate'), pack: true },
      { name: 'wanted', bytes: Buffer.from(text), pack: true },
    ]);
    archive.fill(0xff, 37, 45);
    expect(read(archive, (name) => name === 'wanted')).toEqual({ wanted: text });
    expect(() => read(archive)).toThrow(DamagedZip);
  });

  it('of a way to pack that nobody knows is damaged where it is wanted', () => {
    const archive = writeZip([{ name: 'odd', bytes: Buffer.from(text) }]);
    archive.writeUInt16LE(12, 8);
    expect(read(archive, () => false)).toEqual({});
    expect(() => read(archive)).toThrow(DamagedZip);
  });

  it('that breaks off is damaged', () => {
    const archive = zipSync({ 'a.xml': strToU8(text) });
    expect(() => read(archive.subarray(0, 100))).toThrow(DamagedZip);
    expect(() => listZip(archive.subarray(0, -30))).toThrow(DamagedZip);
  });

  it('that has or claims more parts than there can be is not gone through', () => {
    const many = writeZip(
      Array.from({ length: 10_001 }, () => ({ name: 'a', bytes: Buffer.from('a') })),
    );
    expect(() => listZip(many)).toThrow(DamagedZip);
    expect(() => read(many)).toThrow(DamagedZip);
    const few = writeZip([{ name: 'a', bytes: Buffer.from('a') }]);
    few.writeUInt16LE(0xffff, few.length - 14);
    expect(() => listZip(few)).toThrow(DamagedZip);
  });
});

describe('a part that grows', () => {
  const megabytes = 64;
  const bomb = writeZip([
    {
      name: 'bomb',
      bytes: Buffer.alloc(megabytes * 1024 * 1024),
      pack: true,
      // Sizes that are stated are not believed.
      claimedSize: 10,
    },
  ]);

  it('can be stopped long before its end', () => {
    let taken = 0;
    const stop = new Error('enough');
    expect(() =>
      walkZip(bomb, () => (bytes) => {
        taken += bytes.length;
        throw stop;
      }),
    ).toThrow(stop);
    expect(taken).toBeLessThan((megabytes / 2) * 1024 * 1024);
  });

  it('costs nothing where it is not wanted', () => {
    expect(read(bomb, () => false)).toEqual({});
  });
});

it('bytes that somebody turned around are read or damaged, and nothing else', () => {
  const archive = writeInOneGo();
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      (changes) => {
        const changed = archive.slice();
        for (const [at, byte] of changes) changed[at] = byte;
        for (const look of [read, listZip]) {
          try {
            look(changed);
          } catch (error) {
            expect(error).toBeInstanceOf(DamagedZip);
          }
        }
      },
    ),
    { numRuns: casesOf(800) },
  );
});
