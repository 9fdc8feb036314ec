import { toPlainVerb } from '../duty-verbs.ts';
import type { Segment } from './segments.ts';

/**
 * Sentences that hold several facts in a row: steps of a process, demands behind a label, benefits, duties.
 * They are parted only where each part can stand alone; anything else stays whole.
 */
export function splitLists(segment: Segment): Segment[] {
  const { topic, text, quote } = segment;
  // Where cleaning changed the words, the quote cannot be cut at the same places.
  if (text !== quote) return [segment];
  const steps = splitProcess(segment);
  if (steps) return steps;
  const offer = offerLead.exec(text)?.[0].length ?? 0;
  if (topic === 'benefits' || offer > 0) {
    const parts = joinCover(cutAtCommas(text, offer));
    return splitAt({ ...segment, topic: 'benefits' }, parts, isBenefitPart);
  }
  const held = topic === 'requirements' ? (splitHeld(segment) ?? splitWish(segment)) : undefined;
  if (held) return held;
  if (topic === 'requirements') return splitDemands(segment);
  if (topic === 'duties' || topic === 'opening') return splitDuties(segment);
  return [segment];
}

/** The parts of a short note, each by itself; a note in whole sentences stays as it is. */
export function cutNote(segment: Segment): Segment[] {
  const parts = segment.text === segment.quote ? cutAtCommas(segment.text, 0, / [-–|] /) : [];
  if (parts.length < 3 || parts.some(({ text }) => text.split(' ').length > 8)) return [segment];
  return parts.map((part) => ({ ...takePart(segment, part), isBullet: true }));
}

interface Part {
  text: string;
  at: number;
}

const mostParts = 14;

function splitAt(
  segment: Segment,
  parts: readonly Part[],
  mayStand: (part: string) => boolean,
): Segment[] {
  const isPair = parts.length === 2 && segment.topic === 'benefits' && parts.every(isOffer);
  const isList = isPair || (parts.length >= 3 && parts.length <= mostParts);
  if (!isList || !parts.every(({ text }) => mayStand(text))) return [segment];
  return parts.map((part) => takePart(segment, part));
}

/** "30% target bonus, phantom equity" are two; "a bonus, half after 90 days" is one. */
const isOffer = ({ text }: Part): boolean =>
  /\b(?:bonus|equity|medical|dental|401|pto|options|commissions?|pension|stipend|insurance|differential|uncapped)/i.test(
    text,
  ) && !/^(?:half|fully|paid|plus|with|after|from)\b/i.test(text);

const takePart = (segment: Segment, { text, at }: Part): Segment => ({
  ...segment,
  text,
  quote: text,
  start: segment.start + at,
});

/** Cut at commas outside brackets and numbers; a last "and" goes with its comma. */
function cutAtCommas(text: string, from = 0, dash?: RegExp): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let at = from;
  const push = (end: number): void => {
    const raw = text.slice(at, end);
    const lead = /^\s*(?:(?:and|or|as well as|sowie|et)\s+)?/i.exec(raw)?.[0].length ?? 0;
    const part = raw.slice(lead).replace(/(?<![\s.;,])[\s.;,]+$/, '');
    if (part !== '') parts.push({ text: part, at: at + lead });
    at = end + 1;
  };
  for (let i = from; i < text.length; i += 1) {
    const character = text[i];
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    const isMark = (character === ',' || character === ';') && text[i + 1] === ' ';
    if (depth === 0 && (isMark || dash?.test(text.slice(i - 1, i + 2)))) push(i);
  }
  push(text.length);
  return parts;
}

const processLead =
  /^(?:then|next|after that),? (?:comes?|follows?|there (?:is|are)|you have)\s+(?=\S)|^(?:[^:]{0,50}\b)?(?:process|stages|steps|selection)(?: here)?(?::| is| are| includes?| consists? of| has| involves?| will be| looks like this:?)\s+(?=\S)/i;

/** "The process is a call, a bench test and a final talk" holds three steps. */
function splitProcess(segment: Segment): Segment[] | undefined {
  const { text, topic } = segment;
  const lead = processLead.exec(text);
  if (!lead && (topic !== 'process' || segment.isBullet)) return undefined;
  const from = lead?.[0].length ?? 0;
  const arrows = [...text.slice(from).matchAll(/(?:(?<!\s)\s+)?(?:→|➔|->)\s*/g)];
  const parts = arrows.length > 0 ? cutAtArrows(text, from, arrows) : cutAtCommas(text, from);
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  if (/\b(?:will be|must|in accordance)\b/i.test(text)) return undefined;
  if (parts.some((part) => part.text.split(' ').length > 12)) return undefined;
  return parts.map((part) => ({
    ...takePart(segment, part),
    topic: 'process',
    text: part.text.replace(/^(?:an?|the|then|finally)\s+/i, ''),
  }));
}

function cutAtArrows(text: string, from: number, arrows: readonly RegExpExecArray[]): Part[] {
  const parts: Part[] = [];
  let at = from;
  for (const arrow of [...arrows, undefined]) {
    const end = arrow ? from + arrow.index : text.length;
    const part = text.slice(at, end).replace(/(?<![\s.])[\s.]+$/, '');
    if (part !== '') parts.push({ text: part, at });
    at = arrow ? end + arrow[0].length : end;
  }
  return parts;
}

const offerLead = /^(?:we (?:offer|pay for|provide|cover)|benefits include):?\s+(?=\S)/i;

/** "CDL Class A with 12 months of tractor-trailer experience" is a licence and a record. */
function splitHeld(segment: Segment): Segment[] | undefined {
  const found =
    /^(.{0,50}?\b(?:licen[cs]e|CDL(?: Class [AB]|-[AB])?(?! Class)|certificat(?:e|ion)|registration)) (?:with|and|plus) ((?:at least )?\d+\+? (?:years?|months?)\b.*)$/i.exec(
      segment.text,
    );
  const [, paper, record] = found ?? [];
  if (paper === undefined || record === undefined) return undefined;
  return [
    takePart(segment, { text: paper, at: 0 }),
    takePart(segment, { text: record, at: segment.text.length - record.length }),
  ];
}

/** "MS Office, SAP a plus": what is only wished for makes no wish of what is asked for. */
function splitWish(segment: Segment): Segment[] | undefined {
  const found =
    /^([^,;]{4,80})[,;]\s+([^,;]{3,60}?(?:von Vorteil|wünschenswert|a plus|an asset|preferred|an advantage|un plus|un atout|souhaitée?s?))$/i.exec(
      segment.text,
    );
  const [, asked, wished] = found ?? [];
  if (asked === undefined || wished === undefined) return undefined;
  return [
    takePart(segment, { text: asked, at: 0 }),
    takePart(segment, { text: wished, at: segment.text.length - wished.length }),
  ];
}

const cover = /^(?:health|medical|dental|vision|life|disability)(?: insurance)?$/i;

/** "Medical, dental, vision" is one benefit. */
function joinCover(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const lastWords = last?.text.split(', ').at(-1) ?? '';
    const goesOn =
      last &&
      cover.test(lastWords) &&
      /^(?:dental|vision|life|disability|medical)\b/i.test(part.text);
    if (goesOn) last.text = `${last.text}, ${part.text}`;
    else joined.push({ ...part });
  }
  return joined;
}

const isBenefitPart = (part: string): boolean =>
  part.split(' ').length <= 14 &&
  (cover.test(part) ||
    !/\b(?:parental|medical|sick|personal|annual|family)$|^(?:\d+ )?paid$/i.test(part)) &&
  (/\d|[$€£%]/.test(part) ||
    part.split(' ').length >= 2 ||
    /^(?:401\(?k\)?|pto|pension|equity|mileage|bonus|health|dental|medical|vision|uniforms?|parking|meals?|tips)$/i.test(
      part,
    )) &&
  !/^(?:where|when|who|which|while|but|so|because|then|not|if|including|such|one|most|with|plus)\b/i.test(
    part,
  );

const demandLead =
  /^(?:we(?:'re| are)? look(?:ing)? for (?:someone|a person|people|candidates) who |you (?:have|bring|know) )/i;

/** A row of demands behind "Must haves:" or "we look for someone who". */
function splitDemands(segment: Segment): Segment[] {
  const lead = demandLead.exec(segment.text)?.[0].length ?? 0;
  const parts = cutAtCommas(segment.text, lead);
  // "Python, SQL, dbt, retail": without a word that governs the row, each entry is a demand.
  const isBareRow = parts.length >= 4 && (parts[0]?.text.split(' ').length ?? 9) <= 2;
  if (lead === 0 && segment.label === null && !isBareRow) return [segment];
  return splitAt(
    segment,
    parts,
    (part) =>
      part.split(' ').length <= 14 &&
      !/^(?:or|which|where|including|such as|preferably|but)\b/i.test(part),
  );
}

const dutyLead =
  /^(?:(?:in this role,? )?you(?:'ll| will) |[^,;:]{3,90}?\b(?:who|where they|(?:duties|responsibilities|tasks)[^,;:]{0,30}? include:?)\s+(?=\p{Ll}))/iu;

/** A row of duties, when every part begins with a verb and says of what. */
function splitDuties(segment: Segment): Segment[] {
  const lead = dutyLead.exec(segment.text)?.[0].length ?? 0;
  if (demandLead.test(segment.text)) return splitDemands({ ...segment, topic: 'requirements' });
  const parts = cutAtCommas(segment.text, lead);
  const isDuty = (part: string): boolean => {
    const [first = '', ...rest] = part.split(' ');
    const plain = toPlainVerb(first);
    const isForm = lead > 0 ? plain !== undefined : plain === first.toLowerCase();
    return rest.length > 0 && isForm;
  };
  const split = splitAt(segment, parts, isDuty);
  return split.length > 1 ? split.map((part) => ({ ...part, topic: 'duties' })) : [segment];
}
