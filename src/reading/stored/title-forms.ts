import type { Brief } from '#shared/brief.ts';
import { noTitle } from '#shared/no-title.ts';
import { cleanText } from '../layout/clean/clean-text.ts';
import { removeWishesFromTitle } from '../fields/wishes/remove-wishes.ts';
import { cleanTitle } from '../fields/title/clean-title.ts';
import { isOccupationWord } from '../fields/title/occupation-words.ts';
import { mendTitleWords } from '../fields/title/mend-title-words.ts';
import { isPlaceName } from '../fields/title/place-name.ts';
import { isLetters, mayBeSmall } from '../fields/title/small-letters.ts';

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
  /(?:(?<!\s)\s+)?[-–|,(]\s*(?:\d+[- ]month\b.*|\d+ days? (?:a|per) week.*|(?:fully |100 ?% )?(?:remote|hybrid|on-?site|work on-? ?site|in[- ]office)\b.*|(?:part|full)[- ]time\b.*|(?:days?|nights?|evenings?|weekends?|(?:first|second|third|1st|2nd|3rd|night|day|evening|swing) shift)\b.*|20\d\d[-/ ]?\d{0,4}\)?.*|per visit\)?|(?:short-term|seasonal|temporary)\)?|home (?:daily|weekly|time)\b.*|all levels\)?)$/is;

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
  const isEnglish = (language ?? 'en') === 'en';
  const clean = isEnglish ? mendTitleWords(told) : told;
  if (language === 'de' || germanTitle.test(clean))
    return { given, clean, singular: listRunning(clean).join(' ') };
  const running = nameSingular(clean);
  return {
    given,
    clean,
    singular: isEnglish ? keepNames(running, employer) : lowerTitle(running),
  };
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
  let title = tidyJoints(removeWishesFromTitle(given.replace(schoolYear, '')))
    .replace(genderMarks, '')
    .replace(codes, '');
  title = cleanTitle(title).text.replace(/\s+/g, ' ').replace(terms, '').trim();
  for (const [pattern, word] of spelledOut) title = title.replace(pattern, word);
  return title === '' ? given.trim() : putPersonFirst(parting(title));
}

/** "Night- Cook", "Driver/ Porter": signs between two names stand apart from both or from neither. */
const tidyJoints = (title: string): string =>
  title
    .replace(/(?<=\p{L})[-–] (?=\p{Lu})|(?<=\p{L}) [-–](?=\p{L})/gu, ' - ')
    .replace(/(\p{L}+)-(?=\p{Lu}\S* \p{Lu})/gu, (all, word: string) =>
      isOccupationWord(word) ? `${word} - ` : all,
    )
    .replace(/(?<=\p{L})(?:\/ | \/)(?=\p{L})/gu, ' / ');

/** "Loom Planner Senior Loom Planner": one job at two levels, whose mark between them was lost. */
const parting = (title: string): string =>
  title.replace(/^(\p{L}.{3,60}) ((?:Senior|Lead|Principal|Junior|Assistant) \1)$/u, '$1 / $2');

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

/** A town before the post: "Leeds, Territory Manager". */
const placeAhead = /^(.{3,40}?,(?: [A-Z]{2})?) (\p{L}.+)$/u;

/** The head of the title: who it is, without what stands behind a dash or in brackets. */
function findHead(clean: string): string {
  const [person = '', field] = clean.split(/:\s/);
  // "Harbor Pilot: Nights, Ice and Fog": who it is stands before what it is about.
  const isTold = field !== undefined && namesPerson(person) && !namesPerson(field);
  const [, town = '', post = ''] = placeAhead.exec(clean) ?? [];
  const isThere = post !== '' && namesPerson(post) && isPlaceName(town.replace(/,$/, ''));
  const named = (isTold ? person : isThere ? post : clean)
    .replace(/(?<=\p{L}) (?:1st|2nd|3rd|first|second|third) shift$/iu, '')
    // "Head (VP) of Looms", "(US) Loom Planner"
    .replace(/(?:^| )\([^()]{1,12}\)(?= \p{L})/u, '')
    .trim();
  const [first = '', second = ''] = named.split(/\s[-–|]\s|\s\(|,\s/);
  const head = first.trim();
  // "Retail, Sales Associate"
  if (second !== '' && !namesPerson(head) && endsInPerson(second)) return second;
  if (levelOnly.test(head) && second !== '') return `${head} of ${second}`;
  // "Intern - Loom Designer"
  if (/^(?:intern|trainee|apprentice)$/i.test(head) && endsInPerson(second))
    return `${second} ${head}`;
  if (isBehindField(head, second)) return `${second} ${head}`;
  return head === '' ? clean : head;
}

const endsInPerson = (words: string): boolean => namesPerson(lastWord(words));

const mostFieldWords = 3;

/** "Estimator - Steel Frames": one word for the person says less than what stands behind it. */
const isBehindField = (head: string, field: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(head) &&
  isOccupationWord(head) &&
  !head.endsWith('s') &&
  !namesPerson(field) &&
  !isPlaceName(field) &&
  field.split(' ').length <= mostFieldWords &&
  /^\p{Lu}\p{Ll}{3,}(?: (?:(?:and|&) )?\p{Lu}\p{Ll}{2,})*$/u.test(field) &&
  field.split(' ').every(mayBeSmall) &&
  !termsAlone.test(field);
const termsAlone =
  /\b(?:contract|temporary|immediate|start|cover|shifts?|days?|nights?|weekends?|remote|hybrid|site|job|level|grade|bonus|benefits|training|term|permanent|casual|seasonal|team|store|house|office|time|season|summer|winter|campus|hospital|school|hotel)\b/i;

const step = /\s(?:I{1,3}|IV|V|[1-5])$/;
/** "Level 3" is no third of anything. */
const ofClass = /\b(?:Level|Grade|Band|Tier|Class|Phase|Key Stage)\s\S+$/;

/** One person, in the letters of the title. */
function nameSingular(clean: string): string {
  const head = findHead(clean);
  const words = (ofClass.test(head) ? head : head.replace(step, '')).split(' ');
  // "Managers of Accounts and Publishers": the person stands first.
  const of = words.indexOf('of');
  const last = of > 0 ? of - 1 : words.length - 1;
  // "HR Manager Distribution Centers": who it is has been named before.
  const isNamed = words.slice(0, last).some((word) => isOccupationWord(word));
  const toOne = (word: string): string => toSingular(word, !isNamed);
  const isMany = toOne(words[last] ?? '') !== words[last];
  const running = words.map((word, index) => {
    const isJoined = isMany && index < last && /^(?:and|or|&|\/)$/.test(words[index + 1] ?? '');
    const isLast = index === last;
    return isLast || isJoined ? word.split('/').map(toOne).join('/') : word;
  });
  return joinField(running.map(unquote), words);
}

const listRunning = (clean: string): string[] => {
  const words = findHead(clean).replace(step, '').split(' ');
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '', false)];
};

/** Small letters, unless one of the words may be a name: then the title stands as it is written. */
function keepNames(title: string, employer: string): string {
  const words = title.split(' ');
  const places = findPlaceWords(words);
  const [house = ''] =
    /^\p{Lu}[\p{L}\p{N}’'&-]{2,}(?: \p{Lu}[\p{L}\p{N}’'&-]+)?/u.exec(employer) ?? [];
  const isOfHouse = house !== '' && ` ${title} `.includes(` ${house} `);
  const isPlain = words.every(
    (word, at) =>
      places.has(at) ||
      (word.match(/[\p{L}\p{N}’'.&+#-]+/gu) ?? []).every(
        (part) => isLetters(part) || mayBeSmall(part),
      ),
  );
  return isPlain && !isOfHouse ? lowerTitle(title) : title;
}

/** For running text: small letters except for names and abbreviations. */
function lowerTitle(title: string): string {
  const words = title.split(' ');
  const places = findPlaceWords(words);
  return words
    .map((word, at) => {
      const isClass =
        /^(?:Class|Level|Grade|Band|Tier)$/.test(word) &&
        /^(?:\d|\p{Lu}+$)/u.test(words[at + 1] ?? '');
      return places.has(at) || isClass ? word : word.replace(/[^/-]+/g, lowerWord);
    })
    .join(' ');
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

/** Ends as words for people do. */
const persons = /(?:\p{L}{2}[tdkrlnmsp]er|ist|ician|eer)$/iu;

function toSingular(word: string, mayGuess: boolean): string {
  if (
    !/s$/i.test(word) ||
    /(?:ss|us|is|sales|operations|services|systems|relations|affairs|resources|logistics|analytics|sports|arts)$/i.test(
      word,
    )
  )
    return word;
  const one = word.replace(/ies$/i, 'y').replace(/s$/i, '');
  return isOccupationWord(one) || (mayGuess && persons.test(one)) ? one : word;
}

/** "RN", "CDL", "A", "B2B", "iOS" keep their capitals. */
const lowerWord = (word: string): string => (isLetters(word) ? word : word.toLowerCase());
