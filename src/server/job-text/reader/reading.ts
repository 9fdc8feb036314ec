import type { UploadKind } from '#shared/api/job-text.ts';
import type { Refusal } from '../refusals.ts';

/** What the server hands to the reader: what the name says the file is, and its bytes. */
export interface Upload {
  kind: UploadKind;
  bytes: Uint8Array;
}

/** What the reader answers. */
export type Reading = { text: string } | { refusal: Refusal };
