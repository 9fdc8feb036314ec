/** A name that no other draft has; made by hand, as browsers give UUIDs on encrypted pages only. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sent with a new job: the same draft with the same words makes one job, however often it is sent and
 * from however many loads of the page. Other words are another wish.
 */
export function submissionKey(draftId: string, job: object): string {
  return `${draftId}-${fingerprint(JSON.stringify(job))}`;
}

function fingerprint(text: string): string {
  // FNV-1a: to tell two versions of one draft apart, not to keep secrets.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
