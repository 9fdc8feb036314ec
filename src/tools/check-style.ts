import { isOpenlyIn, splitSentences } from '#plan/wording/open-text.ts';
import type { Source } from '#plan/source.ts';
import { readStyleNote } from '#plan/style/style-note.ts';
import type { Habit, StyleNote } from '#plan/style/wanted-style.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { isRecord } from './reading/decode-stored.ts';

interface Spoken {
  /** Keys under which stands what candidates read; all but `notFor` where none are named. */
  keys?: ReadonlySet<string>;
  notFor?: ReadonlySet<string>;
  /** Keys of mails. */
  mails: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Where each tool keeps words for candidates; the other tools are for recruiters and managers. */
const spokenBy: Partial<Record<ToolId, Spoken>> = {
  attractionPosting: { keys: new Set(['publicJobPosting', 'socialBlurb']), mails: none },
  engagementKit: {
    keys: new Set(['script', 'ctas', 'subject', 'template', 'rebuttal']),
    mails: new Set(['template']),
  },
  candidateMessaging: {
    keys: new Set(['script', 'subject', 'body', 'shortReply', 'openingLine', 'text', 'action']),
    mails: new Set(['body']),
  },
  engagementTracker: { keys: new Set(['nudge']), mails: none },
  interviewCoaching: { notFor: new Set(['toolDescription']), mails: none },
};

const habits: Record<Habit, { sign: RegExp; name: string }> = {
  exclamation: { sign: /!/, name: 'Exclamation marks' },
  semicolon: { sign: /;/, name: 'Semicolons' },
  dash: { sign: / [—–] /, name: 'Dashes' },
  emoji: { sign: /\p{Extended_Pictographic}/u, name: 'Emojis' },
  hashtag: { sign: /(?:^|\s)#\p{L}/u, name: 'Hashtags' },
  capitals: { sign: /\p{Lu}{4} \p{Lu}{4}/u, name: 'Capitals' },
};

interface Checked {
  tool: ToolId;
  voice: Source['voice'];
  content: unknown;
}

/** Which parts of the style note a finished output does not keep to, a sentence each. */
export function checkStyle({ tool, voice, content }: Checked): string[] {
  const spoken = spokenBy[tool];
  if (!spoken || voice.messagingStyle.trim() === '') return [];
  const note = readStyleNote(voice);
  const { texts, mails } = gather(content, spoken);
  return [
    ...note.notUnderstood.map((part) => `"${part}" was not applied: it was not understood.`),
    ...checkWords(note, texts),
    ...checkLengths(note, texts, mails),
    ...checkMails(note, mails),
  ];
}

function checkWords({ avoid, without, contractions, speaksAs }: StyleNote, texts: string[]) {
  const count = (pattern: RegExp): number =>
    texts.filter((text) => isOpenlyIn(text, pattern)).length;
  return [
    ...avoid.map(({ word, pattern }) => say(count(pattern), `"${word}" still stands`)),
    ...[...without].map((one) => say(count(habits[one].sign), `${habits[one].name} still stand`)),
    contractions === false
      ? say(count(/\p{L}(?:n['’]t|['’](?:ll|re|ve))(?!\p{L})/u), 'Contractions still stand')
      : '',
    speaksAs === 'company'
      ? say(count(/(?<!\p{L})(?:we|us|our)(?!\p{L})/iu), '"We", "us" or "our" still stands')
      : '',
    speaksAs === 'we' ? 'The company is still named, so that readers know who "we" are.' : '',
  ].filter(Boolean);
}

const say = (count: number, what: string): string =>
  count === 0
    ? ''
    : `${what} in ${count === 1 ? 'one text' : `${count} texts`}, where no other wording was safe.`;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

function checkLengths(
  { longestSentence, longestMail }: StyleNote,
  texts: string[],
  mails: string[],
): string[] {
  const long = texts
    .flatMap((text) => text.split('\n').flatMap(splitSentences))
    .filter((sentence) => longestSentence !== null && countWords(sentence) > longestSentence);
  const wordy = mails.filter((mail) => longestMail !== null && countWords(mail) > longestMail);
  return [
    long.length > 0
      ? `${long.length} sentences are still longer than ${longestSentence} words.`
      : '',
    wordy.length > 0 ? `${wordy.length} mails are still longer than ${longestMail} words.` : '',
  ].filter(Boolean);
}

function checkMails({ greeting, signOff, tagLine }: StyleNote, mails: string[]): string[] {
  const lacks = (line: string | null, isKept: (mail: string, line: string) => boolean) =>
    line !== null && mails.some((mail) => !isKept(mail, line));
  return [
    lacks(greeting, (mail, line) => mail.startsWith(line))
      ? `"${greeting}" does not begin every mail.`
      : '',
    lacks(signOff, (mail, line) => mail.includes(line))
      ? `"${signOff}" does not close every mail.`
      : '',
    lacks(tagLine, (mail, line) => mail.includes(line))
      ? `"${tagLine}" does not stand under every mail.`
      : '',
    tagLine !== null && mails.length > 0
      ? `"${tagLine}" stands under mails only; voicemails and short messages have no room for it.`
      : '',
  ].filter(Boolean);
}

function gather(content: unknown, { keys, notFor, mails }: Spoken) {
  const found: { texts: string[]; mails: string[] } = { texts: [], mails: [] };
  const visit = (value: unknown, isSpoken: boolean, isMail: boolean): void => {
    if (typeof value === 'string') {
      if (isSpoken) found.texts.push(value);
      if (isMail) found.mails.push(value);
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, isSpoken, isMail);
    } else if (isRecord(value)) {
      for (const [key, held] of Object.entries(value)) {
        const speaks = keys ? isSpoken || keys.has(key) : !notFor?.has(key) && isSpoken;
        visit(held, speaks, mails.has(key));
      }
    }
  };
  visit(content, keys === undefined, false);
  return found;
}
