import { endsOpen } from '#writing/ends-open.ts';

/** What is in the amount, or comes on top of it by the same words: whoever hears the sum alone hears another sum. */
const beside =
  /(?:^|[\s(,])((?:including|incl\.|inclusive of|excluding|excl\.|exclusive of|before|plus|\+)\s[^.;()[\]]{3,80})/iu;
/** What decides the amount, and in how many parts it comes, are told apart from it. */
const otherTerms =
  /(?:,|\s[-–—]|\s\+|\s(?:and|plus))?\s(?:DOE|depend\w*|based (?:up)?on|commensurate|negotiable|paid (?:weekly|monthly)|monthly|weekly|per|an?|for|with|after|once)\b.*$|\s[-–—]\s.*$|\s·.*$|,\s.*$/iu;
/** Money or time that is worked for; "benefits" is said of every job. */
const changesIt =
  /\b(?:bonus\w*|commissions?|tips?|overtime|allowances?|nights?|shifts?|premiums?|differentials?|holiday pay|weighting|supplements?|enhancements?|pension|car|tax|super(?:annuation)?|gratuit\w*|service charge|tronc|accommodation|meals|expenses|stand-?by|on[- ]call)\b/iu;
const longest = 8;

const plainly: readonly (readonly [RegExp, string])[] = [
  [/^(?:incl\.|inclusive of)/i, 'including'],
  [/^(?:excl\.|exclusive of)/i, 'excluding'],
  [/^\+/, 'plus'],
];

/** " including overtime and nights out", " plus commission": behind the amount wherever it is named; empty where nothing changes it. */
export function sayWhatItIncludes(words: string | null | undefined): string {
  const [, found = ''] = beside.exec(words ?? '') ?? [];
  const bare = found.replace(otherTerms, '').trim();
  if (!changesIt.test(bare) || /\d/.test(bare) || bare.split(/\s+/).length > longest) return '';
  if (endsOpen(bare)) return '';
  const said = plainly.reduce((text, [from, to]) => text.replace(from, to), bare);
  return ` ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
