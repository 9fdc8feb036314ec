import { unzipSync } from 'fflate';
import { DamagedZip, mostParts } from './walk-zip.ts';

/** The names in the list at the end of an archive, of which nothing is unpacked. */
export function listZip(archive: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(archive, {
      filter: ({ name }) => {
        if (names.push(name) > mostParts) throw new DamagedZip('too many parts');
        return false;
      },
    });
  } catch (error) {
    throw error instanceof DamagedZip ? error : new DamagedZip('no list at its end');
  }
  return names;
}
