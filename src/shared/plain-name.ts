import { z } from 'zod';

/**
 * Names of people and organizations stand in mails to strangers, so they must not read as anything
 * else: one line, no characters that hide or turn what is written, no web or email address.
 */

/** Control characters, line ends, and what hides text or makes it run the other way. */
const unplain = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u;
const dot = '[.\\u3002\\uFF0E\\uFF61\\u2024]';
/** A scheme, a mailbox, or a host that says so itself or has a path behind it. */
const outright = new RegExp(
  `[:：]\\s*[/／]{2}|\\bwww${dot}|\\b(?:mailto|javascript|data|tel):\\S|[^\\s@＠][@＠][^\\s@＠]|[\\p{L}\\p{N}]${dot}\\p{L}{2,}[/／]`,
  'iu',
);
/** What a mail program may turn into a link: also "Dr.Smith" and "Booking.com", which are names. */
const likeHost = new RegExp(
  `[\\p{L}\\p{N}]${dot}[\\p{L}\\p{N}]{2,}|(?<!\\d)\\d+(?:${dot}\\d+){3}`,
  'u',
);

interface NameOptions {
  label: string;
  max: number;
  /** When there is none. */
  missing: string;
}

export const plainName = ({ label, max, missing }: NameOptions) =>
  z
    .string(`${label} must be text`)
    .trim()
    .min(1, missing)
    .max(max, `${label} must be at most ${max} characters`)
    .refine((name) => !unplain.test(name), `${label} must be one line of plain text`)
    .refine((name) => !outright.test(name), `${label} must not contain a web or email address`);

const separators = new RegExp(`[:：/／\\\\@＠]|${dot}(?=[\\p{L}\\p{N}])`, 'gu');

/** As a reader counts: an accent or an emoji of several parts is one. */
const segmenter = new Intl.Segmenter();

/** A stored name as it may stand in a mail to a stranger: short, in one line, and never a link. */
export function nameInMail(name: string, max = 60): string {
  const line = name.replaceAll(new RegExp(unplain, 'gu'), ' ');
  const harmless =
    outright.test(line) || likeHost.test(line) ? line.replaceAll(separators, ' ') : line;
  const plain = harmless.replaceAll(/[<>]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(segmenter.segment(plain), ({ segment }) => segment);
  if (characters.length <= max) return plain;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trim()}…`;
}
