import type { Source } from './source.ts';

/** What can be kept to of an organization's own words on how it writes. */
interface StyleRules {
  exclamations: boolean;
  avoid: string[];
  /** A line the organization puts under everything. */
  closing: string | null;
  /** The rules as they were understood, for a voice guide. */
  understood: string[];
}

/** What to say instead of a word somebody does not want; there is none for other words. */
const instead: Readonly<Record<string, string>> = {
  candidate: 'applicant',
  candidates: 'applicants',
  applicant: 'candidate',
  applicants: 'candidates',
  team: 'group',
  crew: 'team',
  role: 'job',
  job: 'role',
  position: 'role',
  opportunity: 'job',
  opportunities: 'jobs',
  employees: 'people',
  staff: 'people',
  salary: 'pay',
  resume: 'CV',
  cv: 'resume',
};

const forbids =
  /\b(?:avoid|never (?:use|say|write)|do(?:n['’]t| not) (?:use|say|write))\s(?:the )?(?:(?:words?|terms?|phrases?)\s)?:?\s?([^.\n;]{2,300})/gi;
const noWord =
  /^(?:jargon|slang|emojis?|exclamation.*|buzzwords?|clich[eé]s?|superlatives|passive.*|long .*|acronyms|contractions)$/i;

/** 'Avoid "family", "ninja" and rockstar.' names three words. */
function readAvoided(text: string): string[] {
  return [...text.matchAll(forbids)].flatMap(([, list = '']) => {
    const quoted = [...list.matchAll(/["“'‘]([^"“”'‘’]{2,40})["”'’]/g)].map(
      ([, word = '']) => word,
    );
    const named = quoted.length > 0 ? quoted : list.split(/,|\band\b|\bor\b/i);
    return named
      .map((word) => word.trim())
      .filter((word) => /^[\p{L}-]{2,30}(?: [\p{L}-]{2,30})?$/u.test(word) && !noWord.test(word));
  });
}

const closingLine =
  /\b(?:end|close|finish|sign[- ]off|tag ?line|closing)\b[^"“\n]{0,60}["“]([^"”\n]{3,120})["”]/i;

export function readStyle({ voice: { messagingStyle: text } }: Pick<Source, 'voice'>): StyleRules {
  const isShort = /short(?:er)? sentences|keep it short|brief sentences/i.test(text);
  const isCalm = /(?:no|never|without|avoid|don['’]t use) (?:any )?exclamation/i.test(text);
  const avoid = readAvoided(text);
  const closing = closingLine.exec(text)?.[1]?.trim() ?? null;
  return {
    exclamations: !isCalm,
    avoid,
    closing,
    understood: [
      ...(isShort ? ['short sentences'] : []),
      ...(isCalm ? ['no exclamation marks'] : []),
      ...avoid.map((word) => `never "${word}"`),
      ...(closing ? [`closes with "${closing}"`] : []),
    ],
  };
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text by the rules of the house: what has another word gets it, and nobody shouts. */
export function keepStyle({ exclamations, avoid }: StyleRules): (text: string) => string {
  const words = avoid.flatMap((word) => {
    const other = Object.hasOwn(instead, word.toLowerCase()) ? instead[word.toLowerCase()] : null;
    return other ? [{ pattern: new RegExp(`\\b${escape(word)}\\b`, 'giu'), other }] : [];
  });
  return (text) => {
    const calm = exclamations ? text : text.replace(/!/g, '.');
    return words.reduce((changed, { pattern, other }) => changed.replace(pattern, other), calm);
  };
}
