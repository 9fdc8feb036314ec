import type { Phrasebook } from './phrasebook.ts';
import type { Source } from './source.ts';

type Tone = Source['voice']['tone'];

/** How a mail begins and ends in each tone; null where it begins as its author wrote it. */
const manners: Record<Tone, { greeting: string | null; signOff: string }> = {
  professional: { greeting: null, signOff: 'Kind regards,' },
  friendly: { greeting: 'Hi [First name],', signOff: 'Thanks, and all the best,' },
  casual: { greeting: 'Hey [First name],', signOff: 'Cheers,' },
  formal: { greeting: 'Dear [First name],', signOff: 'Yours sincerely,' },
  innovative: { greeting: null, signOff: 'Curious to hear from you,' },
};

const contractions: readonly [RegExp, string][] = [
  [/\b([Yy]ou|[Ww]e|[Tt]hey) will\b/g, "$1'll"],
  [/\bI will\b/g, "I'll"],
  [/\b([Yy]ou|[Ww]e|[Tt]hey) are\b/g, "$1're"],
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Ss]hould|[Ww]ould|[Cc]ould) not\b/g,
    "$1n't",
  ],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Ww]hat) is (?=\p{Ll})/gu, "$1's "],
  [/\bI am\b/g, "I'm"],
  [/\bI would\b/g, "I'd"],
];

const expansions: readonly [RegExp, string][] = [
  [/\b([Cc])an['’]t\b/g, '$1annot'],
  [/\b([Ww])on['’]t\b/g, '$1ill not'],
  [/\b(\p{L}+)n['’]t\b/gu, '$1 not'],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey)['’]ll\b/g, '$1 will'],
  [/\b([Yy]ou|[Ww]e|[Tt]hey)['’]re\b/g, '$1 are'],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey)['’]ve\b/g, '$1 have'],
  [/\bI['’]m\b/g, 'I am'],
  [
    /\b(I|[Yy]ou|[Ww]e|[Tt]hey)['’]d (?=like|be|rather|want|ask|say|tell|prefer|love|have to|need)/g,
    '$1 would ',
  ],
  [
    /\b([Ii]t|[Tt]hat|[Ww]hat|[Tt]here)['’]s (?=an?\b|the\b|not\b|what\b|why\b|how\b|no\b)/g,
    '$1 is ',
  ],
];

const replaceAll = (text: string, table: readonly [RegExp, string][]): string =>
  text
    .split(/("[^"]*")/)
    .map((part) =>
      part.startsWith('"')
        ? part
        : table.reduce((words, [from, to]) => words.replace(from, to), part),
    )
    .join('');

/** Friendly and casual speak in contractions, formal writes words out; quoted words stay as they are. */
export function speak({ voice: { tone } }: Pick<Source, 'voice'>, text: string): string {
  if (tone === 'friendly' || tone === 'casual') return replaceAll(text, contractions);
  return tone === 'formal' ? replaceAll(text, expansions) : text;
}

/** A mail in the organization's tone: greeting and closing added, its own words kept. */
export function speakMail(
  source: Pick<Source, 'voice'>,
  text: string,
  phrases: Phrasebook | null = null,
): string {
  // In other languages the mail keeps its author's manner.
  if (phrases) {
    const signed = text.replace(/\n(?=\[(?:mein|mon|mi) )/, `\n${phrases.signOff}\n`);
    return `${phrases.greeting}\n\n${signed}`;
  }
  const { greeting, signOff } = manners[source.voice.tone];
  const spoken = speak(source, text).replace(/\n(?=\[your name\])/, `\n${signOff}\n`);
  return greeting === null ? spoken : `${greeting}\n\n${withoutName(spoken)}`;
}

/** The name stands in the greeting then, and not again in the first sentence. */
function withoutName(text: string): string {
  const bare = text
    .replace(/^\[First name\], /, '')
    .replace(/, \[First name\](?=[:.?])/g, '')
    .replace(/, \[First name\], /g, ', ');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
