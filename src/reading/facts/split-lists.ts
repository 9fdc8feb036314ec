import type { Unit } from '#shared/reading.ts';
import { partPreferably, sayField, sayWish, sayWork } from '../roles/part-preferably.ts';
import { findInnerWish, splitWish, wishWords } from '../roles/wish-parts.ts';
import { asksAttendance } from '#shared/attendance.ts';
import { isComposite } from './composite.ts';
import type { Part } from './part.ts';
import { isDoneToAll } from './done-to-all.ts';
import { findPayExtra } from './pay-extras.ts';
import { readPlainVerb } from './shapes/plain-verb.ts';
import { splitCharge } from './split-charge.ts';
import { splitDashes } from './split-dashes.ts';
import { splitDeeds } from './split-deeds.ts';
import { dropDutyFrame, dropListFrame } from './list-frame.ts';
import { splitSchooling } from './split-schooling.ts';
import { governsRow, isNoStep, oftenLead, ofWork } from './governs-row.ts';
import { splitInsurance } from './split-insurance.ts';
import { splitJoined } from './split-joined.ts';
import { splitTasks } from './split-tasks.ts';

const partOf = (text: string, start: number): Part => ({ text, start, end: start + text.length });

type Listed = Pick<Unit, 'text' | 'role' | 'label' | 'shape' | 'also'> &
  Partial<Pick<Unit, 'heading'>>;

/**
 * Units that hold several facts in a row: steps of a process, demands behind a label, benefits. They are parted only
 * where each part can stand alone; anything else stays whole.
 */
export function splitLists(unit: Listed): Part[] {
  const { text, role } = unit;
  const whole = [partOf(text, 0)];
  const lead = offerLead.exec(text) ?? (role === 'benefit' ? givenTo.exec(text) : null);
  const offer = lead?.[0].length ?? 0;
  if (role === 'pay') return splitPayExtra(text);
  if (role === 'process' || processLead.test(text)) return splitProcess(unit) ?? whole;
  const present = splitPresence(text);
  if (present) return present;
  const taught = splitTaught(unit);
  if (taught) return taught;
  const tasks = splitTasks(unit);
  if (tasks) return tasks;
  const framed = role === 'duty' ? dropListFrame(text) || dropDutyFrame(text) : 0;
  if (framed > 0) return splitBehind(unit, framed);
  const deeds = role === 'duty' ? (splitCharge(text) ?? splitDeeds(text)) : undefined;
  if (deeds) return deeds;
  const row = (role === 'duty' ? splitDashes(text) : undefined) ?? splitRow(unit);
  if (row)
    return row.some(({ text: part }) => wishWords.test(part)) ? row.map(askUnlessWished) : row;
  if ((role === 'benefit' || offer > 0) && isGoverned(text.slice(offer))) return whole;
  if (role === 'benefit' || offer > 0) return splitOffers(text, offer) ?? whole;
  if (role !== 'must' && role !== 'nice') return whole;
  const wish = partFrame(text) ?? partWish(text) ?? partEnd(text) ?? partInner(text);
  if (wish) return wish;
  const schooling = splitSchooling(text);
  if (schooling) return schooling;
  const papers = splitInsurance(text);
  if (papers) return papers;
  if (isComposite(text)) return whole;
  return splitHeld(text) ?? splitJoined(text) ?? splitYou(text) ?? splitDemands(unit) ?? whole;
}

/** What stands behind a frame is read as if it stood alone. */
function splitBehind(unit: Listed, from: number): Part[] {
  const rest = splitLists({ ...unit, text: unit.text.slice(from) });
  return rest.map((part) => ({ ...part, start: part.start + from, end: part.end + from }));
}

/** "We are full in-person and offer help with relocation": a demand and a benefit. */
function splitPresence(text: string): Part[] | undefined {
  const found = asksAttendance(text)
    ? /,? (?:and|but|so) (?:we )?(?=(?:offer|provide|pay|cover)\b)/i.exec(text)
    : null;
  if (!found) return undefined;
  const at = found.index + found[0].length;
  const rest = text.slice(at).replace(/(?<![\s.])[\s.]+$/, '');
  return [partOf(text.slice(0, found.index), 0), { ...partOf(rest, at), isOffer: true }];
}

/** "We use digital scanners and provide training in taking x-rays": how one works there, and what is taught. */
function splitTaught({ text, heading }: Listed): Part[] | undefined {
  const found =
    /^we (?:also )?(?:use|utili[sz]e|work with|have|run) [^.;]{3,90}?,? and (?:we )?(?:also )?(?:provide|offer)s? (?=(?:\p{L}+ ){0,3}training\b)/iu.exec(
      text,
    );
  if (!found) return undefined;
  const before = found[0].replace(/,? and (?:we )?(?:also )?(?:provide|offer)s? $/i, '');
  const rest = text.slice(found[0].length).replace(/(?<![\s.])[\s.]+$/, '');
  const parts = [partOf(before, 0), { ...partOf(rest, found[0].length), isOffer: true }];
  // Among what somebody will do, what they are taught is what they will do.
  const work = ofWork.test(heading ?? '')
    ? /\btraining (?:for|in|on) (?=\p{L}+ing\b)/iu.exec(rest)
    : null;
  if (!work) return parts;
  const from = work.index + work[0].length;
  const done = partOf(rest.slice(from), found[0].length + from);
  return [...parts, { ...done, text: done.text.replace('; both ', ', both '), isTask: true }];
}

function partWish(text: string): Part[] | undefined {
  const parts = splitWish(text);
  if (!parts) return undefined;
  const cut = ({ start, end }: { start: number; end: number }): Part =>
    partOf(text.slice(start, end), start);
  const asked = { ...cut(parts.asked), isAsked: true };
  const wished = cut(parts.wished);
  const words = wished.text.replace(calledSo, '');
  const field = sayField(asked.text, words) ?? sayWork(asked.text, words);
  return [asked, field === null ? wished : { ...wished, text: field, isWished: true }];
}
const calledSo = /,?\s(?:(?:is|are|highly|strongly) )*(?:preferred|desired|desirable|a plus)\)?$/i;

/** "Two years (five are preferred) on ferries, and a card": the line is asked for, and its brackets hold a wish. */
function partInner(text: string): Part[] | undefined {
  const found = findInnerWish(text);
  const said = found && sayWish(found.before, found.words);
  return found && said
    ? [
        { ...partOf(text, 0), isAsked: true },
        { text: said, start: found.start, end: found.end, isWished: true },
      ]
    : undefined;
}

/** "You would ideally, but not exclusively, be a trained weaver and be an early riser": the first is a wish. */
const wishedFirst =
  /^(?:they|you|(?:the|our) (?:\p{L}+ )?(?:candidate|applicant|person|hire)) (?:will|should|would) (?:preferably|ideally),? but not (?:necessarily|exclusively),? (?:be|have) (?:an? )?/iu;
function partFrame(text: string): Part[] | undefined {
  const start = wishedFirst.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  const joint = /,? and (?:will |must |should )?(?:be|have) (?:an? )?/i.exec(text.slice(start));
  if (!joint) return undefined;
  const at = start + joint.index + joint[0].length;
  return [
    { ...partOf(text.slice(start, start + joint.index), start), isWished: true },
    { ...partOf(text.slice(at).replace(/(?<![\s.])[\s.]+$/, ''), at), isAsked: true },
  ];
}

/** "Three years in retail, preferably in fashion": only the end of it is a wish. */
function partEnd(text: string): Part[] | undefined {
  const parted = partPreferably(text);
  if (!parted) return undefined;
  const asked = partOf(text.slice(0, parted.askedEnd), 0);
  return [
    { ...asked, isAsked: true },
    { ...parted.wish, isWished: true },
  ];
}

/** "Python; SQL; Airflow is a plus": the wish is of its own part. */
const askUnlessWished = (part: Part): Part =>
  wishWords.test(part.text) ? part : { ...part, isAsked: true };

/** "(1) a card; (2) a licence; or ready to earn both", "one of the following: ...": the row has one frame. */
const ofAll =
  /\b(?:all|any|each|one|both) of the (?:above|following)\b|\b(?:any|equivalent) combination\b|;\s(?:and\/)?or\s/i;

/** "manuals, including plans; drawings; and notes": what follows are examples of one thing. */
const ofExamples =
  /\b(?:including|include[sd]?|such as|limited to|e\.g\.|for example)\b[^;:]{0,60};/i;

/** "repair laptops; reset accounts; run cable": three or more parts between semicolons. */
function splitRow({ text, role }: Listed): Part[] | undefined {
  if (role === 'overview' || role === 'company' || !text.includes('; ')) return undefined;
  if (
    ofAll.test(text) ||
    ofExamples.test(text) ||
    oftenLead.test(text) ||
    (role === 'duty' && governsRow(text))
  )
    return undefined;
  const parts: Part[] = [];
  let at = 0;
  for (const piece of text.split('; ')) {
    const words = piece.replace(/^and /i, '').replace(/(?<![\s.;,])[\s.;,]+$/, '');
    if (words !== '') parts.push(partOf(words, at + piece.indexOf(words)));
    at += piece.length + 2;
  }
  return takeList(
    parts,
    (part) =>
      part.split(' ').length >= 2 && !/^(?:or|but|otherwise|however|which|if)\b|\bor$/i.test(part),
  );
}

/** Of a line about pay only what comes on top of it is a fact; the pay itself is a field. */
function splitPayExtra(text: string): Part[] {
  const extra = findPayExtra(text);
  if (!extra) return [];
  return splitLists({
    text: extra.text,
    role: 'benefit',
    label: null,
    shape: 'line',
    also: [],
  }).map((part) => ({ ...part, start: part.start + extra.at, end: part.end + extra.at }));
}

/** Things one gets, in a row; a sentence with clauses of its own is no row. */
function splitOffers(text: string, from: number): Part[] | undefined {
  const parts = joinCover(cutAtCommas(text, from).filter(isMoreThanPay));
  if (parts.some(({ text: part }) => isClause.test(part) || opensAside.test(part)))
    return undefined;
  const list = takeList(parts, isBenefitPart, true);
  // "Health: free eye tests, gym, flu jabs": what the row is called says nothing of its first thing alone.
  const called = from === 0 ? rowName.exec(list?.[0]?.text ?? '')?.[0].length : undefined;
  if (!list || called === undefined) return list;
  return list.map((part, index) =>
    index === 0 ? { ...part, text: part.text.slice(called), start: part.start + called } : part,
  );
}
const rowName = /^\p{Lu}[\p{L}&,/ -]{2,40}: (?=\S+ \S)/u;
/** Somebody and what they do, within what a comma parts. */
const isClause =
  /\b(?:we|you|they|it|this|that|there|which|who|employees|reviews|insights?)(?:['’](?:re|ve|ll|s|d))? (?:also |all |may |could |might )?(?:are|is|was|be|have|has|can|will|would|want|offers?|provides?|supports?|work|look|helps?|get|enjoy|use|gives?|makes?|includes?|encourage|enables?|maintain)\b|\b(?:are|is) (?:based|subject|designed|provided|determined)\b|\bthat['’]s why\b|\bmay (?:also )?include\b/i;
/** What goes on with the sentence behind its comma, or only leads into it. */
const opensAside =
  /^(?:whether|here at|at \p{Lu}|no matter|for (?:employees|those|all|eligible|people)|alongside|along with|from\b.* to\b|(?:\p{L}+ )*in addition to|in return|all \p{L}+ed|even|simply|to be|of the|this|our (?:very )?own|because|thanks|as part|\d{1,3}$|(?:ensuring|making|recogni[sz]ing|feeling|delivering|determining|taking|giving|helping|keeping|reach|find|seek|set|build|expand|gives?|enables?|responsible for|oversee|participate|provide) )/iu;

const mostParts = 14;

function takeList(
  parts: Part[],
  mayStand: (part: string) => boolean,
  isOffers = false,
): Part[] | undefined {
  const isPair = isOffers && parts.length === 2 && parts.every(isOffer);
  const isList = isPair || (parts.length >= 3 && parts.length <= mostParts);
  return isList && parts.every(({ text }) => mayStand(text)) ? parts : undefined;
}

/** "30% target bonus, phantom equity" are two; "a bonus, half after 90 days" is one. */
const isOffer = ({ text }: Part): boolean =>
  /\b(?:bonus|equity|medical|dental|401|pto|options|commissions?|pension|stipend|insurance|differential|uncapped)/i.test(
    text,
  ) && !/^(?:half|fully|paid|plus|with|after|from)\b/i.test(text);

/** Cut at commas outside brackets and numbers; a last "and" goes with its comma. */
function cutAtCommas(text: string, from = 0): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let at = from;
  const push = (end: number): void => {
    const raw = text.slice(at, end);
    const lead = /^\s*(?:(?:and|or|as well as|sowie|et)\s+)?/i.exec(raw)?.[0].length ?? 0;
    const part = raw.slice(lead).replace(/(?<![\s.;,])[\s.;,]+$/, '');
    if (part !== '') parts.push(partOf(part, at + lead));
    at = end + 1;
  };
  for (let i = from; i < text.length; i += 1) {
    const character = text[i];
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    const isMark = (character === ',' || character === ';') && text[i + 1] === ' ';
    if (depth === 0 && isMark) push(i);
  }
  push(text.length);
  return parts;
}

const processLead =
  /^(?:then|next|after that),? (?:comes?|follows?|there (?:is|are)|you have)\s+(?=\S)|^(?:[^:]{0,50}\b)?(?:process|stages|steps|selection)(?: here)?(?::| is| are| includes?| consists? of| has| involves?| will be| looks like this:?)\s+(?=\S)/i;

/** A row of other words in a paragraph on applying, such as a name and its post, is no row of steps. */
const namesStep =
  /interview|\b(?:calls?|screen(?:ing|s)?|tests?|talks?|chat|conversation|meetings?|assessments?|trial|offers?|references?|checks?|tasks?|presentation|visit|panel|review|exercise|tour|audition|shadow\w*|case study|stages?|steps?|rounds?|entretiens?|entrevistas?|prueba|essai)\b|gespräch|probe|telefonat/iu;

/** "The process is a call, a bench test and a final talk" holds three steps. */
function splitProcess({ text, shape }: Listed): Part[] | undefined {
  const lead = processLead.exec(text);
  if (!lead && shape === 'item') return undefined;
  const from = lead?.[0].length ?? 0;
  const arrows = [...text.slice(from).matchAll(/(?:(?<!\s)\s+)?(?:→|➔|->)\s*/g)];
  const parts = arrows.length > 0 ? cutAtArrows(text, from, arrows) : cutAtCommas(text, from);
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  if (!lead && arrows.length === 0 && !namesStep.test(text)) return undefined;
  if (/\b(?:will be|must|in accordance|please|apply|send|submit|your)\b/i.test(text))
    return undefined;
  if (parts.some((part) => part.text.split(' ').length > 12)) return undefined;
  if (opensClause.test(text.slice(from)) || isNoStep(text)) return undefined;
  return parts.map((part) => ({
    ...part,
    isStep: true,
    text: part.text.replace(/^(?:an?|the|then|finally)\s+/i, ''),
  }));
}

/** "As part of our care for children, ...": what stands before the comma says nothing by itself. */
const opensClause =
  /^(?:as (?:part|an?|our|the|one)|in (?:line|addition|accordance)|due to|because|while|once|if|when|where|after you)\b/i;

function cutAtArrows(text: string, from: number, arrows: readonly RegExpExecArray[]): Part[] {
  const parts: Part[] = [];
  let at = from;
  for (const arrow of [...arrows, undefined]) {
    const end = arrow ? from + arrow.index : text.length;
    const part = text.slice(at, end).replace(/(?<![\s.])[\s.]+$/, '');
    if (part !== '') parts.push(partOf(part, at));
    at = arrow ? end + arrow[0].length : end;
  }
  return parts;
}

const offerLead =
  /^(?:we (?:also )?(?:offer|pay for|provide|cover)|(?:the |our |some of (?:the|our) (?:many )?)?benefits (?![^:,]{0,60}\bmay\b)(?:[\p{L} ]{0,50} )?(?:include|are)|enjoy|you (?:can|may) choose from|this gives you access to|you(?:['’]ll| will) (?:also )?(?:receive|get|enjoy)|\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)? (?:also )?offers)(?: (?:benefits such as|a range of benefits including))?:?\s+(?=\S)/iu;

/** "As one of our clerks, you will have free lunch, a pension and ..." */
const givenTo =
  /^as (?:an?|our|one of our) [^,]{3,50}, you(?:['’]ll| will)?(?: also)? (?:have|get|receive|enjoy)(?: access to)? (?=\S)/i;

/** "You are kind to people, you love dogs": each is said of the same person. */
function splitYou(text: string): Part[] | undefined {
  if (!/^you\b/i.test(text)) return undefined;
  const found =
    /,(?: and)? (?=you (?:are|have|love|enjoy|like|know|can|want|care|take|bring|thrive|work|speak|hold)\b)/i.exec(
      text,
    );
  if (!found || found.index < shortestClause) return undefined;
  const at = found.index + found[0].length;
  const rest = text.slice(at).replace(/(?<![\s.])[\s.]+$/, '');
  return [partOf(text.slice(0, found.index), 0), partOf(rest, at)];
}
const shortestClause = 12;

/** "CDL Class A with 12 months of tractor-trailer experience" is a licence and a record. */
function splitHeld(text: string): Part[] | undefined {
  const found =
    /^(.{0,50}?\b(?:licen[cs]e|CDL(?: Class [AB]|-[AB])?(?! Class)|certificat(?:e|ion)|registration)) (?:with|and|plus) ((?:at least )?\d+\+? (?:years?|months?)\b.*)$/i.exec(
      text,
    );
  return found ? takePair(text, found[1], found[2]) : undefined;
}

function takePair(text: string, first = '', second = ''): Part[] {
  return [partOf(first, 0), partOf(second, text.lastIndexOf(second))];
}

const head =
  /\b(?:training|courses?|discounts?|support|help|assistance|access|reimbursement|allowances?|certifications?|tickets|vouchers) (?:for|in|on|with|to|at|towards?|of|covering|including)\b/i;
const offered =
  /\b(?:bonus\w*|insurance|401|pto|leave|pension|equity|paid|free|stipend\w*|holidays?|vacation|days|plan|program(?:me)?|scheme|parking|discount\w*|reimbursement|allowance|salary|pay|schedule|hours|flexible|gym|meals?|lunch\w*|training|medical|dental|vision|health)\b|\d/i;

/** "Staff networks - parents, carers and veterans": a row of its members. */
const ofMembers =
  /\b(?:groups|networks|communities|clubs|societies|brands|partners)(?:\s[-–]|:| such as| like| including)\s/i;

/** "Free training for CPR, lasers and scanners": the rest of the row belongs to the head, and is nothing by itself. */
function isGoverned(text: string): boolean {
  const [first, ...rest] = cutAtCommas(text);
  if (first !== undefined && ofMembers.test(first.text)) return true;
  return (
    first !== undefined &&
    rest.length > 0 &&
    head.test(first.text) &&
    rest.every(({ text: part }) => !offered.test(part))
  );
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
    if (goesOn) {
      last.text = `${last.text}, ${part.text}`;
      last.end = part.end;
    } else joined.push({ ...part });
  }
  return joined;
}

/** "A friendly", "all salaried": it waits for the noun behind the next comma; "challenge them" for who does it. */
const waitsForNoun =
  /^(?:an?|the|our|all|your|their) (?:[\p{L}-]+ (?:and|&) )?[\p{L}-]*(?:ive|ous|ful|al|ied|[^e]ed|ic|[ai]ble|less|ent|ary|ly)$|^\p{L}+ them$|^give (?:them|you)\b/iu;
const isNoun =
  /(?:rental|arrival|referral|medical|dental|meal|deal|capital|clinic|medic|picnic|hospital|festival|cent|salary|holiday|event|percent|library|apparel|tools?|shed|bed)$/i;

/** That there is a salary goes without saying among the offers. */
const isMoreThanPay = ({ text }: Part): boolean => !/^(?:base )?(?:salary|pay|wages)$/i.test(text);

const isBenefitPart = (part: string): boolean =>
  !(waitsForNoun.test(part) && !isNoun.test(part)) &&
  part.split(' ').length <= 14 &&
  !opensClause.test(part) &&
  (cover.test(part) ||
    !/\b(?:parental|medical|sick|personal|annual|family)$|^(?:\d+ )?paid$/i.test(part)) &&
  (/\d|[$€£%]/.test(part) ||
    part.split(' ').length >= 2 ||
    /^(?:401\(?k\)?|pto|pension|equity|mileage|bonus|health|dental|medical|vision|uniforms?|parking|meals?|tips)$/i.test(
      part,
    )) &&
  // "starting with 3 weeks", "increasing to 6": said of what stands before the comma.
  !/^(?:where|when|who|which|while|but|so|because|then|not|if|including|such|one|most|with|plus|starting (?:with|at|from)|increasing|rising|beginning (?:with|at)|growing to|up to)\b|^(?:at|in|as) (?:an?|our|the|this) \S+$/i.test(
    part,
  );

/** "Knowledge of, and skill in researching", "Additionally, understanding": goes on behind the comma. */
const waits =
  /\b(?:of|in|with|to|for|on|about)$|^(?:additionally|also|however|furthermore|moreover|therefore|ideally|in addition|for example)$/i;

const governs =
  /\b(?:degree|diploma|bachelor\S*|master\S*|graduate|experience|knowledge|understanding|background|proficien\p{L}+|skills?) (?:degree )?(?:in|of|with|at)\b/iu;
const isBare = (part: string): boolean => part.split(' ').length <= 3 && !/\d/.test(part);

/** "You have a plan, are a self-starter": the verb of the second half says nothing by itself. */
function withoutVerb(part: Part): Part {
  const cut = /^(?:are|have|has|is|possess|bring)\s+(?:an?\s)?(?=\S+)|^an?\s(?=\S+\s\S)/i.exec(
    part.text,
  );
  const length = cut?.[0].length ?? 0;
  return { ...part, text: part.text.slice(length), start: part.start + length };
}

const moves =
  /^(?:bend|lift|carry|push|pull|reach|stoop|kneel|crouch|climb|stand|walk|sit|twist|squat|grasp|handle|crawl|balance|open|move)$/i;
const isVerb = (word: string): boolean => moves.test(word) || readPlainVerb(word) !== undefined;

/** "Bend, lift, open, and move boxes": what is done stands behind the last of them and belongs to all. */
function isRowOfVerbs(parts: readonly Part[]): boolean {
  const words = parts.map(({ text }) => text.split(' '));
  const [first, second] = words;
  return (
    first?.length === 1 &&
    second?.length === 1 &&
    [first, second].every(([word = '']) => isVerb(word)) &&
    words.some(([word = '', next]) => next !== undefined && isVerb(word))
  );
}

/** "Excellent written, spoken, listening and selling skills": its first word or its last belongs to the whole row. */
const ofWholeRow =
  /^(?:excellent|exceptional|strong|solid|good|great|outstanding|superior|effective|advanced|proven|demonstrated|repeated|sound|superb|exemplary|high|highly developed|well-developed|basic|general|ability to|able to)\s/i;
const headOfRow =
  /\b(?:skills?|abilit(?:y|ies)|capabilities|qualities|competenc(?:e|ies|y)|aptitude|thinking|applications|environments?)\b/i;
function sharesWords(parts: readonly Part[]): boolean {
  const [first, ...rest] = parts;
  const isOneWord = ({ text }: Part): boolean => !text.includes(' ');
  if (first === undefined || !rest.some(isOneWord)) return false;
  return (
    ofWholeRow.test(first.text) ||
    oftenLead.test(first.text) ||
    (headOfRow.test(rest.at(-1)?.text ?? '') && !headOfRow.test(first.text))
  );
}

const heldIn =
  /\b(?:licen[cs]es?|licensure|certificat(?:es?|ions?)|registration|permits?) (?:in|as|to|for) \S/i;

const demandLead =
  /^(?:we(?:'re| are)? look(?:ing)? for (?:someone|a person|people|candidates) who |you (?:have|bring|know) )/i;

/** A row of demands behind "Must haves:" or "we look for someone who". */
function splitDemands({ text, label }: Listed): Part[] | undefined {
  // "5 years and a Bachelor's, 3 years and a Master's, or a doctorate": one demand that is met in several ways.
  if (/,\s(?:and\/)?or\s/i.test(text)) return undefined;
  const lead = demandLead.exec(text)?.[0].length ?? 0;
  const parts = cutAtCommas(text, lead);
  if (parts.some(({ text: part }) => waits.test(part))) return undefined;
  if (isRowOfVerbs(parts) || isDoneToAll(parts)) return undefined;
  // "CPA, CMA, CIA or CFE preferred": nobody can say how far back the wish reaches.
  if (wishWords.test(parts.at(-1)?.text ?? '')) return undefined;
  // "A degree in social work, public health, sociology": the rest are subjects of the first.
  if (governs.test(parts[0]?.text ?? '') && parts.slice(1).some((part) => isBare(part.text)))
    return undefined;
  if (sharesWords(parts)) return undefined;
  // "Hold a valid, current license in nursing, midwifery": what it is held in goes on behind the comma.
  if (parts.some(({ text: part }) => heldIn.test(part))) return undefined;
  // "Python, SQL, dbt, retail": without a word that governs the row, each entry is a demand.
  const isBareRow =
    parts.length >= 4 &&
    (parts[0]?.text.split(' ').length ?? 9) <= 2 &&
    !/\b(?:we|our|us)\b/i.test(text);
  if (lead === 0 && label === null && !isBareRow) return undefined;
  return takeList(
    lead === 0 ? parts : parts.map(withoutVerb),
    (part) =>
      part.split(' ').length <= 14 &&
      // "A friendly, helpful manner": an adjective waits for its noun.
      !/^(?:an?|the) \p{L}+$/iu.test(part) &&
      !/^(?:or|which|where|including|such as|as|preferably|but|upon|for|if|when|after|before|during|properly)\b|\bmay be\b/i.test(
        part,
      ),
  );
}
