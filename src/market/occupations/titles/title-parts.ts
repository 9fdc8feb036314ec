import { splitTitle } from '../normalize-title.ts';
import { toCore, toCoreWithHead, toWords } from './title-words.ts';

/** A title, or one of several that stand side by side in it, as word lists to be looked up, the fullest first. */
export type TitlePart = {
  forms: (readonly string[])[];
  /** Without levels and contract words; empty when there is nothing else. */
  core: readonly string[];
  trust: number;
};

const PAGE_WORDS =
  /\b(?:job (?:post|ad|description|title|details?)|we are hiring|now hiring|apply now)\b/gi;
/** What follows these is where, when or with what, not who. */
const TRAILER =
  /\s+(?:\u00e0|au|en (?:CDI|CDD|alternance|int\u00e9rim)|(?:at|near|within) (?=\p{Lu})|bei der|w\/|based in|starting|reporting to|job in)\b.*$/u;
const PAY = /[$\u00a3\u20ac]\s?\d.*$/u;
/** "Ouvri\u00e8re ou ouvrier", "Waiter or waitress": the second names the same work. */
const OR = /\s+(?:ou|oder|o|or|bzw\.?)\s+/iu;

function* listTexts(title: string): Generator<[text: string, trust: number]> {
  const clean = title.replace(PAGE_WORDS, ' ').replace(PAY, ' ');
  const [first = '', ...parts] = splitTitle(clean);
  const short = first.replace(TRAILER, '');
  const outside = short.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  yield [first, 1];
  if (short !== first) yield [short, 1];
  if (outside !== short) yield [outside, 0.99];
  for (const [position, part] of parts.slice(0, 6).entries()) {
    const plain = part.replace(TRAILER, '');
    yield [plain, position === 0 ? 0.96 : 0.86];
    if (OR.test(plain)) for (const one of plain.split(OR)) yield [one, 0.9];
  }
}

/** "Director of Sales" is a sales director; "Manager, Tax" a tax manager. */
function turnAtOf(text: string): string[] | undefined {
  const [, head, rest] = /^(.{3,30}?)(?: of (?:the )?|, )(.{3,40})$/i.exec(text.trim()) ?? [];
  if (!head || !rest || /[,(]/.test(rest)) return undefined;
  return [...toCore(toWords(rest)), ...toWords(head)];
}

/** Bounded: a title is a line, not a text. */
const LONGEST = 160;
const MOST_WORDS = 14;

export function readTitleParts(title: string): TitlePart[] {
  const seen = new Set<string>();
  const parts: TitlePart[] = [];
  for (const [text, trust] of listTexts(title.slice(0, LONGEST))) {
    const words = toWords(text).slice(0, MOST_WORDS);
    const turned = turnAtOf(text);
    const core = toCoreWithHead(words);
    const lists = [words, core, toCore(words), ...(turned ? [turned] : [])];
    const forms = lists.filter((list) => {
      const key = list.join(' ');
      if (list.length === 0 || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    if (forms.length > 0) parts.push({ forms, core, trust });
  }
  return parts;
}
