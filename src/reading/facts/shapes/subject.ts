import { isOccupationWord } from '../../fields/title/occupation-words.ts';
import { readPlainVerb } from './plain-verb.ts';

const before = String.raw`(?:(?:additionally|in addition|furthermore|moreover),? (?=(?:you|they|the|this)\b)|in (?:this|the) (?:role|position|job|capacity),? |as (?:an?|our|the|part of|a member of) [^,.;:]{3,70}?,? (?=(?:you|they|the|this)\b)|(?:under|reporting|working) [^,.;:]{3,70}, (?=(?:you|they|the|this)\b))?`;
const modal = String.raw`(?:['’]ll| will| would| shall| must)`;
const charge = String.raw`(?:(?:responsible|accountable)(?: and (?:responsible|accountable))? for|expected to|required to|tasked with|charged with|asked to)`;
/** "You will need to balance": it is no more than that it is done. */
const need = String.raw`(?: (?:need|have) to)`;
const also = String.raw`(?: (?:also|primarily|mainly|directly|chiefly|then))?`;
/** Who does it, and that they are to do it. */
const lead = new RegExp(
  String.raw`^${before}(?:(?<who>you|they|he or she|he/she|s/he|(?:the |this |our |an? |each )?[^,.;:]{2,70}?)(?:${modal}${also} be${also} ${charge}|(?: (?:is|are)|['’]re)${also} ${charge}|${modal}${also}(?:${need}(?! (?:have|be|possess|hold|show|demonstrate)\b)| be(?: to(?= \p{L})|(?= \p{L}+ing )))?)|(?:is|are)${also} ${charge}|will(?: also)?(?: be ${charge})?|(?:has|needs) to|(?:the|this) (?:role|position|job) (?:involves|includes|will involve|will include)|(?:be )?(?:responsible|accountable) for|(?:(?:key|main|core|primary|principal|your|other|additional|ongoing|daily|typical|specific|essential|major|the) )*(?:duties|responsibilities|tasks|activities|functions) (?:(?:will|may|also) )*(?:includ(?:e|es|ing)|involve|encompass):?(?: but (?:is|are) not limited to:?)?|to) (?=\p{L})`,
  'iu',
);
const person =
  /^(?:you|they|he or she|he\/she|s\/he|candidate|applicant|incumbent|holder|hire|person|employee|jobholder|postholder|role|position|job|individual|colleague|member|appointee)s?$/i;

/** "The Clerk will" is said of who is hired, "The project will" is not. */
export function isOfPerson(who: string): boolean {
  // "the Clerk at our mill", "the Director of Weaving"
  const [head = ''] = who.split(/ (?:at|on|of|for|in|within|with) /, 1);
  // "the Packer/Loader": either of two names.
  const ends = [who, head].map((words) => words.split(/[ /]/).at(-1) ?? '');
  return (
    person.test(who) ||
    ends.some((last) => person.test(last) || isOccupationWord(last)) ||
    (/^the \p{Lu}{2,5}$/iu.test(who) && /\p{Lu}{2,5}$/u.test(who))
  );
}

/** How many characters only say who does what follows: "You will own the models". */
export function findSubject(said: string): number {
  // "The Sr. Clerk will": the stop ends a short form, and no sentence.
  const phrase = said.replace(/(?<=\b(?:Sr|Jr|Asst|Assoc|Mgr|Dir))\./g, ' ');
  const found = lead.exec(phrase);
  const who = found?.groups?.['who'];
  if (found && (who === undefined || isOfPerson(who))) return found[0].length;
  return findActor(phrase, opening.exec(phrase)?.[0].length ?? 0);
}

const opening = new RegExp(`^${before}`, 'iu');
const longestActor = 8;

/** "A Plant Operator oversees the boilers", "You own the models": without a word between. */
function findActor(phrase: string, from: number): number {
  const words = phrase.slice(from).split(' ', longestActor + 2);
  const isMany = /^(?:you|they)$/i.test(words[0] ?? '');
  // Where "it" does something in a duty, it is the role.
  if (/^it$/i.test(words[0] ?? ''))
    return readPlainVerb(words[1] ?? '')?.form === 'third' ? from + 'it '.length : 0;
  if (!isMany && !/^(?:the|this|our|an?|each)$/i.test(words[0] ?? '')) return 0;
  let at = from;
  for (const [index, word] of words.entries()) {
    at += word.length + 1;
    if (/[,.;:]$/.test(word)) return 0;
    if (!isOfPerson(word)) continue;
    const rest = words.slice(index + 1);
    const verb = rest.find((next) => !/^(?:also|\p{Ll}+ly)$/u.test(next)) ?? '';
    // "The Clerk drafts, files and mails"
    if (readPlainVerb(verb.replace(/,$/, ''))?.form === (isMany ? 'plain' : 'third'))
      return at + (rest[0] === 'also' ? 'also '.length : 0);
  }
  return 0;
}

/** "You will own the data models" is, in a list, "own the data models". */
export const dropSubject = (phrase: string): string => phrase.slice(findSubject(phrase));
