import { capitalize } from '#writing/casing.ts';
import { obeyStyle } from './obey-style.ts';
import { changeOpen, isOpenlyIn } from '../wording/open-text.ts';
import type { Phrasebook } from '../wording/phrasebook.ts';
import type { Source } from '../source.ts';
import { readStyleNote } from './style-note.ts';
import type { StyleNote } from './wanted-style.ts';
import { contractions, expansions, manners } from './tones.data.ts';

type Voiced = Pick<Source, 'voice'> & { employer?: Pick<Source['employer'], 'name' | 'signsFor'> };

const replaceAll = (text: string, table: readonly [RegExp, string][]): string =>
  changeOpen(text, (part) => table.reduce((words, [from, to]) => words.replace(from, to), part));

/** A text for candidates in the organization's tone and by its style note; quoted words stay as they are. */
export function speak(source: Voiced, text: string): string {
  const { words } = manners[source.voice.tone];
  const note = readStyleNote(source.voice);
  const hasContractions = note.contractions ?? manners[source.voice.tone].contractions;
  const worded = replaceAll(greet(source, text), words);
  const spoken =
    hasContractions === null
      ? worded
      : replaceAll(worded, hasContractions ? contractions : expansions);
  return obeyStyle(note, spoken);
}

/** A mail: greeting and closing added, its author's words between them. */
export function speakMail(source: Voiced, text: string, phrases: Phrasebook | null = null): string {
  const note = readStyleNote(source.voice);
  const { greeting, signOffs } = manners[source.voice.tone];
  // In other languages a mail keeps its author's manner.
  const hello =
    greetsWith(note) ?? (phrases ? phrases.greeting : greeting && `${greeting} [First name],`);
  const closing = note.signOff ?? chooseClean(note, phrases ? [phrases.signOff] : signOffs);
  const spoken = phrases ? obeyStyle(note, text) : speak(source, text);
  const body = hello === null || phrases ? spoken : withoutName(spoken);
  const signed = addHouse(
    source,
    body.replace(ownLine, (line) => (closing ? `\n${closing}${line}` : line)),
  );
  return [hello && `${hello}\n\n`, signed, note.tagLine && `\n\n${note.tagLine}`].join('');
}

/** The line with the name of whoever writes. */
/** Whoever recruits for somebody else says for which house. */
function addHouse({ employer }: Voiced, mail: string): string {
  const house = employer?.signsFor?.trim() ?? '';
  if (house === '' || house === employer?.name) return mail;
  return mail.replace(/^(\[(?:your|mein|mon|mi) [^\]\n]+\][^\n]{0,40})$/m, `$1\n${house}`);
}

const ownLine = /\n(?=\[(?:your|mein|mon|mi) )/;

const greetsWith = ({ greeting }: StyleNote): string | null =>
  greeting && `${greeting} [First name],`;

/** The first without a word that is not wanted; the name alone closes a mail too. */
const chooseClean = ({ avoid }: StyleNote, lines: readonly string[]): string | undefined =>
  lines.find((line) => avoid.every(({ pattern }) => !isOpenlyIn(line, pattern)));

const hellos =
  /^(?:Hi|Hey|Hello|Hallo|Good (?:day|morning|afternoon|evening)),? (?=\[First name\])|^(?=\[First name\](?:,|\.|:|\?) (?:hello|hi|hey)\b)/i;

/** Where a text greets, it does so as the tone and the note want it. */
function greet({ voice }: Voiced, text: string): string {
  const { greeting } = readStyleNote(voice);
  const hello = greeting ?? manners[voice.tone].hello;
  if (hello === null) return text;
  // "[First name], hello, this is ..." greets after the name.
  const named = text.replace(
    /^\[First name\], (?:hello|hi|hey)(?:, |\. |: )(\p{L}|\[)/iu,
    (_, next: string) => `Hello [First name], ${next}`,
  );
  if (hellos.test(named)) return named.replace(hellos, `${hello} `);
  // A note that asks for a greeting gets one wherever a message begins with the name.
  return greeting && /^\[First name\][,.:] /.test(named)
    ? named.replace(/^\[First name\][,.:] /, `${greeting} [First name], `)
    : named;
}

/** The name stands in the greeting then, and not again in the first sentence. */
function withoutName(text: string): string {
  const bare = text
    .replace(
      /^(?:(?:Hi|Hey|Hello|Dear|Good (?:day|morning|afternoon|evening)),? )?\[First name\][,.:!]? +/,
      '',
    )
    .replace(/, \[First name\](?=[:.?;])/g, '')
    // "What counts, [First name], is the week" needs neither comma.
    .replace(/, \[First name\], (?=(?:is|are|was|were|has|have|than)\b)/g, ' ')
    .replace(/, \[First name\], /g, ', ')
    .replace(/(?<=^|[.?!] )\[First name\], (\p{L})/gmu, (_, letter: string) =>
      letter.toUpperCase(),
    );
  return capitalize(bare);
}
