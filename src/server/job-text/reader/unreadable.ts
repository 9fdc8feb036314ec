import type { Refusal } from '../refusals.ts';

/** Thrown by a reader that knows what is wrong with the file; anything else thrown means damage. */
export class Unreadable extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
