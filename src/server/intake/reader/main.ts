import { setPriority } from 'node:os';
import { readDocument } from './read-document.ts';
import type { Upload } from './reading.ts';

/** The process that reads one file. It comes after the server in line for the CPU, and the server ends it. */
setPriority(5);

process.once('message', (upload: Upload) => {
  void readDocument(upload).then((reading) => process.send?.(reading));
});
// Nobody is waiting any more.
process.once('disconnect', () => process.exit());
