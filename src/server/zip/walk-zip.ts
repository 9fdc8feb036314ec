import { Unzip, UnzipInflate } from 'fflate';

/** Takes the bytes of one part as they are unpacked; what it throws ends the walk. */
export type TakeBytes = (bytes: Uint8Array) => void;

/** Asked for each part as it comes by; a part that is not wanted stays packed. */
export type FindTaker = (name: string) => TakeBytes | undefined;

/** An archive that breaks off, or a part that nobody can unpack. */
export class DamagedZip extends Error {}

/** More than any document or workbook has; an archive may claim billions, and each takes time. */
export const mostParts = 10_000;

const stored = 0;
const deflated = 8;

/** Eats what nobody wants: the library would keep it until the end of the archive. */
class Uneaten {
  static compression = deflated;
  ondata = (_error: unknown, _bytes: Uint8Array | null, _isLast: boolean): void => undefined;
  push(_bytes: Uint8Array, isLast: boolean): void {
    this.ondata(null, new Uint8Array(0), isLast);
  }
}

/**
 * Goes through an archive that is handed in piece by piece. Nothing it claims is believed: the sizes that it states
 * are not looked at, and whoever takes a part sees the bytes come and can stop them.
 */
export function createZipWalk(findTaker: FindTaker) {
  let problem: unknown;
  let parts = 0;
  const unzip = new Unzip((part) => {
    parts += 1;
    if (parts > mostParts) throw new DamagedZip('too many parts');
    const take = findTaker(part.name);
    part.ondata = (error, bytes) => {
      if (problem !== undefined || !take) return;
      if (error) {
        problem = new DamagedZip(error.message);
        return;
      }
      try {
        take(bytes);
      } catch (refusal) {
        problem = refusal;
      }
    };
    if (part.compression === stored || part.compression === deflated) {
      unzip.register(take ? UnzipInflate : Uneaten);
      part.start();
    } else if (take) {
      problem ??= new DamagedZip(`packed in way ${part.compression}`);
    }
  });
  return (piece: Uint8Array, isLast: boolean): void => {
    try {
      unzip.push(piece, isLast);
    } catch (error) {
      problem ??= new DamagedZip(error instanceof Error ? error.message : 'damaged');
    }
    if (problem !== undefined) throw problem;
  };
}

/** As much as is unpacked before anybody can say that it is too much: a thousand times this at the worst. */
const pieceSize = 16 * 1024;

/** The same for an archive that is in memory. */
export function walkZip(archive: Uint8Array, findTaker: FindTaker): void {
  const push = createZipWalk(findTaker);
  for (let at = 0; at < archive.length; at += pieceSize) {
    push(archive.subarray(at, at + pieceSize), at + pieceSize >= archive.length);
  }
}
