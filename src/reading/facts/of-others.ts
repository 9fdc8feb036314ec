import { isOccupationWord } from '../fields/title/occupation-words.ts';
import { asks, asksThem, holder, houses, quality, served, there } from './of-others.data.ts';
import { readClause, type Clause } from './shapes/clause.ts';

/** Whether a sentence speaks of the reader, or of somebody or something else: patients, the team, the house, a rule. */

/** "The AMD will": a title of several words or letters that no list of occupations knows. */
const isTitled = ({ subject, predicate }: Clause): boolean =>
  /^The \p{Lu}/u.test(subject) &&
  !houses.test(subject.split(' ').at(-1)?.toLowerCase() ?? '') &&
  /^(?:will|must|shall|is responsible)\b/.test(predicate);

const isHolder = (clause: Clause): boolean => isHolderNamed(clause) || isTitled(clause);
const isHolderNamed = ({ subject, head }: Clause): boolean =>
  holder.test(head) ||
  (isOccupationWord(head) && !isOfMany(subject, head)) ||
  // "the Sail Mending Clerk", whose middle looks like a verb.
  isPostNamed(subject) ||
  /\b(?:you|your|candidates?|applicants?|incumbent|this (?:role|position|job|post))\b/i.test(
    subject,
  );

const isPostNamed = (subject: string): boolean => {
  const last = subject.split(' ').at(-1) ?? '';
  return /^(?:the|this) \p{Lu}/iu.test(subject) && /^\p{Lu}/u.test(last) && isOccupationWord(last);
};

/** "Our nurses", "drivers": those who do such work there now. */
const isOfMany = (subject: string, head: string): boolean =>
  head.endsWith('s') &&
  /^(?:our|all our|most|many|some|the|all|other|these)\b|^\p{L}+$/iu.test(subject);

/** A whole sentence about somebody or something else, in which nothing is asked of whoever gets the job. */
export function asksNobody(text: string): boolean {
  const clause = readClause(text);
  if (!clause || isHolder(clause) || isBack(clause)) return false;
  if (isOfPeople(clause)) return !asksThem.test(text);
  return !asks.test(text) && !quality.test(clause.head);
}

/** Whom "they" means, the sentence before says. */
const isBack = ({ head }: Clause): boolean => /^(?:they|their|these|them)$/.test(head);
const isOfPeople = ({ subject, head }: Clause): boolean =>
  served.test(head) || there.test(head) || (isOccupationWord(head) && isOfMany(subject, head));

/** A whole sentence on the house or on people other than the reader. */
export function tellsOfOthers(text: string): boolean {
  const clause = readClause(text);
  if (!clause || isHolder(clause) || asksThem.test(text)) return false;
  return houses.test(clause.head) || isOfPeople(clause);
}

const provided =
  /^(?:is|are|will be|can be) (?:also |all |fully |always )?(?:provided|supplied|given|offered|paid|covered|supported|included)\b(?! (?:by (?:the|you|all)|in|that|with proof))/i;

/** "All tools and training are provided": one gets it. */
export function isProvided(text: string): boolean {
  const clause = readClause(text);
  return (
    clause !== undefined &&
    !isHolder(clause) &&
    !isOfPeople(clause) &&
    provided.test(clause.predicate) &&
    !/\b(?:must|need|require\w*|preference|priority|consideration|you (?:will|must|provide))\b/i.test(
      text,
    )
  );
}

/** "Our nurses see six patients a day": told of those who do the work now. */
export function tellsOfColleagues(text: string): boolean {
  const clause = readClause(text);
  return clause !== undefined && isOccupationWord(clause.head) && isOfPeople(clause);
}

const ofFigures = /^(?:information|description|details|ranges?|estimates?|figures?)$/;
const ofStaff =
  /\b(?:you|yours?|yourself|employees?|staff|colleagues?|team members?|workforce|us|benefits?|perks?|bonus\p{L}*|paid|pay|leave|time off)\b/iu;

/** A whole sentence that promises nothing to those who work there: it tells what others get, or how a figure was made. */
export function offersNobody(text: string): boolean {
  const clause = readClause(text);
  if (!clause || isProvided(text)) return false;
  if (ofFigures.test(clause.head)) return true;
  return served.test(clause.head) && !ofStaff.test(text);
}

const they = /^(?:they|their)\b/i;
/** What they will or must do is the work of whoever joins them. */
const toCome = /^they(?:['’]ll| will| must| should| are (?:expected|responsible|required))\b/i;

/** Whether "they" of a sentence are others than whoever gets the job: the sentence before it in its line says whom it means. */
export function speaksOfThem(text: string, before: string): boolean {
  if (!they.test(text)) return false;
  const clause = readClause(before);
  if (!clause || isHolder(clause) || isBack(clause)) return false;
  if (served.test(clause.head)) return true;
  return !toCome.test(text) && (houses.test(clause.head) || isOfPeople(clause));
}

/** "A varied role in a small bakery", "opportunities to teach": what one finds there, among what is asked. */
const found =
  /^(?:an? |the )?(?:(?!(?:in|of|with|for|to|at|on|from|by|or)\b)[\p{L}-]+,? (?:and |& )?){0,5}(?:(?<chance>opportunit(?:y|ies)(?= to\b| for\b))|role(?! model)|environment|workplace|workspace|culture)(?= (?:in|with|where|that|to|for|of|which|at)\b|$)/iu;
const asksForIt =
  /\b(?:must|required?|experience|able|ability|willing\p{L}*|comfort\p{L}*|thrive|adapt\p{L}*|previous|prior|similar|background|work(?:ing)? in|knowledge|understanding|contribut\p{L}*|commit\p{L}*|lead(?:ing|ership)?|management|fast|paced)\b/iu;

/** What a line names that one finds or may do there; undefined where it asks for something. */
export function readFound(text: string): 'benefit' | 'culture' | undefined {
  const named = found.exec(text);
  if (!named || asksForIt.test(text)) return undefined;
  if (named.groups?.['chance'] !== undefined) return 'benefit';
  return /^an? /i.test(text) ? 'culture' : undefined;
}
