import type { Brief } from '#shared/brief.ts';
import { removeWishesFromTitle } from '../parse/discrimination/remove-wishes.ts';
import { cleanTitle } from '../parse/title/clean-title.ts';
import { isOccupationWord } from '../parse/title/occupations.ts';

const genderMarks =
  /\s*[([]\s*(?:[mwfdhxgi]|all genders?|gn|div)(?:\s*[/|*,.]\s*(?:[mwfdhxi]|div|gn))*\s*[)\]]|\s+[mwfh]\s*\/\s*[mwfhd](?:\s*\/\s*[dxi])?\b|[:*](?=in(?:nen)?\b)in(?:nen)?|\/-?in(?:nen)?\b/gi;
const codes = /\s+(?:[A-Z]{0,2}\d{1,4}-?[A-Z]?\d{1,4}|#\d+|GS-?\d+(?:\/\d+)?)(?=\s|$)/g;
const spelledOut: [RegExp, string][] = [
  [/\bsr\.?(?=\s)/i, 'Senior'],
  [/\bjr\.?(?=\s)/i, 'Junior'],
  [/\bmgr\b\.?/i, 'Manager'],
  [/\basst\b\.?/i, 'Assistant'],
];

/** Terms of the contract that cling to a title. */
const terms =
  /\s*[-–|,(]\s*(?:\d+[- ]month\b.*|\d+ days? (?:a|per) week.*|(?:fully |100 ?% )?(?:remote|hybrid|on-?site|work on-? ?site|in[- ]office)\b.*|(?:part|full)[- ]time\b.*|(?:days?|nights?|evenings?|weekends?|(?:first|second|third|night|day|evening|swing) shift)\b.*|20\d\d[-/ ]?\d{0,4}\)?.*|per visit\)?|home (?:daily|weekly|time)\b.*|all levels\)?)$/i;

export function readTitleForms(given: string, employer = ''): Brief['title'] {
  const clean = makeClean(dropEmployer(given, employer));
  return { given, clean, singular: makeSingular(clean) };
}

/** "Store Manager - Wick & Willow" is a store manager. */
function dropEmployer(title: string, employer: string): string {
  if (employer.length < 3) return title;
  const at = title.toLowerCase().lastIndexOf(employer.toLowerCase());
  const joint = at > 3 ? /\s*(?:[-–|,@(]|\bat\b|\bbei\b)\s*$/i.exec(title.slice(0, at)) : null;
  return joint ? title.slice(0, joint.index) : title;
}

function makeClean(given: string): string {
  let title = removeWishesFromTitle(given).replace(genderMarks, '').replace(codes, '');
  title = cleanTitle(title).text.replace(/\s+/g, ' ').replace(terms, '').trim();
  for (const [pattern, word] of spelledOut) title = title.replace(pattern, word);
  return title === '' ? given.trim() : title;
}

/** For running text: the head of the title, one person, small letters except for names and abbreviations. */
function makeSingular(clean: string): string {
  const head = clean.split(/\s[-–|]\s|\s?\(|,\s/)[0]?.trim() ?? clean;
  const words = (head === '' ? clean : head).replace(/\s(?:I{1,3}|IV|V|[1-5])$/, '').split(' ');
  const isGerman = words.some((word) =>
    /[äöüß]|(?:kraft|leiter|fach\w+|berater|verwalter|sachbearbeiter|mechaniker|kaufmann|kauffrau)$/i.test(
      word,
    ),
  );
  return words
    .map((word, index) => {
      const one = index === words.length - 1 ? toSingular(word) : word;
      return isGerman || keepsCapitals(one) ? one : one.toLowerCase();
    })
    .join(' ');
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

/** "RN", "CDL-A", "B2B", "iOS", "II". */
const keepsCapitals = (word: string): boolean => /\p{Lu}.*\p{Lu}|\d/u.test(word);
