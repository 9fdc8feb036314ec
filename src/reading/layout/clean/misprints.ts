import { findMisprints } from '#shared/misprints.ts';
import { applyEdits } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/** Puts right what is misprinted beyond doubt; the original words stay known. */
export const mendMisprints = (source: MappedText): MappedText =>
  applyEdits(source, findMisprints(source.text));
