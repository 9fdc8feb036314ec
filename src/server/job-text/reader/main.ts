import { setPriority } from 'node:os';
import { readDocument } from './read-document.ts';
import type { Reading, Upload } from './reading.ts';

/** The process that reads one file. It comes after the server in line for the CPU, and the server ends it. */
setPriority(5);

const answer = (reading: Reading) => process.send?.(reading);

process.once('message', (upload: Upload) => {
  void readDocument(upload).then(answer, () => process.exit(1));
});
// Some damage throws within a library's streams, where nobody can catch it.
process.once('uncaughtException', () => answer({ refusal: 'damaged' }));
// Nobody is waiting any more.
process.once('disconnect', () => process.exit());
