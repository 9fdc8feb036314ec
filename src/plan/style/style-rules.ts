import { capitalize } from '#writing/casing.ts';
import type { AvoidedWord, Habit, StyleNote } from './wanted-style.ts';
import { buzzwords, instead, removable } from './style-words.data.ts';

/** Finds one kind of wish in a clause, notes it, and says what of the match it leaves to others. */
interface StyleRule {
  pattern: RegExp;
  take: (
    note: StyleNote,
    groups: readonly (string | undefined)[],
    whole: string,
  ) => string | undefined;
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

function avoidWord(word: string, replacement?: string): AvoidedWord {
  const known = word.toLowerCase();
  const safe = removable.has(known) ? '' : Object.hasOwn(instead, known) ? instead[known] : null;
  return {
    word,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}(?![\\p{L}\\p{N}])`, 'giu'),
    instead: replacement ?? safe ?? null,
  };
}

/** A quotation, or one or two bare words. */
const saying = String.raw`(?:"([^"]{1,60})"|([\p{L}'-]{1,30}(?: [\p{L}'-]{1,30})?))`;
const company = String.raw`(?:the |our )?(?:company|employer|organi[sz]ation)(?:'s)?(?: name)?`;
const we = '"?(?:we|us|our)"?';
const insteadOf = String.raw`,?\s+(?:and )?(?:instead of|rather than|not|never|over)\s+`;
const negated = String.raw`(?:avoid|never(?: ever)?|do not|don't|please don't|must not|should not|shouldn't)`;
const verb =
  '(?:use|say|write|mention|include|using|saying|writing|end with|sign off with|close with|start with|open with|begin with|greet with)';

const habits: readonly [RegExp, Habit][] = [
  [/exclamation|shouting/i, 'exclamation'],
  [/emoji|emoticon|smiley/i, 'emoji'],
  [/semi-?colon/i, 'semicolon'],
  [/dash/i, 'dash'],
  [/hashtag/i, 'hashtag'],
  [/caps|capital/i, 'capitals'],
];
const habit = String.raw`(?:exclamations?(?: marks?| points?)?|shouting|emojis?|emoticons?|smileys?|semi-?colons?|(?:em |en |long )?dash(?:es)?|hashtags?|(?:all[ -]?)?caps|(?:all )?capitals?(?: letters)?|corporate jargon|jargon|buzz ?words?|clich[eé]s?|hype|superlatives|contractions?)`;

const greetings =
  "hi there|hi|hello|hey|dear|good morning|good day|good afternoon|good evening|g'day|howdy|hallo|guten tag|liebe[rs]?|bonjour|salut|hola|buenos días|estimad[oa]";

function leaveOut(note: StyleNote, text: string): void {
  const found = habits.find(([pattern]) => pattern.test(text));
  if (found) note.without.add(found[1]);
  else if (/contraction/i.test(text)) note.contractions = false;
  else note.avoid.push(...buzzwords.map((word) => avoidWord(word)));
}

const isClosing = (line: string): boolean =>
  line.endsWith(',') ||
  /^(?:[\p{L}' ]{0,20})?(?:regards|wishes|best|cheers|thanks|thank you|sincerely|faithfully|warmly|grüße|gruß|cordialement|saludos?)$/iu.test(
    line,
  );

function closeWith(note: StyleNote, line: string, isSignOff: boolean): void {
  if (isSignOff || isClosing(line)) note.signOff = /[.,!?]$/.test(line) ? line : `${line},`;
  else note.tagLine = line;
}

/** Words of a list that are to be avoided; what is no word comes back. */
function avoidListed(note: StyleNote, list: string): string {
  const quoted = [...list.matchAll(/"([^"]{1,60})"/g)].map(([, word = '']) => word);
  const items = quoted.length > 0 ? quoted : list.split(/,|\band\b|\bor\b|\bnor\b|\//i);
  const rest: string[] = [];
  for (const item of items) {
    const word = item
      .trim()
      .replace(/^(?:the )?(?:words?|terms?|phrases?) /i, '')
      .replace(/ (?:in|on|to|at|when|anywhere|ever|please|any ?more)\b.*$/i, '');
    if (new RegExp(`^${habit}$`, 'iu').test(word)) leaveOut(note, word);
    else if (/^[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,3}[.!?]?$/u.test(word))
      note.avoid.push(avoidWord(word));
    else if (word !== '') rest.push(item);
  }
  return rest.join(', ');
}

const rule = (pattern: string, take: StyleRule['take']): StyleRule => ({
  pattern: new RegExp(pattern, 'giu'),
  take,
});

const setSentences = (note: StyleNote, [words]: readonly (string | undefined)[]): undefined => {
  note.shortSentences = true;
  note.longestSentence = Number(words);
};

const atMost = String.raw`(?:under|below|at most|max(?:imum)?(?: of)?|no more than|no longer than|up to|fewer than|less than|not more than)\s+(\d{1,3})\s+words`;

/** In this order: what is quoted as a closing is no rule, and a pair of words is no list. */
export const styleRules: readonly StyleRule[] = [
  // Closings.
  rule(
    String.raw`(?<!never |not |n't )\b(sign(?:ing)?[ -]?off|sign|clos(?:e|ing)|end|finish|conclude)\b(?: (?:all|every|each|our|your|the|e-?mails?|mails?|messages?|letters?|texts?|line|it|them|off|everything|notes?|always))*\s*(?:with|as|is|:)\s*(?:the words? |"([^"]{2,120})"|([^",;]{2,80})$)`,
    (note, [how = '', quoted, bare], whole) => {
      const line = (quoted ?? bare)?.trim();
      if (!line) return whole;
      closeWith(note, line, /^sign|^clos/i.test(how) && !/[.!?]$/.test(line));
      return undefined;
    },
  ),
  rule(
    String.raw`\b(?:our )?tag ?line\b\s*(?:is|:)?\s*(?:"([^"]{2,120})"|([^",;]{2,80})$)`,
    (note, [quoted, bare]) => {
      note.tagLine = (quoted ?? bare ?? '').trim();
      return undefined;
    },
  ),
  // Who speaks.
  rule(
    String.raw`\b${negated}\s+(?:${verb}\s+)?${we}(?:(?:,|\s+or|\s+and|/)\s*${we})*(?![\p{L}"])`,
    (note) => {
      note.speaksAs = 'company';
      return undefined;
    },
  ),
  rule(
    String.raw`\b(?:use|say|write)\s+${company}(?:${insteadOf}${we}(?:(?:,|\s+or|\s+and|/)\s*${we})*)?(?=$|[\s,])|\bthird person\b`,
    (note) => {
      note.speaksAs = 'company';
      return undefined;
    },
  ),
  rule(
    String.raw`\b(?:use|say|write|speak|talk)\s+(?:as |in )?(?:the )?"?(?:we|first person plural)"?(?:[ -]form)?(?![\p{L}])(?:${insteadOf}${company})?`,
    (note) => {
      note.speaksAs = 'we';
      return undefined;
    },
  ),
  rule(String.raw`\b(?:use|by|with)\s+(?:the(?:ir)?\s+)?first names?(?: only)?\b`, () => undefined),
  // One word for another.
  rule(
    String.raw`\b${negated}\s+(?:${verb}\s+)?"([^"]{1,60})"\s*[,:]?\s*(?:but )?(?:say|use|write|but)\s+"([^"]{1,60})"(?:\s+instead)?`,
    (note, [wrong = '', right]) => {
      note.avoid.push(avoidWord(wrong, right));
      return undefined;
    },
  ),
  rule(
    String.raw`\b(?:always )?(?:say|use|write|prefer)\s+${saying}${insteadOf}${saying}(?=$|[\s,])`,
    (note, [a, b, c, d]) => {
      const right = a ?? b ?? '';
      note.avoid.push(avoidWord(c ?? d ?? '', right));
      if (new RegExp(`^(?:${greetings})$`, 'iu').test(right)) note.greeting = capitalize(right);
      return undefined;
    },
  ),
  rule(
    String.raw`\binstead of\s+${saying},?\s+(?:say|use|write)\s+${saying}(?=$|[\s,])`,
    (note, [a, b, c, d]) => {
      note.avoid.push(avoidWord(a ?? b ?? '', c ?? d));
      return undefined;
    },
  ),
  // Habits, then words.
  rule(
    String.raw`\b(?:no|without|skip|zero|free of|drop|${negated}(?:\s+(?:use|using|write|writing))?)\s+(?:any |all |the )?(${habit}(?:(?:, and |, or |, | and | or )(?:no )?${habit})*)(?![\p{L}])`,
    (note, [list = '']) => {
      for (const [one] of list.matchAll(new RegExp(habit, 'giu'))) leaveOut(note, one);
      return undefined;
    },
  ),
  rule(
    String.raw`\b(?:avoid(?:ing)?|${negated}\s+${verb}|never(?=\s+")|no(?=\s+")|without(?=\s+(?:the word|"))|stay away from|steer clear of|(?:forbidden|banned)(?: words?| terms?)?(?: are| is)?|(?:words?|terms?) to avoid|ban)(?![\p{L}])\s*:?\s*(?:(?:the|these|those|using|saying)\s+)*(?:(?:words?|terms?|phrases?)(?:\s+(?:like|such as))?\s*:?\s*)?([^;]+)`,
    (note, [list = '']) => {
      const end = list.search(
        /,?\s+(?:but |and )?(?:always|sign|end|close|keep|start|greet|say|use|write)\b/i,
      );
      const [mine, rest] = end === -1 ? [list, ''] : [list.slice(0, end), list.slice(end)];
      return ` ${avoidListed(note, mine)} ${rest}`;
    },
  ),
  // Greetings.
  rule(
    String.raw`\b(?:say|greet(?: (?:people|candidates|everyone|them))?(?: with)?|(?:open|start|begin)(?: (?:all|every|each|our|e-?mails?|mails?|messages?))* with|greeting(?: is|:)?|salutation(?: is|:)?|use)\s+"?(${greetings})\b(?:[ ,]*(?:\[[^\]]{1,20}\]|first name|name))?,?"?`,
    (note, [word = '']) => {
      note.greeting = capitalize(word);
      return undefined;
    },
  ),
  // Lengths.
  rule(String.raw`\bsentences?\b[^\d,;]{0,20}${atMost}`, setSentences),
  rule(String.raw`\b${atMost}\s+(?:per|a|in (?:a|each|every))\s+sentence`, setSentences),
  rule(String.raw`\b(?:messages?|e-?mails?|mails?)\b[^\d,;]{0,25}${atMost}`, (note, [words]) => {
    note.longestMail = Number(words);
    return undefined;
  }),
  rule(
    String.raw`\b(?:short(?:er)?|brief|crisp) sentences\b|\bkeep (?:sentences|it|them|things)(?: very)? (?:short|brief)(?: and (?:clear|simple|direct|sweet))?\b|\bsentences (?:short|brief)\b|\bshort and (?:clear|direct|simple|sweet)\b`,
    (note) => {
      note.shortSentences = true;
      return undefined;
    },
  ),
  rule(String.raw`\b(?:use|with) contractions\b`, (note) => {
    note.contractions = true;
    return undefined;
  }),
];
