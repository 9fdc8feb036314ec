import { readPlainVerb } from '#reading/facts/shapes/plain-verb.ts';

/** "As mate, you will be responsible for steering your boat": what is done stands behind it. */
const answering =
  /^As (?:(?:an?|the|our) )?[^,]{3,40}, you(?:['’]ll| will| would) be (?:responsible|accountable) for (?<doing>\p{Ll}+ing)(?<rest> .+)$/u;

/** The same as one does it; null for any other line. */
export function sayAnswered(own: string): string | null {
  const { doing = '', rest = '' } = answering.exec(own)?.groups ?? {};
  const plain = readPlainVerb(doing);
  return plain?.form === 'gerund' && !/ and \p{Ll}+ing\b/u.test(rest)
    ? `${plain.verb}${rest.replace(/\byour (?:designated |assigned |own )?/gu, 'the ')}`
    : null;
}
