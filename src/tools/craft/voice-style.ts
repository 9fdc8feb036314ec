/** What a rule can honour of the organization's own words on how it writes. */
export type StyleRules = {
  shortSentences: boolean;
  exclamations: boolean;
  semicolons: boolean;
  avoid: { word: string; pattern: RegExp; instead: string }[];
  /** A line the organization puts under everything: a tag line or a closing. */
  closing: string | null;
  /** The rules that were understood, for the voice guide. */
  understood: string[];
};

/** What to say instead of a word somebody does not want; a word not listed falls away with its blank. */
const INSTEAD: Record<string, string> = {
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
  pay: 'salary',
  resume: 'CV',
  cv: 'resume',
  hire: 'take on',
  apply: 'send your application',
};

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** 'Avoid "family", "ninja" and rockstar.' names three words. */
function readAvoided(text: string): string[] {
  const rules = text.matchAll(
    /\b(?:avoid(?: (?:the )?(?:words?|terms?|phrases?))?|never (?:use|say|write)(?: (?:the )?(?:words?|terms?))?|do(?:n['’]t| not) (?:use|say|write)(?: (?:the )?(?:words?|terms?))?|no use of|without (?:the )?words?)[:\s]+([^.\n;]+)/gi,
  );
  return [...rules].flatMap(([, list = '']) => {
    const quoted = [...list.matchAll(/["“”'‘]([^"“”'‘’]{2,40})["“”'’]/g)].map(
      ([, word = '']) => word,
    );
    const named = quoted.length > 0 ? quoted : list.split(/,|\band\b|\bor\b/i);
    return named
      .map((word) => word.trim().replace(/^(?:the )?words? /i, ''))
      .filter((word) => /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(word))
      .filter(
        (word) =>
          !/^(?:jargon|slang|emojis?|exclamation|buzzwords?|clich[eé]s?|superlatives|passive.*|long .*|acronyms|contractions)/i.test(
            word,
          ),
      );
  });
}

const closingPattern =
  /\b(?:end|close|finish|sign off|sign-off|tag ?line|closing)\b[^"“\n]{0,60}["“]([^"”\n]{3,120})["”]/i;

export function readStyle(messagingStyle: string): StyleRules {
  const text = messagingStyle.trim();
  const asks = (pattern: RegExp): boolean => pattern.test(text);
  const shortSentences = asks(
    /short(?:er)? sentences|keep it short|brief sentences|short and (?:clear|direct|simple)/i,
  );
  const noExclamation = asks(
    /(?:no|never|without|avoid|don['’]t use) (?:any )?(?:exclamation|shouting)/i,
  );
  const avoided = readAvoided(text);
  const closing = closingPattern.exec(text)?.[1]?.trim() ?? null;
  return {
    shortSentences,
    exclamations: !noExclamation,
    semicolons: !shortSentences,
    avoid: avoided.map((word) => ({
      word,
      pattern: new RegExp(
        Object.hasOwn(INSTEAD, word.toLowerCase())
          ? `\\b${escape(word)}\\b`
          : `\\s*\\b${escape(word)}\\b`,
        'giu',
      ),
      instead: (Object.hasOwn(INSTEAD, word.toLowerCase()) && INSTEAD[word.toLowerCase()]) || '',
    })),
    closing,
    understood: [
      ...(shortSentences ? ['short sentences'] : []),
      ...(noExclamation ? ['no exclamation marks'] : []),
      ...(asks(/(?:no|without|avoid|never)[^.]{0,20}emojis?/i) ? ['no emojis'] : []),
      ...avoided.map((word) => `never "${word}"`),
      ...(closing ? [`closes with "${closing}"`] : []),
    ],
  };
}
