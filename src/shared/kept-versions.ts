/** How much of an output's past is kept. */
export const keptVersions = {
  /** Edits that one person saves within this time of the first are one sitting. */
  sittingMinutes: 15,
  /** Of one sitting the first stays and these last ones: the newest, and the one that Undo goes back to. */
  lastOfSitting: 2,
  /** The newest that a writer wrote, and always the first. */
  written: 30,
  /** The newest that people edited or restored. */
  edited: 30,
} as const;

export const keptVersionsSentence = `Kept are the first version and the newest ${keptVersions.written} written and ${keptVersions.edited} edited ones. Of what one person saves within ${keptVersions.sittingMinutes} minutes, the first and the last two stay.`;
