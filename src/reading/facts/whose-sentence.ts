import { readPlainVerb } from './shapes/plain-verb.ts';
import type { Fact } from '#shared/brief.ts';
import type { Unit } from '#shared/reading.ts';

/** Of whom a sentence speaks: one that leans on the sentence before it, or on the role, tells nothing of the employer. */

/** What an employer calls itself: "This family firm has". */
const house =
  'company|firm|organi[sz]ation|business|charity|school|hospital|hotel|university|college|group|agency|bank|club|centre|center|practice|trust|museum|restaurant|institution';
const job =
  'role|position|job|post|opportunity|internship|vacancy|appointment|placement|apprenticeship|assignment|person|individual|candidate|incumbent|postholder|class';
/** "These values guide us", "This approach has won prizes": which ones, the sentence before says. */
const pointsBack = new RegExp(
  String.raw`^(?:this|these|that|those) (?!is (?:an?|the|our|your|not)\b|(?:\S+ ){0,4}(?:${house}|${job}|year|month|summer|team|department|site|location)s?\b)`,
  'i',
);
/** "We achieve this with good looms", "They do so by hand", "In doing so we grow". */
const doesIt =
  /^(?:we|they) (?:\p{L}+ly |all )?(?:achieve|accomplish|do|realise|realize|make|prove|deliver|live) (?:this|that|it|so|these|them)\b|^(?:by|in|through|to|for|with|because of) (?:doing|do)? ?(?:this|so|that)(?:,| we\b| our\b)/iu;
const saidOfIt =
  /^it (?:also |then |just )?(?:means|gives|allows|enables|helps|makes|shows|takes|requires|reflects|is (?:their|this|these|that|why|through|because|how|for|by|with|also|not|important|every|what))\b/i;
const ofRole = new RegExp(
  String.raw`^(?:in |as part of |within )?(?:this|the) (?:[\p{L}\d'’/-]+ ){0,2}?(?:${job})(?:['’]s)?,? (?:\p{L}+ )`,
  'iu',
);

type Kind = Fact['kind'];
const told = new Set<Kind>(['culture', 'team', 'other']);

/** Titles of people in a row, which tell nothing. */
function areTitles(text: string): boolean {
  const words = text.split(' ');
  return words.length > 3 && words.every((word) => /^(?:\p{Lu}|(?:of|and|the|for)$)/u.test(word));
}

/** The kind that a sentence keeps; null where nobody could tell what it speaks of. */
export function settleSubject(kind: Kind, text: string): Kind | null {
  if (!told.has(kind)) return kind;
  if (areTitles(text) || pointsBack.test(text) || doesIt.test(text) || saidOfIt.test(text))
    return null;
  return kind === 'culture' && ofRole.test(text) ? 'other' : kind;
}

const namesRole = /^(?:this|the) (?:[\p{L}'’-]+ ){0,3}?(?:role|position|job|post)\b/iu;
const it =
  /^it (?!(?:is|has|requires|needs|offers|comes|involves|includes|means|gives|was|allows|takes)\b)(?=\p{Ll}+s\b)/iu;

/** "The role has no reports. It works with the mill": what "it" does is what one does there. */
export function isOfRole(text: string): boolean {
  return namesRole.test(text);
}
export const saysIt = ({ text, shape }: Pick<Unit, 'text' | 'shape'>): boolean =>
  shape !== 'heading' && it.test(text);

/** "Key stakeholders" over the people whom one meets. */
const overContacts = /\b(?:relationships|stakeholders|interfaces)$/i;

export const namesContacts = (text: string, { heading, label }: Unit): boolean =>
  overContacts.test(label ?? heading ?? '') && !/\byou\b/i.test(text);

/** "Head, Pilots" under "Key stakeholders", taken for work or for a demand: somebody one deals with. */
export const isContact = (text: string, unit: Unit): boolean =>
  (unit.role === 'duty' || unit.role === 'must') &&
  namesContacts(text, unit) &&
  text.split(' ').length <= longestContact &&
  readPlainVerb(/^\p{L}+/u.exec(text)?.[0] ?? '') === undefined;
const longestContact = 6;
