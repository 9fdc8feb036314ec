import type { Source } from '#plan/source.ts';
import { say, type Slots } from './prose/fill.ts';
import { readStyle, type StyleRules } from './voice-style.ts';

export type Tone = Source['voice']['tone'];

/** One phrase table for each tone: words for candidates differ, facts do not. */
export type TonePhrases = Readonly<Record<Tone, readonly string[]>>;

export type Voice = { tone: Tone; style: StyleRules };

export const readVoice = ({ voice }: Source): Voice => ({
  tone: voice.tone,
  // A line that closes messages has no place in an advertisement, for which this is used.
  style: { ...readStyle(voice.messagingStyle), closing: null },
});

const CONTRACTIONS: [RegExp, string][] = [
  [/\b([Yy]ou|[Ww]e|[Tt]hey) will\b/g, "$1'll"],
  [/\b([Yy]ou|[Ww]e|[Tt]hey) are\b/g, "$1're"],
  [/\b([Yy]ou|[Ww]e|[Tt]hey) have (?=been|already|got|worked|done|seen)/g, "$1've "],
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Ss]hould|[Ww]ould|[Cc]ould) not\b/g,
    "$1n't",
  ],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ii]t|[Tt]hat|[Hh]ere|[Tt]here|[Ww]hat) is\b(?! (?:to be|on file))/g, "$1's"],
  [/\bI am\b/g, "I'm"],
  [/\bI would\b/g, "I'd"],
];

/** Friendly and casual speak in contractions; the others write words out. Quoted words stay as they are. */
function contract(text: string, tone: Tone): string {
  if (tone !== 'friendly' && tone !== 'casual') return text;
  return text
    .split(/("[^"]*")/)
    .map((part) =>
      part.startsWith('"')
        ? part
        : CONTRACTIONS.reduce((words, [from, to]) => words.replace(from, to), part),
    )
    .join('');
}

/** Replaces what the organization does not want to read and keeps to its rules of punctuation. */
function applyStyle(text: string, { avoid, exclamations, semicolons }: StyleRules): string {
  let styled = exclamations ? text : text.replace(/!+/g, '.');
  if (!semicolons)
    styled = styled.replace(/;\s+(\p{L})/gu, (_m, c: string) => `. ${c.toUpperCase()}`);
  for (const { pattern, instead } of avoid) {
    styled = styled.replace(pattern, (word) =>
      /^\p{Lu}/u.test(word) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead,
    );
  }
  return styled;
}

/** A finished text for candidates in the organization's voice. */
export const speak = ({ tone, style }: Voice, text: string): string =>
  applyStyle(contract(text, tone), style);

/**
 * A phrase for candidates: from the tone's own table, without the words the organization avoids where another
 * phrase does without them, and short where it asks for short sentences.
 */
export function sayInVoice(voice: Voice, phrases: TonePhrases, slots: Slots, seed: string): string {
  const { avoid, shortSentences } = voice.style;
  const own = phrases[voice.tone];
  const clean = own.filter((phrase) => !avoid.some(({ pattern }) => phrase.search(pattern) >= 0));
  const usable = clean.length > 0 ? clean : own;
  const ordered = shortSentences
    ? usable.toSorted((a, b) => a.length - b.length).slice(0, 1)
    : usable;
  return speak(voice, say(ordered, slots, seed) || say(usable, slots, seed));
}
