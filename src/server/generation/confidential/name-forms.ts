import { isOrdinary } from '../../writers/inventions/ordinary-words.ts';

/** One way in which a text may name an employer. */
interface NameForm {
  words: string;
  /** Its letters in capitals and small as they stand: "Target" is a name, "target" is none. */
  exact: boolean;
}

const legalForm =
  /(?<![\s,])[\s,]+(?:inc|incorporated|llc|llp|lp|ltd|limited|plc|corp|corporation|co|company|gmbh|ag|se|kg|sa|sas|sarl|bv|nv|ab|as|oy|pty|pte|srl|spa)\.?$/i;

/** "Northgate Parcel Ltd." is also called Northgate Parcel, Northgate, northgateparcel and, in longer names, by its initials. */
export function listNameForms(name: string, place: string): NameForm[] {
  const full = name.replaceAll(/\s+/g, ' ').trim();
  if (full.length < 2) return [];
  const bare = withoutLegalForm(full).replace(/^the /i, '');
  const words = bare.split(' ');
  const places = new Set(place.toLowerCase().split(/[^\p{L}]+/u));
  const [first = ''] = words;
  const isOwn = first.length >= 4 && !isOrdinary(first) && !places.has(first.toLowerCase());
  const initials = words
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
  const forms = [
    { words: full, exact: isAllOrdinary(full) },
    { words: bare, exact: isAllOrdinary(bare) },
    { words: bare.replaceAll(/[^\p{L}\p{N}]/gu, ''), exact: isAllOrdinary(bare) },
    ...(words.length > 2 && isOwn ? [{ words: words.slice(0, 2).join(' '), exact: false }] : []),
    ...(words.length > 1 && isOwn ? [{ words: first, exact: false }] : []),
    ...(initials.length > 2 ? [{ words: initials, exact: true }] : []),
  ];
  const known = new Map(forms.map((form) => [form.words, form]));
  // The longest first, so that no rest of a name is left standing.
  return [...known.values()]
    .filter(({ words: form }) => form.length > 1)
    .toSorted((one, other) => other.words.length - one.words.length);
}

function withoutLegalForm(name: string): string {
  const shorter = name.replace(legalForm, '');
  return shorter === name || shorter === '' ? name : withoutLegalForm(shorter);
}

const isAllOrdinary = (name: string) =>
  name.split(/[^\p{L}\p{N}]+/u).every((word) => word === '' || isOrdinary(word));
