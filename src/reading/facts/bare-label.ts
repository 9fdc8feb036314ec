import type { UnitRole } from '#shared/reading.ts';
import { readVerbPhrase } from './shapes/verb-phrase.ts';
import type { Part } from './part.ts';

/** "Other: One year as a nurse": the word before the colon belongs to a form and says nothing. */
const ofForm =
  /^(?:other|others|misc(?:ellaneous)?|general|additional|minimum|note|notes|comments?|remarks?|please note|years required|clinical|specific|n\/?a)\s?:\s+(?=\S+\s\S)/i;
/** "Please note that staff are checked": a call for attention. */
const notice =
  /^(?:please|kindly)(?: also)? (?:note|be aware|be advised|remember)(?: that)?[,:]?\s(?=\p{L}+ \p{L})|^note that\s(?=\p{L}+ \p{L})/iu;
/** "Interpersonal Skills and Relationships: Includes the family": the name of a group of duties. */
const ofGroup = /^\p{Lu}[^:.;!?\d]{5,60}:\s+(?=\p{L}+\s)/u;
/** "On top of your pay you will benefit from: six weeks off": says only that a list follows. */
const announcesOffer =
  /^[^:.;]{3,160}\b(?:benefit from|benefits? (?:such as|include|including)|(?:includ(?:es?|ing)|the following|entitled to|(?:get|receive|enjoy))):\s+(?=\S+\s\S)/i;
const announcesDemand =
  /^(?:\p{L}+ ){0,2}(?:qualifications|requirements|skills|criteria|applicants|candidates)(?: must)? (?:include|are|have|be)s?:\s+(?=\S+\s\S)/iu;
/** A few words in front of a colon, none of them a verb of a sentence. */
const slogan =
  /^(?![^:]{0,60}\b(?:is|are|was|were|has|have|will|can|means?|include[sd]?|including)\b)[^\s:]+(?:\s[^\s:]+){0,5}\s?:\s+/i;
/** Whoever drops such a label drops what is offered: "Retirement: up to 10% matched". */
const namesOffer =
  /retirement|pension|401|403|superannuation|health|medical|dental|vision|insurance|cover|disabilit|leave|holiday|vacation|pto|time off|days off|sick|bonus|commission|incentive|discount|allowance|\bcar\b|vehicle|mileage|parking|gym|meal|lunch|training|tuition|education|learn|relocation|child|parent|maternity|paternity|overtime|share|equity|stock|saving|\bpay\b|salary|compensation|schedule|hours|remote|hybrid|visa|housing|accommodation|uniform|tools|assistance|wellness|wellbeing|well-being/gi;
const sentence =
  /^(?:we|our|you|your|the|this|at|on|when|in|as|every|each|if|they|choose)(?:['’]\p{L}+)?\s(?:\S+\s){4}/iu;
/** Waits for what stands before the colon: "starting at 20 days", "up to 10%". */
const waits =
  /^(?:(?:starting|up to|from|between|after|of|to|for|by|at least|minimum|includ\w+|closing|yes|no|available|provided|paid)\b|[\d$£€])/i;
const told = new Set<UnitRole>(['company', 'overview', 'team']);

/** Whether the words behind the label say all that the line says. */
function isSlogan(label: string, content: string, role: UnitRole): boolean {
  if (told.has(role)) return sentence.test(content);
  if (role !== 'benefit' || content.split(' ').length < 3) return false;
  const named = label.toLowerCase().match(namesOffer) ?? [];
  const words = content.toLowerCase();
  const isTold = named.every((name) => words.includes(name));
  return isTold || named.length === 0
    ? sentence.test(content) || !waits.test(content)
    : sentence.test(content);
}

/** "The ideal candidate will have experience in sales": who is asked is said of every demand. */
const ofIdeal =
  /^(?:the|our|your|an?) (?:ideal|successful|right|perfect|best) (?:candidate|applicant|person|individual)s? (?:will|should|must|would)? ?(?:have|has|possess(?:es)?|brings?|holds?) (?:an? )?(?=\S+ \S)/i;

/** The part without a label that is no word of what it states. */
export function withoutBareLabel(part: Part, role: UnitRole): Part {
  const { text } = part;
  const lead = (ofForm.exec(text) ?? notice.exec(text))?.[0].length;
  if (lead !== undefined) return cut(part, lead);
  const announced =
    role === 'benefit'
      ? announcesOffer.exec(text)?.[0].length
      : role === 'must' || role === 'nice'
        ? announcesDemand.exec(text)?.[0].length
        : undefined;
  if (announced !== undefined) return cut(part, announced);
  const ideal = role === 'must' || role === 'nice' ? ofIdeal.exec(text)?.[0].length : undefined;
  if (ideal !== undefined) return cut(part, ideal);
  if (role === 'duty' || role === 'must' || role === 'nice') return withoutGroup(part);
  const label = slogan.exec(text)?.[0] ?? '';
  return label !== '' && isSlogan(label, text.slice(label.length), role)
    ? cut(part, label.length)
    : part;
}

/** "Communication: Strong skills in writing": the name of a group of demands; "SQL:" and "Knowledge of law:" say more. */
const ofDemands = /^(\p{Lu}\p{L}+(?:,? (?:& )?[\p{L}'’-]+){0,4})\s?:\s+/u;
const saysMore = /\p{Lu}{2}|(?<!\p{L})(?:of|in|with)(?!\p{L})/u;
const demand =
  /^(?:the |an? )?(?:ability|able|strong|excellent|exceptional|outstanding|demonstrated|proven|experienced?|skilled|skills? in|familiarity|understanding of|deep|solid|highly|must)\b(?: \S+){3}/i;

function endOfDemandLabel(text: string): number | undefined {
  const [whole = '', label = ''] = ofDemands.exec(text) ?? [];
  const isGroup = whole !== '' && !saysMore.test(label) && demand.test(text.slice(whole.length));
  return isGroup ? whole.length : undefined;
}

const isDone = /^(?:Will|Can|Must|Should|To) \p{Ll}/u;

function withoutGroup(part: Part): Part {
  const end = endOfDemandLabel(part.text);
  if (end !== undefined) return cut(part, end);
  const group = ofGroup.exec(part.text)?.[0].length;
  // "Will run the harbor: planning berths": what stands before the colon is what is done.
  if (group === undefined || isDone.test(part.text)) return part;
  const content = part.text.slice(group);
  const isWork = /^(?:Includes|Involves)\s/.test(content) || readVerbPhrase(content)?.isSure;
  return isWork ? cut(part, group) : part;
}

const cut = (part: Part, at: number): Part => ({
  ...part,
  text: part.text.slice(at),
  start: part.start + at,
});
