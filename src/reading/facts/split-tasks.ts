import type { Unit } from '#shared/reading.ts';
import { alsoNouns, dutyVerbs, namesThing } from './shapes/duty-verbs.data.ts';
import { tagWords } from './shapes/tagger.ts';
import { dropListFrame } from './list-frame.ts';
import { isOfSelection } from './of-selection.ts';
import type { Part } from './part.ts';
import { readPlainVerb } from './shapes/plain-verb.ts';
import { readVerbPhrase } from './shapes/verb-phrase.ts';
import { asNamed, findTaskLead, moreOfIt, type TaskLead } from './task-leads.ts';

const joint = /,? (?:and|as well as)(?: also)? |[,;] (?:and |as well as )?/g;
const mostTasks = 14;
const longest = 600;

type Form = TaskLead['form'];
type Listed = Pick<Unit, 'text' | 'role' | 'shape' | 'also'>;

/** Where a sentence on the work may have been taken for something else. */
const mayHide = new Set<Unit['role']>(['must', 'team', 'company', 'place', 'schedule']);

function mayTell({ role, also }: Listed, { isClear, isOfOthers }: TaskLead): boolean {
  if (role === 'duty' || isOfOthers) return role === 'duty';
  if (role === 'benefit') return also.includes('duty');
  return role === 'overview' || (mayHide.has(role) && (isClear || also.includes('duty')));
}

/** "The Server will be responsible for greeting guests, taking orders and serving meals" holds three duties. */
export function splitTasks(unit: Listed): Part[] | undefined {
  const { text, role, shape } = unit;
  if (shape !== 'sentence' || text.length > longest || isOfSelection(text)) return undefined;
  const found = findTaskLead(text);
  if (!found || !mayTell(unit, found)) return undefined;
  // "Your task is to complete the following: load vans": the list begins behind both.
  const lead = { ...found, length: found.length + dropListFrame(text.slice(found.length)) };
  const { whole: end, after } = findEnd(text, lead);
  const tasks = listTasks(text.slice(0, end), lead);
  if (!tasks) return undefined;
  // "This includes a buddy": things alone say nothing without the sentence before.
  const things = lead.ofThing === moreOfIt ? tasks.filter((part) => part.ofThing) : [];
  if (things.length === tasks.length || (things.length > 0 && role !== 'duty')) return undefined;
  const isList =
    tasks.every((part) => part.ofThing === moreOfIt || part.text.includes(' ')) &&
    tasks.length <= mostTasks;
  // A single task of a list of duties is read as any other.
  const isOwn = tasks.length > 1 || role !== 'duty' || lead.isClear || lead.headEnd > 0;
  if (!isList || !isOwn) return undefined;
  const head = text.slice(0, lead.headEnd);
  return [...(asks.test(head) ? [partAt(text, 0, head.length)] : []), ...tasks, ...after];
}

/** Who is looked for may bring a demand with it. */
const asks = /\b(?:with|years?|experienced?|who|licen[cs]ed|certified|qualified|degree|fluent)\b/i;
/** "load skips, you will need a card": behind the work somebody says something else. */
const turn =
  /\s?[,;] (?:and |but |so )?(?=(?:you|we|they|this|there|it|he or she)(?:['’]ll|['’]re)? (?:will |are |is |must |need|should |have |may |can )?)/iu;

const demands = /^you (?:will |do )?(?:need|must|should|have)\b/i;

function findEnd(text: string, { length }: TaskLead): { whole: number; after: Part[] } {
  const end = text.replace(/(?<![\s.;,!])[\s.;,!]+$/, '').length;
  const found = turn.exec(text.slice(length, end));
  if (!found) return { whole: end, after: [] };
  const at = length + found.index;
  const rest = partAt(text, at + found[0].length, end);
  return { whole: at, after: demands.test(rest.text) ? [rest] : [] };
}

function listTasks(text: string, lead: TaskLead): Part[] | undefined {
  const { form, length } = lead;
  const end = text.length;
  const rest = text.slice(length);
  if (/\bmust (?:have|be)\b/i.test(rest)) return undefined;
  if (lead.headEnd > 0 && /\byour\b/i.test(rest)) return undefined;
  if (!beginsTask(rest, form))
    return isRowOfDeeds(rest, form) ? [taskAt(text, length, end)] : listThings(text, lead);
  const parts: Part[] = [];
  let at = length;
  for (const match of text.matchAll(joint)) {
    const next = match.index + match[0].length;
    if (match.index <= at || isBracketed(text, match.index)) continue;
    const piece = text.slice(at, match.index);
    // "load and unload vans" is one task.
    if (!/\s/.test(piece) || endsInAim(piece) || endsBare(piece)) continue;
    if (leansBack.test(text.slice(next, next + looksAhead))) continue;
    // "mending looms, ensuring that they run": how it is done, and no task beside it.
    if (/^[,;] $/.test(match[0]) && isBeside.test(text.slice(next, next + looksAhead))) continue;
    if (!endsTask(piece, text.slice(next), { form, byComma: /^[,;]/.test(match[0]) })) continue;
    parts.push(closeRow(taskAt(text, at, match.index)));
    at = next;
  }
  parts.push(taskAt(text, at, end));
  return parts;
}

/** "give the crew what it needs to run, mend and clean the pumps": the verbs of one aim share what they act on. */
function endsInAim(piece: string): boolean {
  const verbs = /\sto (\p{Ll}+(?:, \p{Ll}+){0,4})$/u.exec(piece)?.[1]?.split(', ');
  const isAim = (verb: string): boolean =>
    readPlainVerb(verb)?.form === 'plain' && (verbs?.length !== 1 || !alsoNouns.has(verb));
  return verbs?.every(isAim) ?? false;
}

/** "as well as planning, mending" before "and running pumps": its last verb waits for what it acts on. */
const endsBare = (piece: string): boolean => {
  const word = /(?:,| and| or| as| for| to| of| with| in| by) (\p{Ll}+ing)$/u.exec(piece)?.[1];
  return word !== undefined && readPlainVerb(word)?.form === 'gerund' && !namesThing.test(word);
};

/** "writing reports, checking them": what "them" are only the task before says. */
const leansBack =
  /^[\p{L}-]+(?: (?:up|out|off|on|to|with|for|from))? (?:(?:them|it|these|those)(?! who\b| that\b|,? \p{Ll}+s\b)|their (?!own\b))/iu;

/** "mending pipes, leak detection", cut before the next deed: its own row ends here. */
const openRow =
  /^([^,;:()]{8,120}), ((?!(?:including|such|like|as|where|with|etc)\b)\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2})$/iu;
const closeRow = (part: Part): Part =>
  / (?:and|or) /.test(part.text)
    ? part
    : { ...part, text: part.text.replace(openRow, '$1 and $2') };

/** "loading, unloading and sorting parcels": several deeds with one object are one task. */
const isRowOfDeeds = (words: string, form: Form): boolean =>
  form === 'gerund' &&
  /^\p{L}{3,}ing(?:, \p{L}{3,}ing){1,7},? (?:and|or) \p{L}{3,}ing \p{L}/iu.test(words);

const hollow =
  /^(?:(?:an? |the )?(?:various|several|wide variety of|range of|variety of|following|all|many|different|multiple|other) )*(?:day[- ]to[- ]day |daily )?(?:tasks|duties|responsibilities|activities|functions),? (?:including|such as|like)(?: but not limited to)?:? /i;
const noThing =
  /^(?:your|their|his|her|its|own|any|some|other|more|up|about|around|travel|overtime|\p{L}+ing (?:and|a|the|all|our)|weekend|evening|night|shift|work|getting|being|what|how|that|this|everything|it)\b|\b(?:you|your|we|us|hours?|weekends?|salary|benefits?)\b|,? and (?:also )?(?:oversee|manage|lead|provide|ensure|supervise|develop|maintain|coordinate|assist|support) (?!of\b)/iu;
/** "driving vans", and not "sporting estates". */
const isDeed = (words: string): boolean =>
  [words, words.split(',', 1).join('')].some((said) => readVerbPhrase(said)?.isSure === true);
const isPlainDeed = (words: string): boolean => {
  const [first = ''] = words.split(' ', 1);
  return dutyVerbs.has(first) && !alsoNouns.has(first) && hasObject.test(words)
    ? true
    : plainAlways.test(words);
};
/** Never a noun, whatever follows. */
const plainAlways =
  /^(?:oversee|develop|ensure|maintain|provide|prepare|create|coordinate|manage|assist|perform|conduct|implement|supervise|collaborate|identify|monitor|establish|communicate|organi[sz]e|analy[sz]e|deliver|operate|install|inspect|complete|respond|resolve|recommend|investigate|adhere|follow) (?!and\b|or\b)\p{L}/u;
/** How the rest is done, and no task beside it. */
const isBeside =
  /^(?:ensuring|using|working|possessing|including|reporting|blending|helping|making|aligning|leveraging|requiring)\b/i;
const size = { fewest: 2, most: 32, each: 4, row: 3 };
const count = (text: string): number => text.split(/\s+/).length;

/** "responsible for the stock of three shops": a thing one answers for, said with the words that make it a deed. */
function listThings(text: string, given: TaskLead): Part[] | undefined {
  const { length } = given;
  if (given.ofThing === undefined) return undefined;
  const from = length + (hollow.exec(text.slice(length))?.[0].length ?? 0);
  // "tasks such as rigging, the log and mooring fees": each is one of the tasks.
  const lead = from > length ? { ...given, ofThing: moreOfIt } : given;
  const { ofThing = moreOfIt } = lead;
  // "tasks such as mending looms and washing wool": the deeds behind an empty word.
  if (from > length && beginsTask(text.slice(from), lead.form))
    return listTasks(text, { ...lead, length: from });
  const [rest = ''] = text.slice(from).split(/,? (?:whilst|while)\b/i);
  const end = from + rest.length;
  const deed = [
    ...rest.matchAll(/, (?:and )?(?=\p{L}{3,}ing\s)| and (?=\p{L}{3,}ing\s\p{Ll}+[\s,])/giu),
  ].find(
    ({ index, 0: mark }) =>
      !endsInDeed(rest.slice(0, index)) && isDeed(rest.slice(index + mark.length)),
  );
  const plain = [...rest.matchAll(/, (?:and )?(?=\p{Ll}{3,} )/gu)].find(({ index, 0: mark }) =>
    isPlainDeed(rest.slice(index + mark.length)),
  );
  // "responsible for the stock, oversee three clerks and write the reports": the form changes on the way.
  if (plain && (!deed || plain.index < deed.index)) {
    const things = listThings(text.slice(0, from + plain.index), { ...lead, length: from });
    const start = from + plain.index + plain[0].length;
    const deeds = listTasks(text.slice(0, end), { ...lead, form: 'plain', length: start });
    return things && deeds && [...things, ...deeds];
  }
  if (deed) {
    const things = listThings(text.slice(0, from + deed.index), { ...lead, length: from });
    const deeds = listTasks(text.slice(0, end), {
      ...lead,
      length: from + deed.index + deed[0].length,
    });
    return things && deeds && [...things, ...deeds.filter((part) => !isBeside.test(part.text))];
  }
  if (ofThing === asNamed) return namesWork(rest) ? [taskAt(text, from, end)] : undefined;
  if (noThing.test(rest) || count(rest) < size.fewest || count(rest) > size.most) return undefined;
  const parts: Part[] = [];
  let at = from;
  const joints = ofThing === moreOfIt ? jointOfRow : jointOfThings;
  for (const { index, 0: mark } of rest.matchAll(joints)) {
    parts.push(partAt(text, at, from + index));
    at = from + index + mark.length;
  }
  parts.push(partAt(text, at, end));
  const isRow = ofThing === moreOfIt && parts.length >= size.row;
  const each =
    parts.length > 1 &&
    parts.every((part) => (isRow || count(part.text) >= size.each) && !leansOn.test(part.text)) &&
    !parts.slice(0, -1).some((part) => waits.test(part.text));
  return (each ? parts : [partAt(text, from, end)]).map((part) => ({
    ...part,
    isTask: true,
    // "invoicing, and providing advice": the last of the things may be a deed.
    ...(isRow && isDeed(part.text) && part.text.includes(' ') ? {} : { ofThing }),
  }));
}

const jointOfThings = /,? and (?=the |an? )|, (?:and )?/g;
/** In a row of tasks the last one stands behind a bare "and". */
const jointOfRow = /,? and (?=the |an? )|, (?:and )?|(?<=, [^,]+) and (?=[^,]+$)/g;

/** "hands-on care helping people to be well": the name of the work, with a deed in it that says what is done. */
const namesWork = (words: string): boolean =>
  count(words) > size.each &&
  !noThing.test(words) &&
  !/\b(?:an? |the |some )?(?:opportunity|chance|mix|variety|lots?|travel\p{L}*|shifts?|hours|standing|lifting|sitting)\b/iu.test(
    words,
  ) &&
  [...words.matchAll(/(?<=\p{Ll} )\p{L}{3,}ing(?= \p{Ll})/gu)].some(
    ({ 0: word }) => readPlainVerb(word)?.form === 'gerund' && !namesThing.test(word),
  );

/** "loading, sorting parcels": a row of deeds; "pilot training, sorting parcels" begins with a thing. */
const endsInDeed = (words: string): boolean => {
  const [, before, last = ''] = /(\p{L}+ )?(\p{L}{2,}ing)$/iu.exec(words) ?? [];
  return last !== '' && (before === undefined || !namesThing.test(last));
};

/** "the looms, to meet orders": what it is for or how it is done, and no second thing. */
const leansOn =
  /^(?:to|which|that|in|with|by|for|as|including|such|so|while|where|from|on|via|through|across|under|within|at)\s/i;

/** "all yarn as ordered by weavers, dyers and the shop": the row belongs to the last of its words. */
const waits = /\b(?:by|to|with|for|between|across|from) (?:the |our |all )?\p{L}+$/iu;

const partAt = (text: string, start: number, end: number): Part => ({
  text: text.slice(start, end),
  start,
  end,
});

const taskAt = (text: string, start: number, end: number): Part => ({
  ...partAt(text, start, end),
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

const opensKnown = (words: string): boolean => dutyVerbs.has(words.split(' ', 1).join(''));

/** Behind a comma a noun may stand as well as a verb, behind a bare "and" it does as often as not. */
function endsTask(piece: string, rest: string, joined: { form: Form; byComma: boolean }): boolean {
  const { form, byComma } = joined;
  // "preparing the site, operate the saw": the form changes on the way.
  if (form === 'gerund' && byComma && isPlainDeed(rest) && !/\bto \p{Ll}/u.test(piece)) return true;
  if (!beginsTask(rest, form)) return false;
  // "across hired, chartered, and owned boats": the row goes on.
  if (form === 'plain' && /, \p{Ll}+$/u.test(piece) && !opensKnown(rest)) return false;
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
  /^(?:nursing|engineering|marketing|accounting|manufacturing|housing|banking|clothing|funding|lighting|heating|operating|existing|ongoing|upcoming|outstanding|incoming|outgoing|according|including|following|regarding|pending|emerging|working|pricing|parking|catering|stewarding|banqueting|housekeeping|bookkeeping|gardening|plumbing|learning|during)$/i;

function beginsAlone(words: string, form: Form): boolean {
  const first = /^[\p{L}-]+/u.exec(words)?.[0] ?? '';
  if (noTask.test(first)) return false;
  // Among what somebody is responsible for, such a word is what they do, whatever else it may be.
  if (form === 'gerund') return /\p{L}{3}ing$/u.test(first);
  const piece = words.slice(0, looksAhead).split(/[,;]| and /)[0] ?? '';
  return !/(?:ing|ed|[^s]s)$/.test(first) && tagWords(`they will ${piece}`)[2]?.pos === 'VERB';
}
