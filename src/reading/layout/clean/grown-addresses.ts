import { classifyHeading } from '../classify-heading.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Where an address of a page, a mailbox or a town ends and the next line grew on to it. */

const opening = String.raw`(?=\p{Lu}\p{Ll}+(?:['’]\p{Ll}+|\p{Lu}\p{Ll}+)?[ ,:]|\p{Lu}\p{Ll}{2,}$|[AI] \p{Ll}|\p{Lu}{2,8} \p{L})`;
const domain = String.raw`[A-Za-z\d-]{2,60}\.(?:com|org|net|edu|gov|info|jobs|io|us|ac\.uk|co\.uk|gov\.uk|org\.uk|nhs\.uk|co|uk|ie|ca|com\.au)`;
/** "at www.loomworks.comApply within", "desk@mill.org.Since 1950, we". */
const behindDomain = new RegExp(
  String.raw`${opening}(?<=(?:www\.|https?:\/\/|@|(?:^|[ (])(?=[a-z\d-]{2,60}\.))(?:[A-Za-z\d-]{1,40}\.){0,3}${domain}[.!]?)`,
  'gmu',
);
/** "loomworks.co.uk/careersEssential Skills And Experience", "loomworks.org/join-us.Equal Opportunities": a page in small letters. */
const behindPage = new RegExp(
  String.raw`(?=(?<ahead>\p{Lu}[^\n]{2,60}))(?<=${domain}(?:\/[a-z\d_-]{1,60}){1,4}(?<stop>[.!])?)`,
  'gmu',
);
const opensSentence = /^(?:\p{Lu}\p{Ll}+(?:['’]\p{Ll}+)?|I|A) \p{L}/u;
const mostWords = 7;

const saysOfName = /^(?:\p{Lu}\p{Ll}+ ){1,4}(?:is|are|has|have|will|was) \p{Ll}/u;

/** "/careersEssential Experience And Qualifications" */
function opensLine(ahead: string): boolean {
  const words = ahead.split(' ', mostWords);
  if (saysOfName.test(ahead)) return true;
  return words.some(
    (word, index) =>
      index > 0 && word !== '' && classifyHeading(words.slice(0, index + 1).join(' ')),
  );
}

/** "desk@mill.org555-0100" */
const phone = /(?=\d{3}[-. ]\d{3}|\(\d{3}\))(?<=@[A-Za-z\d-]{1,60}\.(?:com|org|net|edu|co\.uk))/gu;

const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
/** "Reno, NVJob ID: 7", "Elko, NVReno, NV", "in Omaha, NE.About the mill": the state ends the place. */
const behindState = new RegExp(
  String.raw`(?=\p{Lu}\p{Ll}{2})(?<=\p{Ll}, ?(?:${states})\.?)(?<!\p{L}\.\p{L}\.)`,
  'gu',
);

export function splitGrownAddresses(source: MappedText): MappedText {
  const { text } = source;
  const pages = [...text.matchAll(behindPage)].filter(({ groups }) => {
    const ahead = groups?.['ahead'] ?? '';
    return groups?.['stop'] === undefined ? opensLine(ahead) : opensSentence.test(ahead);
  });
  const places = [...text.matchAll(behindDomain), ...text.matchAll(phone)];
  const edits = [...pages, ...places, ...text.matchAll(behindState)]
    .map(({ index }): Edit => ({ start: index, end: index, insert: '\n' }))
    .toSorted((a, b) => a.start - b.start);
  return applyEdits(
    source,
    edits.filter(({ start }, index) => start !== edits[index - 1]?.start),
  );
}
