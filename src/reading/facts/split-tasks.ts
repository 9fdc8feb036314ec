import type { Unit } from '#shared/reading.ts';
import { isOccupationWord } from '../fields/title/occupation-words.ts';
import { tagWords } from './shapes/tagger.ts';
import type { Part } from './part.ts';

const before = String.raw`(?:in this (?:role|position|job|post|capacity),? |(?:as|working as) (?:an?|our|the) [^,.]{3,60}, |(?:day[- ]to[- ]day|on a daily basis|each day),? )?`;
const who = String.raw`(?:you|(?:successful|selected) (?:candidates?|applicants?)|(?:the|our|an?|this|your) [^,.;:]{2,50}?|[Ii]t)`;
const also = String.raw`(?: (?:also|primarily|mainly|directly|chiefly|then))?`;
/** "The Server will also be responsible for": what follows is the work. */
const isCharged = new RegExp(
  String.raw`^${before}(?:${who}(?:['’]ll| will| would| shall)${also} be${also} (?:responsible|accountable) for|${who} (?:is|are)${also} (?:responsible|accountable) for|(?:your |the |key |main |primary |daily |general |other )*(?:responsibilities|duties|tasks) (?:will )?(?:also )?(?:include|involve|are)(?: but (?:is|are) not limited to)?|(?:the|this) (?:role|job|position|work) (?:also )?(?:includes|involves|will include|will involve)):? (?=\p{L})`,
  'iu',
);
/** "In this role you will": plain verbs follow. */
const isTold = new RegExp(
  String.raw`^${before}(?:you(?:['’]ll| will)|(?:the|our|an?) (?<name>[^,.;:]{2,50}?) will)${also} (?!(?:be|have|need|get|receive|join|report|bring|find|enjoy|love|gain|earn|become|start|possess|not|undergo|thrive|play|require|offer|include|involve)\b)(?=\p{Ll})`,
  'iu',
);
const person =
  /^(?:candidate|applicant|incumbent|holder|hire|person|employee|jobholder|postholder)$/i;

/** "The Clerk will" is said of who is hired, "The project will" is not. */
const isOfPerson = (name: string | undefined): boolean => {
  const last = name?.split(' ').at(-1);
  return last === undefined || person.test(last) || isOccupationWord(last);
};

const joint = /,? (?:and|as well as)(?: also)? |, (?:and |as well as )?/g;
const mostTasks = 14;
const longest = 600;

type Form = 'plain' | 'gerund';
type Listed = Pick<Unit, 'text' | 'role' | 'shape'>;

/** "The Server will be responsible for greeting guests, taking orders and serving meals" holds three duties. */
export function splitTasks({ text, role, shape }: Listed): Part[] | undefined {
  if (shape !== 'sentence' || (role !== 'overview' && role !== 'duty')) return undefined;
  if (text.length > longest) return undefined;
  const charged = isCharged.exec(text)?.[0];
  const told = charged === undefined ? isTold.exec(text) : null;
  const lead = charged ?? (isOfPerson(told?.groups?.['name']) ? told?.[0] : undefined);
  if (lead === undefined) return undefined;
  const form = charged === undefined ? 'plain' : 'gerund';
  const end = text.replace(/(?<![\s.;,])[\s.;,]+$/, '').length;
  if (!beginsTask(text.slice(lead.length, end), form)) return undefined;
  const parts: Part[] = [];
  let at = lead.length;
  for (const match of text.slice(0, end).matchAll(joint)) {
    const next = match.index + match[0].length;
    if (match.index <= at || isBracketed(text, match.index)) continue;
    const piece = text.slice(at, match.index);
    // "load and unload vans" is one task.
    if (!/\s/.test(piece)) continue;
    const rest = text.slice(next, end);
    if (!endsTask(piece, rest, { form, byComma: match[0].startsWith(',') })) continue;
    parts.push(taskAt(text, at, match.index));
    at = next;
  }
  parts.push(taskAt(text, at, end));
  const isList = parts.every((part) => part.text.includes(' ')) && parts.length <= mostTasks;
  // A single task of a list of duties is read as any other.
  const isSpoken = charged !== undefined || told?.groups?.['name'] !== undefined;
  const isOwn = parts.length > 1 || role === 'overview' || isSpoken;
  return isList && isOwn ? parts : undefined;
}

const taskAt = (text: string, start: number, end: number): Part => ({
  text: text.slice(start, end),
  start,
  end,
  isTask: true,
});

const isBracketed = (text: string, at: number): boolean =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at);

const looksAhead = 90;

/** Whether the words begin with a verb of the form and something it acts on: "load vans", "load and unload vans". */
function beginsTask(words: string, form: Form): boolean {
  const pair = /^[\p{L}-]+ (?:and|or) (?=\p{L})/u.exec(words)?.[0];
  if (pair !== undefined && beginsAlone(pair, form))
    return beginsTask(words.slice(pair.length), form);
  if (/^[\p{L}-]+(?:,|$| (?:and|or|of)\b)/u.test(words)) return false;
  return beginsAlone(words, form);
}

const hasObject =
  /^[\p{L}-]+ (?:an?|the|our|your|their|its|any|all|each|every|with|for|on|in|as|at|up|that)\s/iu;

/** "drive vans", "support effective delivery", and not "stock rotation", "test plan". */
const mayBeNoun =
  /^(?:support|train|drive|order|process|document|test|review|monitor|answer|help|handle|load|pack|clean|stock|guide|coach|mentor|audit|schedule|host|report|plan) (?:(?:and|or) |\p{L}+(?:[^s\W]s|ive|al|ful|ous|ent|ic)(?!\p{L}))/iu;

/** Behind a comma a noun may stand as well as a verb, behind a bare "and" it does as often as not. */
function endsTask(piece: string, rest: string, joined: { form: Form; byComma: boolean }): boolean {
  const { form, byComma } = joined;
  if (!beginsTask(rest, form)) return false;
  if (byComma)
    return (
      form === 'gerund' ||
      hasObject.test(rest) ||
      mayBeNoun.test(rest) ||
      tagWords(rest.slice(0, looksAhead))[0]?.pos === 'VERB'
    );
  if (/(?:,| and) [\p{L}-]+$/u.test(piece) || /\sto \p{Ll}|, \p{Ll}+ing\s/u.test(piece))
    return false;
  return hasObject.test(rest) || /^[\p{L}-]+ to\s/u.test(rest);
}

/** Of a noun more often than of somebody who does it. */
const noTask =
  /^(?:nursing|engineering|marketing|accounting|manufacturing|housing|banking|clothing|funding|lighting|heating|operating|existing|ongoing|upcoming|outstanding|incoming|outgoing|according|including|following|regarding|pending|leading|emerging|working|pricing|parking|catering|learning|during)$/i;

function beginsAlone(words: string, form: Form): boolean {
  const first = /^[\p{L}-]+/u.exec(words)?.[0] ?? '';
  if (noTask.test(first)) return false;
  // Among what somebody is responsible for, such a word is what they do, whatever else it may be.
  if (form === 'gerund') return /\p{L}{3}ing$/u.test(first);
  const piece = words.slice(0, looksAhead).split(/[,;]| and /)[0] ?? '';
  return !/(?:ing|ed|[^s]s)$/.test(first) && tagWords(`they will ${piece}`)[2]?.pos === 'VERB';
}
