import { createHash } from 'node:crypto';

/** A name without legal form and signs, so that two ways to write it are one. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(
      /\b(?:the|inc|llc|ltd|limited|plc|corp|corporation|company|co|pllc|pc|lp|llp|gmbh)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

export const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** Labels keep a short hash of a name. */
export const hashName = (name: string): string => hashOf(plainName(name), 8);

const filling = /^(?:the|and|inc|llc|ltd|group|company|services|solutions|for|corporation|corp)$/;
const common =
  /^(?:national|american|united|first|global|the|new|general|city|county|state|university|health|medical|central|north|south|east|west|international|advanced|community)$/;
const shortest = 4;

/** How a name of a text stands to the name in the column of its advertisement. */
export function compare(key: string, column: string): 'same' | 'start' | 'near' | 'other' {
  const [name, whole] = [plainName(key), plainName(column)];
  if (name === '' || whole === '') return 'other';
  if (name === whole) return 'same';
  if (name.length >= shortest && whole.startsWith(`${name} `) && !common.test(name)) return 'start';
  const initials = whole
    .split(' ')
    .map((word) => word[0])
    .join('');
  const isNear =
    name.length >= 3 &&
    (whole.startsWith(`${name} `) ||
      name.startsWith(`${whole} `) ||
      whole.endsWith(` ${name}`) ||
      initials === name ||
      whole.replaceAll(' ', '') === name.replaceAll(' ', ''));
  return isNear ? 'near' : 'other';
}

/** Whether no word of a name stands in a text. */
export const isUnsaid = (column: string, text: string): boolean => {
  const words = column
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= 3 && !filling.test(word));
  const lower = text.toLowerCase();
  return words.length > 0 && !words.some((word) => lower.includes(word));
};
