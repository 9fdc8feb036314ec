import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Addresses, phones, pages and amounts that grew on to what stands before or behind them. */
const breaks: readonly RegExp[] = [
  // "LA1 1RPJob Description": a British postcode ends the address.
  /(?<=[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?=\p{Lu}\p{Ll}{2}|\p{Lu} \p{Ll})/gu,
  // "MI 48227313-555-0100", "555-0100quarry.org": the postcode, the phone and the page.
  /(?<=\b[A-Z]{2},? \d{5})(?=\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})/gu,
  /(?<=\d{3}[-. ]\d{4})(?=(?:www\.)?\p{Ll}[\p{Ll}\d-]{2,40}\.(?:com|org|net|edu|gov|us|co)\b)/gu,
  /(?<=\d{3}[-. ]\d{3,4}[-. ]\d{3,6}|\b0\d{3,5} ?\d{5,7})(?=\p{Lu}{2})/gu,
  // "desk@mill.orghttps://mill.org", "mill.org/joinhttps://"
  /(?<=[\p{L}\d/])(?=https?:\/\/)/gu,
  /(?<=@[a-z\d-]{1,60}\.(?:com|org|net|edu|co\.uk|ac\.uk|gov))(?=[a-z.]{2,40}@)/gu,
  // "mill.org/join-us/For more": a page ends before a sentence.
  /(?<=https?:\/\/[^\s]{4,200}\/)(?=(?:For|To|We|Our|The|If|Please|You|Visit|Apply) \p{Ll})/gu,
  // "https://mill.org/tenetsLearn more", "www.mill.comJob": the same without the slash.
  /(?<=(?:https?:\/\/|www\.)[^\s]{4,200}[\p{Ll}\d])(?=(?:For|To|We|Our|The|If|Please|You|Visit|Apply|Learn|About|This) \p{Ll})/gu,
  /(?<=(?:https?:\/\/|www\.)[^\s/]{3,80}\.(?:com|org|net|co\.uk|org\.uk|io|ai|jobs))(?=\p{Lu}\p{Ll})/gu,
  // "Benefits£14 an hour", and not "up to£14"
  /(?<=\p{Ll}{4})(?<!\b(?:from|over|than|about|around|earn|save|with|minimum|least|only|just|circa|between|worth|starting))(?=[$£€₹]\d)/gu,
  // "4:30 PM$18 an hour", "Flexible75k a year", "$52,000.00NOTE: no agencies"
  /(?<=\d ?[AaPp][Mm])(?=[$£€₹]\d)/gu,
  /(?<=\p{Ll}{4})(?=\d{2,3}k\b)/gu,
  /(?<=[$£€₹]\d{1,3}(?:,\d{3}){0,2}(?:\.\d\d)?)(?=\p{Lu}{3,}\b|\p{Lu}\p{Ll}{2})/gu,
  // "M-FJob Type: full-time", "8 AM - 5 PMLocation:"
  /(?<=\bM ?[-–] ?F)(?=\p{Lu}\p{Ll}{2})/gu,
  // "in the UK.Flexible hours", "on all trends.3D drawing"
  /(?<=\bU[KS]A?\.)(?=\p{Lu}\p{Ll}{3}|A \p{Ll})/gu,
  // "in full.H&S and", 'to be "Loom-Driven"Weave all'
  /(?<=\p{Ll}{3}\.)(?=\p{Lu}&\p{Lu}(?!\p{L}))/gu,
  /(?<=\p{Ll}{2}["”])(?=\p{Lu}\p{Ll}{2,} \p{Ll})/gu,
  /(?<=\p{Ll}{4}\.)(?=\dD \p{L})/gu,
  // "401KPaid leave"
  /(?<=\b401 ?\(?[kK]\)?)(?=\p{Lu}\p{Ll}{2})|(?<=\p{Lu}{3}|\p{Ll}{3}!)(?=401 ?\(?[kK]\b)/gu,
];
export function splitGrownContacts(source: MappedText): MappedText {
  const { text } = source;
  const edits = breaks
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index }): Edit => ({ start: index, end: index, insert: '\n' }))
    .toSorted((a, b) => a.start - b.start);
  return applyEdits(
    source,
    edits.filter(({ start }, index) => start !== edits[index - 1]?.start),
  );
}

/** "Mill Lane, RiponHG4 1AA": the postcode belongs to its town. */
const postcode = /(?<=\p{Ll}{3})(?=[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L}))/gu;

export const partPostcodes = (source: MappedText): MappedText =>
  applyEdits(
    source,
    [...source.text.matchAll(postcode)].map(({ index }) => ({
      start: index,
      end: index,
      insert: ', ',
    })),
  );
