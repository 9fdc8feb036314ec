import { replaceAll } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/** "JBRD2_UKXX", alone or grown on to the last word of its line: how a job board counts its clicks. */
const tag = /(?<=^|[\p{Ll}\d.,!?)\]"'’ \t])[A-Z]{2,20}\d{0,3}_[A-Z0-9]{2,10}(?=[ \t]*$)/gmu;

/** "Come and row. #gd ind123 #l-post": marks of a board behind the last sentence; "#LI-Remote" says where one works. */
const hashes =
  /(?<=\p{L}[.!?)] )#[a-z\d-]{2,20}(?: (?:#[a-z\d-]{2,20}|[a-z]{0,10}\d{1,8}))*(?=[ \t]*$)/gmu;

export const dropTrackingTags = (source: MappedText): MappedText =>
  replaceAll(
    replaceAll(source, tag, () => ''),
    hashes,
    () => '',
  );
