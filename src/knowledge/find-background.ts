import type { Brief, Fact } from '#shared/brief.ts';
import {
  anyHouse,
  fieldsInIng,
  homes,
  houses,
  housesOfField,
  namedFields,
  noField,
  practices,
  wholeFields,
  wrappings,
} from './background.data.ts';

/** Where somebody should have worked, in the words of the job: a kind of house or a field. */
export interface Background {
  name: string;
  /** As in "nurse at a dental practice". */
  where: string;
  /** Several such houses, as in "other dental practices"; null where the job names a field. */
  houses: string | null;
  /** The words themselves, without what they are wrapped in. */
  said: string[];
  /** What stands in profiles. */
  search: string[];
  /** Each of the alternatives as it is named. */
  whole: string[];
}

const asked: ReadonlySet<Fact['kind']> = new Set(['experience', 'skill', 'education', 'other']);
const past = /\b(?:experience\w{0,2}|background|worked|employed|career|years?|history|trained)\b/i;
/** "No industry experience needed." */
const needless =
  /\b(?:no|not|without|never)\b[^.;]{0,40}\b(?:experience|background|required|necessary|needed|essential)\b|\bour\b[^.;]{0,30}\b(?:office|team|firm|agency|compan|cent)/i;
const order: readonly Fact['importance'][] = ['must', 'preferred', 'nice'];

/** The background that a job asks for or likes best, the demanded one first; null where it names none. */
export function findBackground(
  { facts }: Pick<Brief, 'facts'>,
  importances: readonly Fact['importance'][] = order,
): Background | null {
  const lines = facts.filter(
    ({ kind, text }) => asked.has(kind) && past.test(text) && !needless.test(text),
  );
  for (const importance of importances)
    for (const { text } of lines.filter((line) => line.importance === importance)) {
      const found = findHouse(text) ?? findNamedField(text);
      if (found) return found;
    }
  return null;
}

/** More than one of them: "agencies", "practices". */
const plural = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
const singular = new Map(
  [...houses, ...housesOfField, ...wrappings].flatMap((noun) => [
    [noun.toLowerCase(), noun] as const,
    [plural(noun).toLowerCase(), noun] as const,
  ]),
);
const nouns = [...singular.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** What may follow the house; another noun would make it a part of something else. */
const behind = String.raw`(?=$|[.,;:()/–—]|\s\(|\s(?:-|and|or|with|is|are|would|will|in|as|for|at|on|where|who|preferred|preferably|required|desir\p{L}{1,8}|essential|mandatory|needed|highly|strongly|ideally|but|to|using|an? (?:plus|asset|advantage)|advantage\p{L}{0,5}|\p{L}{2,14}ing)\b)`;
const word = String.raw`[\p{L}\d&/’'.-]{1,24}`;
const behindPast = new RegExp(
  String.raw`\b(in|within|at|from|(?:for|with)(?= an? )) ((?:${word},? ){0,9}?)(${nouns})${behind}`,
  'giu',
);
const beforePast = new RegExp(
  String.raw`(?<![\p{L}\d&/’'.-])()()(${nouns}) (?:work )?(?:experience|background)\b`,
  'giu',
);
const wholeWord = new RegExp(`^${word},?$`, 'u');
const wordsBefore = 5;
const longestBefore = 125;

/** The few words that stand right before a place of a text. */
function takeBefore(text: string, at: number): string {
  const words = text
    .slice(Math.max(0, at - longestBefore), at)
    .trimEnd()
    .split(' ');
  const from = words.findLastIndex((one) => !wholeWord.test(one));
  const taken = words.slice(Math.max(from + 1, words.length - wordsBefore));
  return taken.map((one) => `${one} `).join('');
}

/** "Two years in a dental practice", "property management company experience". */
function findHouse(text: string): Background | null {
  for (const pattern of [behindPast, beforePast])
    for (const match of text.matchAll(pattern)) {
      const isPast = pattern === beforePast;
      const [, preposition = '', named = '', noun = ''] = match;
      const before = isPast ? takeBefore(text, match.index) : named;
      const kind = singular.get(noun.toLowerCase());
      const start = isPast ? match.index - before.length : match.index;
      const isStudied = studied.test(text.slice(0, Math.max(0, start)).slice(-near));
      // Who has worked with a provider has not worked at one.
      const isWithOne = /^with$/i.test(preposition) && /^(?:provider|vendor)$/.test(kind ?? '');
      if (kind === undefined || isStudied || isWithOne) continue;
      const found = nameHouse(before, kind, isPast);
      if (found) return found;
    }
  return null;
}
const near = 30;
const studied = /\b(?:degree|diploma|bachelor|master|graduat|educat|stud)/i;

function nameHouse(before: string, kind: string, isPast: boolean): Background | null {
  const fields = listNamed(before, kind);
  if (fields === null) return null;
  const isHouse = houses.includes(kind);
  // "Senior living, healthcare, or restaurant".
  if (/(?:,| or)$/i.test(before.trimEnd()))
    return isHouse && fields.length > 0 ? describe([...fields, kind], 'setting') : null;
  // "A degree in pharmacy" is no house.
  if (fields.length === 0)
    return isHouse && (isPast || /(?:^|\s)(?:an?|the)\s/i.test(before)) ? describe([], kind) : null;
  if (kind === 'practice' && !fields.every((field) => practices.test(field))) return null;
  if (kind === 'home' && !fields.every((field) => homes.test(field))) return null;
  return describe(fields, kind);
}

const joint =
  /^(?:in|within|at|of|with|for|from|into|to|by|on|as|an?|the|that|which|who|where|is|are|be|been|has|have|must|role|roles|position|experience|experienced|background|knowledge|understanding|years?['’]?|months?|than|between|including|involving|across|e\.g\.?|i\.e\.?|\d.{0,6})$/i;
const mostWords = 3;
const mostFields = 3;

const bare = (one: string): string => one.replace(/[,.]$/, '').toLowerCase();
const isDoing = (one: string): boolean =>
  /^\p{L}{3,}ing$/u.test(bare(one)) && !fieldsInIng.has(bare(one));

/** The fields before a house, without what is said of any house; null where the words are no name of a field. */
function listNamed(before: string, kind: string): string[] | null {
  const words = before.trim().split(/\s+/).filter(Boolean);
  const start = words.findLastIndex((one) => joint.test(bare(one)) || isDoing(one));
  const parts = words
    .slice(start + 1)
    .join(' ')
    .split(/, ?| or | and\/or |\//i);
  const isNoField = (field: string): boolean =>
    noField.test(field) && !/^(?:public company|ad agency)$/i.test(`${field} ${kind}`);
  const fields = parts.map(trimField).filter((field) => field !== '' && !isNoField(field));
  const isName = fields.every((field) => {
    const count = field.split(' ').filter((one) => !/^(?:and|&)$/.test(one)).length;
    return count <= mostWords && /^[\p{L}\d&.’' -]+$/u.test(field);
  });
  // "A degree or equivalent industry experience" tells what was studied, "a target-measured environment" how it is there.
  const isOther = fields.some(
    (field) => studied.test(field) || (kind === 'environment' && ofManner.test(field)),
  );
  return isName && !isOther && fields.length <= mostFields ? fields : null;
}

const ofManner = /-(?!based$|regulated$)\p{L}{2,}(?:ed|en)$/iu;

/** "A busy, highly regulated dental" is "dental". */
function trimField(part: string): string {
  const own = part.split(/\s+/).filter(Boolean);
  const isAny = (one = ''): boolean => anyHouse.has(bare(one)) || /^(?:and|&|or)$/i.test(one);
  const isWhole = (): boolean =>
    wholeFields.some((field) => own.join(' ').toLowerCase().startsWith(field));
  while (own.length > 0 && isAny(own[0]) && !isWhole()) own.shift();
  while (own.length > 0 && /^(?:and|&|or|fields?)$/i.test(own.at(-1) ?? '')) own.pop();
  return own.every((one) => isAny(one)) && !isWhole() ? '' : own.map(toPlain).join(' ');
}

/** "Insurance" of a heading is no name; "FMCG" and "FinTech" are. */
const toPlain = (word: string): string =>
  /^(?:\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)*|\p{Lu}{6,})$/u.test(word) ? word.toLowerCase() : word;

const joinOr = (list: readonly string[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;

const withArticle = (name: string): string =>
  /^(?:[aeiou]|[AEFHILMNORSX]\p{Lu})/u.test(name.replace(/^(?:uni|eu|one)/i, 'y'))
    ? `an ${name}`
    : `a ${name}`;

function describe(fields: readonly string[], kind: string): Background {
  const own = joinOr(fields);
  if (wrappings.includes(kind)) {
    const isPlace = kind === 'environment' || kind === 'setting';
    const name = isPlace ? withArticle(`${own} ${kind}`) : `the ${own} ${kind}`;
    return {
      name,
      where: `in ${name}`,
      houses: null,
      said: [...fields],
      search: [...fields],
      whole: [...fields],
    };
  }
  const full = [own, kind].filter(Boolean).join(' ');
  const whole = fields.length < 2 ? [full] : [`${fields.at(-1)} ${kind}`];
  const telling = fields.filter(
    (field) => (field.includes(' ') && !/ (?:public|private)$/.test(field)) || ofAField.test(field),
  );
  return {
    name: withArticle(full),
    where: `at ${withArticle(full)}`,
    houses: [own, plural(kind)].filter(Boolean).join(' '),
    said: [...whole, ...telling],
    search: [...whole, ...telling],
    whole,
  };
}

/** One word that tells a field wherever it stands; "public" and "power" tell none. */
const ofAField =
  /^(?:dental|medical|veterinary|pharmac\w+|legal|nonprofit|non-profit|\p{L}{3,}(?:pedic|logy|surgical|atric|tech|care)|[\p{Lu}\d]{3,6})$/u;

const fieldWords = namedFields.flatMap((field) => field.said.map((said) => ({ said, field })));
const names = fieldWords.map(({ said }) => said).toSorted((a, b) => b.length - a.length);
const askedField = new RegExp(
  String.raw`\b(?:experience|background|career|years|worked|exposure)\b[^.;:]{0,40}?\b(?:in|within|from|at)\s(?:the\s|an?\s)?(${names.join('|')})${behind}|\b(${names.join('|')})[ -](?:experience|background|trained|firm experience)\b`,
  'iu',
);

const pluralOf = (house: string): string => {
  const words = house.split(' ');
  return [...words.slice(0, -1), plural(words.at(-1) ?? '')].join(' ');
};

/** "Background in wealth management", "Big 4 experience". */
function findNamedField(text: string): Background | null {
  const match = askedField.exec(text);
  const said = (match?.[1] ?? match?.[2])?.toLowerCase();
  const found = fieldWords.find((one) => one.said === said)?.field;
  if (!said || !found) return null;
  const name = found.name ?? said;
  return {
    name,
    where: `${/^an? /.test(name) ? 'at' : 'in'} ${name}`,
    houses: /^an? /.test(name) ? pluralOf(name.replace(/^an? /, '')) : null,
    said: [...found.said],
    search: [...(found.search ?? found.said)],
    whole: [said],
  };
}
