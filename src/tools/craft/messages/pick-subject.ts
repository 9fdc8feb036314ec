import { fill, type Slots } from '../prose/fill.ts';
import type { Picker } from './first-unused.ts';

const LONGEST_SUBJECT = 60;

/** A subject that is short enough; a cut subject looks like a machine wrote it. */
export function pickSubject(pick: Picker, subjects: readonly string[], slots: Slots): string {
  const short = subjects.filter(
    (subject) => (fill(subject.replace(/^~/, ''), slots)?.length ?? Infinity) <= LONGEST_SUBJECT,
  );
  return pick(short.length > 0 ? short : ['About {top}'], slots);
}
