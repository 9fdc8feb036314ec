import { kindOfRequirement } from './requirement-kind.ts';
import type { Told } from './told.ts';

/** Sentences that say who is wanted without standing in a list of demands. */

/** "If you're a calm leader with a love of food, we want to hear from you" */
const closing =
  /^if (?:this sounds like you, and )?you(?:['’]re| are| have| bring| possess) (?:also )?(?:an? |someone (?:with|who (?:is|has)) (?:an? )?)?(?<who>\S[^.?!]{8,180}?)(?:(?:,| [–-])?(?: then)? (?:we(?:['’]d|['’]ll| would| want)|this (?:is|could|may|might))|(?:,| [–-]|,? then) (?:this|apply|come|get in touch|you(?:['’]ll| will| could| may)|please|join|let['’]s|look no further|don['’]t|send|click))\b/iu;
/** "and looking to join us": what they want is not what is wanted of them. */
const ownWish =
  /,? and (?:you )?(?:are )?(?:look(?:ing)?|want|would like|wish|ready|eager to join|hoping|keen to)\b.*$/i;
/** Said of somebody's plans or of the law, and no wish. */
const noWish =
  /^(?:interested|looking|ready|excited|unable|unsure|currently|applying|successful|selected|offered|shortlisted|not|already|current|existing|internal|individual|disabled|disability|keen to|from|in|the|over|under|experiencing|having|hired|invited|(?:a )?questions?|(?:a )?quer(?:y|ies)|enquir|further|any|what it takes|read|reached|made it|been|applied|seeking|searching|up for|passionate about (?:joining|this))\b/i;

/** Who is wanted, in the words of the sentence; undefined where it says no such thing. */
export function findWanted(text: string): string | undefined {
  const who = closing.exec(text)?.groups?.['who'];
  if (who === undefined || noWish.test(who)) return undefined;
  const words = who.replace(ownWish, '').replace(/(?<![\s,;–-])[\s,;–-]+$/, '');
  return /\blooking (?:for|to)\b|\bopenings?\b/i.test(words) ? undefined : words;
}

/** Where nothing can be proven, it is a manner that is wanted. */
export function readWanted(text: string): Told {
  const kind = kindOfRequirement(text);
  return { kind: kind === 'skill' ? 'trait' : kind, text, isClosing: true };
}

/** "The ideal candidate will have a clean licence": a demand wherever it stands. */
const ideal =
  /^(?:the|our|your|an?) (?:ideal|successful|right|perfect|best|strong|qualified|preferred) (?:\p{L}+ ){0,2}?(?:candidate|applicant|person|individual|hire)s? (?:(?:will|should|must|would) (?:also )?(?:have|possess|bring|hold|demonstrate|be (?!responsible|based|joining|(?:an? |one )?(?:\p{L}+ )?(?:part|member) of|working|expected|required|accountable|reporting|given|offered|contacted|notified|paid))|(?:has|have|is|are|possesses|brings|holds|demonstrates) )/iu;
export const asksOfIdeal = (text: string): boolean => ideal.test(text);
