import { lockFolder } from '../db/folder-lock.ts';

/** A process that tries for the lock of a folder when it is told to, and says whether it has it. */
process.on('message', (folder: string) => {
  try {
    lockFolder(folder);
    process.send?.('held');
  } catch {
    process.send?.('refused');
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
