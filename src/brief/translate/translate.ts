import { french } from './french.data.ts';
import { german } from './german.data.ts';
import type { LanguageTable } from './language-table.ts';
import { foreignTitles } from './titles.data.ts';

/**
 * A phrase of a German or French ad in English, where the tables cover all of it; undefined otherwise. A word we
 * do not know is never guessed: the phrase then stays in the words of the ad.
 */
export function translatePhrase(text: string): string | undefined {
  const plain = text.trim().replace(/(?<![.,;:!])[.,;:!]+$/, '');
  if (plain.length > 160 || !/\p{L}/u.test(plain)) return undefined;
  for (const table of languages) {
    const english = translateBy(table, plain);
    if (english !== undefined) return english.charAt(0).toUpperCase() + english.slice(1);
  }
  return undefined;
}

/** "office administrator" for "Bürokauffrau / Bürokaufmann"; undefined for titles we do not know. */
export function translateTitle(title: string): string | undefined {
  const parts = title
    .split(/(?:(?<!\s)\s+)?[/|]\s*|(?<!\s)\s+(?:oder|ou)\s+/)
    .map((part) => part.trim().toLowerCase());
  const found = parts.map((part) => titles.get(part));
  return found[0] !== undefined && found.every((name) => name === found[0]) ? found[0] : undefined;
}

const titles = new Map(
  Object.entries(foreignTitles).flatMap(([english, names]) =>
    names.split('|').map((name) => [name.toLowerCase(), english] as const),
  ),
);

interface Language extends LanguageTable {
  patterns: [RegExp, string[], string][];
}

/** The slots of a pattern in their order, and the pattern with a group for each. */
function compile(table: LanguageTable): Language {
  const patterns = table.phrases.map(([from, to]): [RegExp, string[], string] => {
    const slots: string[] = [];
    const source = from.replace(/\{([ofn])\}/g, (_, slot: string) => {
      slots.push(slot);
      return slot === 'n' ? '(?<n>\\d+|\\p{L}+)' : `(?<${slot}>.+?)`;
    });
    return [new RegExp(`^(?:${source})$`, 'iu'), slots, to];
  });
  return { ...table, patterns };
}

const languages = [compile(german), compile(french)];

function translateBy(language: Language, text: string): string | undefined {
  return translatePattern(language, text) ?? translateDuty(language, text);
}

function translatePattern(language: Language, text: string): string | undefined {
  for (const [pattern, slots, to] of language.patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const filled = slots.reduce<string | undefined>((english, slot) => {
      const value = match.groups?.[slot];
      if (english === undefined) return undefined;
      // A part of the pattern that was not there takes its words along.
      if (value === undefined)
        return english.replace(new RegExp(String.raw`\s(?:in|of|for) \{${slot}\}`), '');
      const put = translateSlot(language, slot, value);
      return put === undefined ? undefined : english.replaceAll(`{${slot}}`, put);
    }, to);
    if (filled === undefined) continue;
    const isEquivalent = to.endsWith(' or equivalent') && !/équivalent$/i.test(text);
    return (isEquivalent ? filled.replace(/ or equivalent$/, '') : filled).replace(
      /\$1/g,
      match[1] ?? '',
    );
  }
  return undefined;
}

function translateSlot(language: Language, slot: string, value: string): string | undefined {
  if (slot === 'n') return /^\d+$/.test(value) ? value : language.numbers[value.toLowerCase()];
  if (slot === 'f') return translateRow(value, language.or, 'or', (part) => language.fields[part]);
  return translateThings(language, value);
}

const translateThings = (language: Language, value: string): string | undefined =>
  translateRow(
    value,
    language.and,
    'and',
    (part) => language.things[part.replace(language.article, '')],
  );

/** "A, B und C" when every part is known. */
function translateRow(
  value: string,
  joint: RegExp,
  word: string,
  find: (part: string) => string | undefined,
): string | undefined {
  const parts = value
    .split(new RegExp(`${joint.source}|,\\s+`, 'i'))
    .map((part) => part.trim().toLowerCase());
  const english = parts.map((part) => find(part));
  if (english.some((part) => part === undefined)) return undefined;
  const known = english as string[];
  return known.length < 2
    ? known[0]
    : `${known.slice(0, -1).join(', ')} ${word} ${known.at(-1) ?? ''}`;
}

/** "Prüfung von Rechnungen und Klärung von Abweichungen": one duty or two, each a head and its things. */
function translateDuty(language: Language, text: string): string | undefined {
  const tail = language.tails.find(([pattern]) => pattern.test(text));
  const bare = tail ? text.replace(tail[0], '') : text;
  const end = tail ? (tail[0].exec(text)?.[0] ?? '').replace(tail[0], tail[1]) : '';
  const whole = translateHeaded(language, bare);
  if (whole !== undefined) return `${whole}${end}`;
  for (const joint of bare.matchAll(new RegExp(language.and.source, 'gi'))) {
    const first = translateHeaded(language, bare.slice(0, joint.index));
    const second = translateHeaded(language, bare.slice(joint.index + joint[0].length));
    if (first !== undefined && second !== undefined) return `${first} and ${second}${end}`;
  }
  return undefined;
}

function translateHeaded(language: Language, text: string): string | undefined {
  const [head = '', ...rest] = text.split(' ');
  const verb = language.heads[head.toLowerCase()];
  if (verb === undefined) return undefined;
  // "Saisir et contrôler les factures"
  const [joint = '', next = '', ...others] = rest;
  const second = language.and.test(` ${joint} `) ? language.heads[next.toLowerCase()] : undefined;
  const things = (second === undefined ? rest : others)
    .join(' ')
    .replace(/^(?:von|der|des|bei der|bei|mit|für|à|aux?)\s+/i, '');
  const object = translateThings(language, things);
  if (object === undefined) return undefined;
  return second === undefined ? `${verb} ${object}` : `${verb} and ${second} ${object}`;
}
