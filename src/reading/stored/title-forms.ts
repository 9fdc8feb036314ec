import type { Brief } from '#shared/brief.ts';
import { noTitle } from '#shared/no-title.ts';
import { cleanText } from '../layout/clean/clean-text.ts';
import { removeWishesFromTitle } from '../fields/wishes/remove-wishes.ts';
import { cleanTitle } from '../fields/title/clean-title.ts';
import { isOccupationWord } from '../fields/title/occupation-words.ts';
import { mendTitleWords } from '../fields/title/mend-title-words.ts';
import { isPlaceName } from '../fields/title/place-name.ts';

const genderMarks =
  /(?:(?<!\s)\s+)?[([]\s*(?:[mwfdhxgi]|all genders?|gn|div)(?:\s*[/|*,.]\s*(?:[mwfdhxi]|div|gn))*\s*[)\]]|(?<!\s)\s+[mwfh]\s*\/\s*[mwfhd](?:\s*\/\s*[dxi])?\b|\((?:e|ne|se|trice|euse|rice|in|innen|r|n)\)(?=\s|$)|[:*](?=in(?:nen)?\b)in(?:nen)?|\/-?in(?:nen)?\b/gi;
/** A number of up to three digits is that of a machine or a program: "Phenom 300", "Dynamics 365". */
const codes =
  /(?<!\s)\s+(?!\d{1,3}(?:\s|$))(?:[A-Z]{0,2}\d{1,4}-?[A-Z]?\d{1,4}|#\d+|GS-?\d+(?:\/\d+)?)(?=\s|$)/g;
const spelledOut: [RegExp, string][] = [
  [/\bsr\.?(?=\s)/i, 'Senior'],
  [/\bjr\.?(?=\s)/i, 'Junior'],
  [/\bmgr\b\.?/i, 'Manager'],
  [/\basst\b\.?/i, 'Assistant'],
];

/** "2026-2027 Resource Teacher". */
const schoolYear = /^20\d\d\s?[-/–]\s?(?:20)?\d\d\s+(?=\p{L})/u;

/** Terms of the contract that cling to a title. */
const terms =
  /(?:(?<!\s)\s+)?[-–|,(]\s*(?:\d+[- ]month\b.*|\d+ days? (?:a|per) week.*|(?:fully |100 ?% )?(?:remote|hybrid|on-?site|work on-? ?site|in[- ]office)\b.*|(?:part|full)[- ]time\b.*|(?:days?|nights?|evenings?|weekends?|(?:first|second|third|night|day|evening|swing) shift)\b.*|20\d\d[-/ ]?\d{0,4}\)?.*|per visit\)?|(?:short-term|seasonal|temporary)\)?|home (?:daily|weekly|time)\b.*|all levels\)?)$/is;

const germanTitle =
  /[äöüß]|(?:kraft|leiter|berater|verwalter|bearbeiter|mechaniker|kaufmann|kauffrau|entwickler|buchhalter|techniker|pfleger|fahrer|helfer)\b/;

export function readTitleForms({
  given,
  employer = '',
  language,
}: {
  given: string;
  employer?: string;
  /** Of the job's text: German keeps its capitals. */
  language: string | null;
}): Brief['title'] {
  if (!/[\p{L}\p{N}]/u.test(given))
    return { given, clean: given.trim() || noTitle, singular: noTitle };
  const told = makeClean(dropEmployer(plain(given), employer));
  const clean = (language ?? 'en') === 'en' ? mendTitleWords(told) : told;
  const isGerman = language === 'de' || germanTitle.test(clean);
  return { given, clean, singular: makeSingular(clean, isGerman) };
}

/** Without tags and entities. */
const plain = (title: string): string => cleanText(title).text.replace(/\s+/g, ' ').trim() || title;

/** "Store Manager - Wick & Willow" is a store manager. */
function dropEmployer(title: string, employer: string): string {
  if (employer.length < 3) return title;
  const at = title.toLowerCase().lastIndexOf(employer.toLowerCase());
  const joint =
    at > 3 ? /(?:(?<!\s)\s+)?(?:[-–|,@(]|\bat\b|\bbei\b)\s*$/i.exec(title.slice(0, at)) : null;
  return joint ? title.slice(0, joint.index) : title;
}

function makeClean(given: string): string {
  let title = removeWishesFromTitle(given.replace(schoolYear, ''))
    .replace(genderMarks, '')
    .replace(codes, '');
  title = cleanTitle(title).text.replace(/\s+/g, ' ').replace(terms, '').trim();
  for (const [pattern, word] of spelledOut) title = title.replace(pattern, word);
  return title === '' ? given.trim() : putPersonFirst(title);
}

const levelOnly =
  /^(?:(?:senior |assistant |associate |deputy )?(?:vp|vice president|director|manager|head|chief|lead))$/i;

const joined = /^([^-–|,()]{3,60}) [-–|] ([^-–|,()]{3,60})$/u;
const lastWord = (words: string): string => (words.trim().split(' ').at(-1) ?? '').toLowerCase();
const namesPerson = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[\s/]/)
    .some((word) => isOccupationWord(word) || isOccupationWord(word.replace(/s$/, '')));

/** "Loom Planning - Senior Clerk": a title names a person, and the field behind it. */
function putPersonFirst(title: string): string {
  const [, field = '', person = ''] = joined.exec(title) ?? [];
  const isTurned =
    field !== '' &&
    !namesPerson(field) &&
    (isOccupationWord(lastWord(person)) || isOccupationWord(lastWord(person).replace(/s$/, '')));
  if (!isTurned) return title;
  // Where the work is, the place tells.
  return isPlaceName(field) ? person : `${person}, ${field}`;
}

/** For running text: the head of the title, one person, small letters except for names and abbreviations. */
function makeSingular(clean: string, isGerman: boolean): string {
  const [person = '', field] = clean.split(/:\s/);
  // "Harbor Pilot: Nights, Ice and Fog": who it is stands before what it is about.
  const isTold = field !== undefined && namesPerson(person) && !namesPerson(field);
  const named = isTold ? person : clean;
  const [first = '', second] = named.split(/\s[-–|]\s|\s\(|,\s/);
  const head = levelOnly.test(first) && second ? `${first} of ${second}` : first.trim();
  const words = (head === '' ? clean : head).replace(/\s(?:I{1,3}|IV|V|[1-5])$/, '').split(' ');
  const places = findPlaceWords(words);
  const running = words.map((word, index) => {
    if (places.has(index)) return word;
    const one = index === words.length - 1 ? toSingular(word) : word;
    const isClass =
      /^(?:Class|Level|Grade|Band|Tier)$/.test(word) &&
      /^(?:\d|\p{Lu}$)/u.test(words[index + 1] ?? '');
    return isGerman || isClass ? one : unquote(one).replace(/[^/-]+/g, lowerWord);
  });
  return isGerman ? running.join(' ') : joinField(running, words);
}

const mostPlaceWords = 3;
/** What a place stands behind in a title. */
const beforePlace = /^(?:in|at|near|to|from|for)$/i;

/** "Attorney in Key West": the words of a place keep their capitals. */
function findPlaceWords(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (!beforePlace.test(word)) continue;
    for (let count = Math.min(mostPlaceWords, words.length - at - 1); count > 0; count -= 1) {
      if (!isPlaceName(words.slice(at + 1, at + 1 + count).join(' '))) continue;
      for (let next = 1; next <= count; next += 1) found.add(at + next);
      break;
    }
  }
  return found;
}

/** Marks around one word are for the eye: "'relief' driver" is spoken without them. */
const unquote = (word: string): string => word.replace(/^['‘’"“](.+)['’"”]$/u, '$1');

/** No field of work: a paper, a class, a shift or a number behind the title. */
const noField =
  /^(?:of|for|in|at|to|and|or|de|with|class|level|grade|band|tier|cdl|i{1,3}|iv|v|shift|nights?|days?|weekends?|part|full|trainee|senior|junior|sub|group|operations?|team|services?|care|home|[&/(].*|.*\d.*)$/i;
const fieldWords = { fewest: 2, most: 4 };

/** "Sales Representative Custom Apparel": what stands behind the person is what the work is for. */
function joinField(running: readonly string[], words: readonly string[]): string {
  const at = words.findLastIndex((word) => isOccupationWord(word.toLowerCase()));
  const field = words.slice(at + 1);
  const isField =
    at > 0 &&
    field.length >= fieldWords.fewest &&
    field.length <= fieldWords.most &&
    !noField.test(field[0] ?? '') &&
    field.every((word) => /^(?:\p{Lu}[\p{Ll}’'-]+|&|and)$/u.test(word));
  if (!isField) return running.join(' ');
  return `${running.slice(0, at + 1).join(' ')} for ${running.slice(at + 1).join(' ')}`;
}

function toSingular(word: string): string {
  if (
    !/s$/i.test(word) ||
    /(?:ss|us|is|sales|operations|services|systems|relations|affairs|resources|logistics|analytics|sports|arts)$/i.test(
      word,
    )
  )
    return word;
  const one = word.replace(/ies$/i, 'y').replace(/(?<!y)s$/i, '');
  return isOccupationWord(one) ? one : word;
}

/** "RN", "CDL", "A", "B2B", "iOS" keep their capitals. */
const lowerWord = (word: string): string =>
  /\p{Lu}.*\p{Lu}|\d/u.test(word) || /^\p{Lu}$/u.test(word) ? word : word.toLowerCase();
