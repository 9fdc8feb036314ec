import { rememberTexts } from '#shared/remember-texts.ts';
import type { Line } from './lines.ts';
import { coreWords, modifiers, phrases } from './heading-words.ts';
import type { SectionKind } from './heading-words.ts';

const kindOfWord = new Map<string, SectionKind>();
for (const [kind, words] of Object.entries(coreWords) as [SectionKind, string][]) {
  for (const word of words.split(' ')) {
    if (!kindOfWord.has(word)) kindOfWord.set(word, kind);
  }
}
const modifierWords = new Set(modifiers.split(' '));

const longestHeading = 90;
const shortestHeading = 3;
const mostWords = 10;

/** "Ability to work in a team" is an item of a list, though a heading may have each of its words. */
const ofList = /^(?:the )?ability to \p{L}+ \p{L}/u;

/** What a heading's words say, or undefined when they are no heading that we know. */
export const classifyHeading = rememberTexts((text: string): SectionKind | undefined => {
  if (text.length > longestHeading || text.length < shortestHeading) return undefined;
  const words = normaliseHeading(text);
  if (words === '' || words.split(' ').length > mostWords) return undefined;
  if (ofList.test(words)) return undefined;
  const phrase = phrases.find(([pattern]) => pattern.test(words));
  const kind = phrase ? phrase[1] : classifyWords(words.split(' '));
  return kind ?? classifyOwned(text) ?? classifyOfJob(text);
});

/** "Key Skills of a Dock Warden", "A day in the life of a Dyer at Fernmill": a heading, and the job it is of. */
function classifyOfJob(text: string): SectionKind | undefined {
  const [, words = ''] =
    /^(\p{Lu}[\p{L} ]{5,40}) (?:[Oo]f|[Aa]s) (?:[Aa]n?|[Tt]he|[Oo]ur) (?:\p{Lu}[\p{L}&/-]{1,20} ?){1,5}(?:(?:at|in|for) [^.:;]{2,40})?:?$/u.exec(
      text,
    ) ?? [];
  const kind = words === '' ? undefined : classifyHeading(words);
  return kind === 'duty' || kind === 'must' || kind === 'benefit' ? kind : undefined;
}

/** "Harrow Mills' Benefits and Perks": what the house gives, under its name. */
function classifyOwned(text: string): SectionKind | undefined {
  const [owner = ''] =
    /^(?:\p{Lu}[\p{L}&.-]{0,20} ){0,3}\p{Lu}[\p{L}&.-]{0,20}(?:['’]s|s['’]) (?=\p{Lu})/u.exec(
      text,
    ) ?? [];
  if (owner === '') return undefined;
  return classifyHeading(text.slice(owner.length)) === 'benefit' ? 'benefit' : undefined;
}

function normaliseHeading(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/^\d{1,2}[.)]?\s/, '')
      .replace(/\([^()]{0,60}\)/g, ' ')
      // "Must Have's"
      .replace(/(?<=\b(?:have|need|want|do|don't))'s\b/g, 's')
      .replace(/[/,]/g, ' ')
      .replace(/[^\p{L}\p{N}'&+\- ]/gu, '')
      .replace(/\s+/g, ' ')
      .replace(/ (?:&|and) /g, (joint) => joint)
      .trim()
  );
}

const ofOneValue = new Set<SectionKind>(['place', 'schedule', 'pay', 'process']);

function classifyWords(words: string[]): SectionKind | undefined {
  const kinds: SectionKind[] = [];
  for (const word of words) {
    const kind = kindOfWord.get(word);
    if (kind) kinds.push(kind);
    else if (!modifierWords.has(word)) return undefined;
  }
  const [first] = kinds;
  if (first === undefined) return undefined;
  // "Preferred location": one value, and no heading over what follows.
  if (kinds.includes('nice'))
    return kinds.some((kind) => ofOneValue.has(kind)) ? undefined : 'nice';
  if (kinds.includes('pay') && kinds.includes('benefit')) return 'benefit';
  if (kinds.includes('duty')) return 'duty';
  if (first === 'overview' || first === 'company')
    return kinds.find((kind) => kind !== first) ?? first;
  return first;
}

/** For what stands as a heading with words we do not all know: the last one that says something. */
export function guessKind(text: string): SectionKind | null {
  const words = normaliseHeading(text).split(' ').slice(-mostWords);
  // "Set up web applications": no way to apply.
  const told = words.filter((word) => words.length <= 3 || !/^applications?$/.test(word));
  return told.map((word) => kindOfWord.get(word)).findLast((kind) => kind !== undefined) ?? null;
}

/** Looks like a heading by its form, whatever its words: capitals, a hash, or a colon at the end of a short line. */
export function hasHeadingForm(line: Line): boolean {
  const { text } = line;
  if (line.continued || text.length > longestHeading || /[.,;]$/.test(text)) return false;
  if (line.mark === 'hash') return true;
  if (line.mark === 'bullet') return /[:?]$/.test(text);
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isCapitals = letters.length > 3 && letters === letters.toUpperCase();
  return isCapitals || /[:?]$/.test(text);
}
