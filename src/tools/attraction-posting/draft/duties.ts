import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { listDuties } from '#plan/demands/requirements.ts';
import type { Fact } from '#shared/brief.ts';
import { beginsWithVerb, splitOrders, toOrders } from '#plan/wording/orders.ts';
import { isHiddenOffer } from '#plan/offers/hidden-offer.ts';
import { memoize } from '#shared/memoize.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { mendLine } from '#writing/mend-line.ts';
import { spellFor } from '#writing/spelling.ts';
import { splitRuns } from '#writing/split-runs.ts';
import { anyDuty } from './any-duty.ts';
import { fitWords } from './demands.ts';
import { orderOfCharge, orderOfSkill, splitCharge } from './doing.ts';
import { isHiddenDemand } from './hidden-demand.ts';
import { listMisfiled } from './misfiled.ts';
import { listFair } from './private.ts';
import { turnWhole } from './turn-whole.ts';

/** Above this nobody reads a posting; a list of groups keeps the first lines of each. */
const read = { words: 410, lines: 30 };
/** The description for those who hire holds what any list of an advertisement holds. */
const described = { words: 600, lines: 80 };

/** "The server will be responsible for the dining area" tells what is done, outside any list. */
const tellsWork =
  /\b(?:responsible for|responsibilities (?:are|include)|will (?:also )?(?!(?:be (?!responsible|required|tasked)|have|need|receive|get|enjoy|include|require|find|join|earn)\b)\p{Ll}+)\b/iu;

/** "The key areas of focus for this role include: ...": the list begins behind it. */
const lead =
  /^(?:the |your |key |main )?[^:.]{0,60}\b(?:includes?|are|following|require you to|you will|you['’]ll):\s*[–-]?\s*(?=\S)/i;
/** "Responsibilities include a variety of repairs", among the lines of that list. */
const namesList =
  /^(?:(?:the |your |key |main |primary |other |typical )?(?:responsibilities|duties|tasks)|(?:this|the) (?:role|position|job)) (?:(?:will )?(?:also )?(?:includes?|involves?)|are):? (?=(\p{L}+))/iu;
function dropListName(text: string): string {
  const [found, next = ''] = namesList.exec(text) ?? [];
  if (found === undefined) return text;
  const rest = text.slice(found.length);
  return /ing$/i.test(next) || beginsWithVerb(rest)
    ? capitalize(rest)
    : /^an? (?:[\p{L}-]+ )?(?:variety|range|number) of\b/iu.test(rest)
      ? `Carry out ${rest}`
      : text;
}

/** "Plant subject matter expert with thermal processing": what somebody is there, among what they do. */
const bePerson =
  /^(?!serve|act|be\b)(?=(?:[\p{L}-]+ ){0,4}(?:expert|point of contact|liaison|advocate|ambassador|mentor)\b(?: (?:for|on|with|to|in|between|of)\b|$))/iu;
const sayPerson = (text: string): string =>
  bePerson.test(text) && !beginsWithVerb(text) && !/ing\b/i.test(text.split(' ')[0] ?? '')
    ? `Serve as ${lowerFirst(text.replace(/^(?:an?|the) /i, (article) => article.toLowerCase()))}`
    : text;

/** "Have a variety of tasks, from mending nets to ...": what is done stands behind it, or nowhere. */
const anyTasks =
  /^(?:have|take on|enjoy|undertake) an? (?:wide |broad |large )?(?:variety|range|number|mix) of (?:[\p{L}-]+ ){0,2}(?:responsibilities|duties|tasks)(?:,? (?:from|including|such as) (?=\p{L}+ing\b)|$)/iu;
const dropAnyTasks = (text: string): string => {
  const rest = text.replace(anyTasks, '');
  if (rest === text || rest === '') return rest;
  const [, turned = rest] = toOrders(['Plan a day', capitalize(rest)]);
  return turned.replace(/(?<= and )(\p{Ll}+ing)(?= )/u, (doing) =>
    lowerFirst(toOrders(['Plan a day', capitalize(doing)])[1] ?? doing),
  );
};

/** Explains the line before it. */
const dangling = /^(?:this|these|it|they|such)\b(?! (?:role|position|job)\b)/i;

/** What the employer does or gives, among the duties. */
const ofUs = /^(?:we|our|pay|salary)\b/i;
/** A line that lost its end, or a bracket that was never closed. */
const torn =
  /\b(?:and|or|the|of|(?<!ed )to|for|with|in|an?|by|from|your|our|this|that|these)$|\bthe following\b(?!.*:)|^willing\b|^[^()]*\([^)]*$|^[^(]*\)/i;

/** "Also assists with ...": beside what stands before it in the original, and alone here. */
const dropAlso = (text: string): string =>
  text
    .replace(
      /^(?:(?:also|additionally|in addition(?! to\b)|furthermore|moreover|finally|lastly)(?:,|\.{2,3})?|specifically(?:,|\.{2,3}))\s*(?=\p{L})/iu,
      '',
    )
    .replace(/^(.{3,40}?\bwill) also\b/i, '$1');

/** "the technician will also mend ...", "you will be expected to keep ...": what is done stands behind it. */
const saidOfHolder =
  /^(?:as an? [^,.]{3,60}?,? (?=you\b))?(?:you(?:['’]ll| will)|they(?:['’]ll| will)|(?:the|this) (?:[\p{L}./-]+ ){1,5}?will|will)(?: also)?(?: be (?:expected|required|asked|tasked) to| be (?:(?:responsible|accountable) for|(?:tasked|charged) with)(?= \p{Ll}+ing\b))? (?=\p{Ll}{3})(?!(?:also )?(?:have|need|receive|get|enjoy|not|join|report|involve|include|require|be)\b)/iu;
/** "Tasked with mending pumps", "Primarily responsible for mending": the same, of nobody. */
const chargedWith =
  /^(?:is |are )?(?:(?:primarily|mainly|directly|chiefly) )?(?:(?:tasked|charged) with (?=\p{Ll}+ing\b)|(?:responsible|accountable) for (?=\p{Ll}+ing\b)|(?:responsible|accountable) to (?=\p{Ll}{3,} \p{L}))/iu;
/** "Based on the plan, the technician will order parts". */
const saidBehind =
  /^((?:based on|from|under|with|through|as needed|if needed)\b[^,:]{0,80}, )(?:you(?:['’]ll| will)|they(?:['’]ll| will)|the (?:[\p{L}./-]+ ){1,4}?will) (?=\p{Ll}{3})(?!(?:be|have|need|receive|get|enjoy|not|join|report)\b)/iu;

/** "staff,Check all medications": the next line grew on. */
const grownComma = /(?<=\p{Ll}{3}),(?=\p{Lu}\p{Ll}+ \p{Ll})/u;

/** "Management of income – Input into tenders": two lines of a list in one. */
const grownDash =
  /(?<=\p{Ll}{3}) [–—-] (?=(?:Management|Provision|Development|Input|Preparation|Delivery|Maintenance|Supervision|Review|Support|Control|Coordination|Administration|Implementation|Communication)\b(?: (?:of|into|to|for|with)\b))/u;

/** "Write to members.Answer letters": the next line grew on. */
const grownStop = /(?<=\p{L}{2})\.(?=\p{Lu}\p{Ll}+ \p{Ll})/u;

const isHeading = /^\p{Lu}[\p{L}-]*(?:\s(?:\p{Lu}[\p{L}-]*|&|and|of)){1,4}$/u;

/** "Skills and attributes for success", "Customers of this position": what other lists are called. */
const nameOfList =
  /^(?:skills|attributes|knowledge|behaviou?rs|competenc(?:y|ies)|abilities|requirements|qualifications|(?:key )?(?:duties|responsibilities|accountabilities|relationships|contacts|tasks)|customers|stakeholders)\b(?: \p{L}+){0,6}$/iu;

/** A word in small letters behind the first: "Global Supply Chain – Brewery" has none and is a name. */
const saysWhat = /\s\p{Ll}{4,}/u;

const thirdOf = (verb: string): string[] =>
  [`${verb}s`, `${verb}es`, verb.replace(/y$/, 'ies')].filter(
    (form) => verb !== '' && form !== verb,
  );

/** "All storage and supplies", of which the line says that one is responsible for it. */
function isOfCharge({ source, forms }: Fact, own: string): boolean {
  if (source.from !== 'job' || forms.verbPhrase !== null) return false;
  const words = source.quote.replace(/\s+/g, ' ').toLowerCase();
  const before = words.slice(0, words.indexOf(own.slice(0, longestBegin).toLowerCase()));
  return /\b(?:responsible|accountable|responsibility) for:?\s$/.test(before);
}
const longestBegin = 20;

const inCharge = /^be (?:responsible|accountable) for (.+)$/i;

/** "Manages care" is said of somebody; to the reader it is "manage care". */
function toPlain(fact: Fact): string {
  const own = ownWords(fact);
  const skill = orderOfSkill(own);
  if (skill !== null) return skill;
  const charge = isOfWholeLine(fact.forms.verbPhrase ?? '', own)
    ? inCharge.exec(fact.forms.verbPhrase ?? '')?.[1]
    : undefined;
  if (charge !== undefined) return orderOfCharge(stripEnd(charge));
  const [told = own] = toOrders([own]);
  const whole = turnWhole(own, fact.forms.verbPhrase);
  if (whole !== null && (told === own || !/^\p{L}+ing\b/iu.test(own))) return whole;
  // A line is turned as a whole or left as it is; "Reporting to her, you will assist" is a sentence.
  if (told !== own || /, (?:you|they|we)\b/i.test(own)) return told;
  if (isOfCharge(fact, own)) return orderOfCharge(lowerFirst(own));
  // Where only the beginning of a line could be turned, the line stays whole as it is.
  const verb = isOfWholeLine(fact.forms.verbPhrase ?? '', own) ? fact.forms.verbPhrase : null;
  const [first = ''] = own.split(/[\s,]/);
  const [plain = ''] = verb?.split(/[\s,]/) ?? [];
  const isThird = thirdOf(plain).includes(first.toLowerCase());
  const isDoing = plain !== '' && first.toLowerCase() !== plain && /ing$/i.test(first);
  return verb &&
    (isThird || (isDoing && !/(?:,| and| or) \p{Ll}+ing\b/u.test(verb))) &&
    !/, \p{Ll}+s,|\b(?:and|or) \p{Ll}+(?<!s)s (?:the|an?|all|for|to|with)\b/u.test(verb)
    ? capitalize(stripEnd(verb))
    : own;
}

const isOfWholeLine = (verb: string, own: string): boolean =>
  verb.split(/\s+/).length >= own.split(/\s+/).length * nearlyAll;
const nearlyAll = 0.8;

/** "Preparation of invoices" beside lines that say what to do. */
const asDone = (text: string): string => {
  const plain = nounLines.find(([start]) => start.test(text));
  return plain ? text.replace(plain[0], plain[1]) : text;
};
const nounLines: readonly (readonly [RegExp, string])[] = [
  'preparation prepare',
  'management manage',
  'maintenance maintain',
  'coordination coordinate',
  'supervision supervise',
  'administration administer',
  'installation install',
  'inspection inspect',
  'implementation implement',
  'development develop',
  'provision provide',
  'delivery deliver',
  'completion complete',
  'creation create',
  'collection collect',
].map((pair) => {
  const [noun = '', verb = ''] = pair.split(' ');
  return [new RegExp(`^(?:the )?${noun} of (?=\\p{L})`, 'iu'), `${capitalize(verb)} `] as const;
});

const isOther = /^(?:any )?other\b|\bother duties as\b/i;

const mostUsual = 5;

/** What such work usually is, each to be confirmed, where the job lists nothing. */
export function listUsualWork(source: Source): string[] {
  const { market, brief } = source;
  if ((brief.language ?? 'en') !== 'en') return [];
  const { duties } = market.profile;
  // Fields of the trade by name, where nobody has written down what is done in it.
  const usual = duties.length > 0 ? duties : makePlan(source).drawer.search.skills;
  return usual
    .slice(0, mostUsual)
    .map((text) => `${capitalize(stripEnd(spellFor(brief.place.country)(text)))} [confirm]`);
}

/** "Through active listening, assesses ...", "Accurately and confidently handling ...": what is said first stands before the verb. */
const opened =
  /^((?:through|based on|when|as|in|with|by|under|upon|after|during|using)\b[^,]{2,80}, |\p{L}+ly(?: and \p{L}+ly)? )(\p{Ll}+(?:ing|s)\b.*)$/iu;

function turnOpened(text: string): string {
  const [, start = '', rest = ''] = opened.exec(text) ?? [];
  if (rest === '') return text;
  const [, turned = rest] = toOrders(['Plan a day', capitalize(rest)]);
  return turned === capitalize(rest)
    ? text
    : `${start}${turned.charAt(0).toLowerCase()}${turned.slice(1)}`;
}

const little =
  /^(?:the|and|for|with|our|your|their|all|any|its|are|that|this|from|into|other|such|via|per|both|each)$/;
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])
    .filter((word) => !little.test(word))
    .map((word) => word.slice(0, 6));

const isWithin = (own: readonly string[], other: readonly string[]): boolean => {
  let at = 0;
  for (const stem of other) if (stem === own[at]) at += 1;
  return at === own.length;
};
const fewestFree = 4;

/** The same duty once more: all its words, one behind the other, stand in a longer line; a short one begins alike. */
function dropAlike(lines: readonly string[]): string[] {
  const words = lines.map(stems);
  return lines.filter((_, i) => {
    const own = words[i]!;
    return !words.some(
      (other, j) =>
        j !== i &&
        own.length > 1 &&
        (other.length > own.length || (other.length === own.length && j < i)) &&
        (own.length >= fewestFree || own[0] === other[0]) &&
        isWithin(own, other),
    );
  });
}

const leading = 3;
/** Said of few: a part in what others decide. */
const ofWeight = /^take an? (?:active|visible|leading|lead|key) (?:role|part) in\b|^key member\b/i;

/** The first lines behind every heading of the list; none where it has no headings. */
function listStarts(lines: readonly string[]): string[] {
  const heads = (line: string): boolean => !line.includes(' ') || isHeading.test(line);
  let depth = 0;
  const starts = lines.filter((line) => {
    depth = heads(line) ? 0 : depth + 1;
    return depth > 0 && depth <= leading;
  });
  return lines.some(heads) ? toOrders(starts) : [];
}

/** All of them; where there is no room, what is done in any job goes first, but for the leading duties of every block. */
function keepTelling(
  lines: readonly string[],
  starts: readonly string[],
  most: { words: number; lines: number },
): string[] {
  const first = new Set(starts);
  const rank = (line: string): number =>
    first.has(line) ? 0 : anyDuty.test(line) && !ofWeight.test(line) ? 2 : 1;
  const ranked = lines.toSorted((a, b) => rank(a) - rank(b));
  const kept = new Set(fitWords(ranked, most.words).slice(0, most.lines));
  return lines.filter((line) => kept.has(line));
}

/** "Program HarborLogix and QuayLogix controllers and PierView screens": no name is so long. */
const longestName = 7;

const isBareName = (text: string): boolean =>
  (isHeading.test(text) || (!saysWhat.test(text) && text.split(' ').length <= longestName)) &&
  !beginsWithVerb(text) &&
  !/^\p{L}+[-/]\p{Ll}+ing$/u.test(text);

/** What is done, named by a noun: "Estate Administration", "Court Appearances for Minors". */
const namesDoing =
  /^(?:\p{L}+[ -]){0,3}(?:administration|supervision|preparation|coordination|maintenance|inspections?|installations?|appearances|drafting|billing|scheduling|receiving|handling|bookkeeping|filing|cleaning|housekeeping|deliver(?:y|ies)|collections?|litigation|mediation|representation|translation|transcription|stocktaking|bathing|washing|making|assistance)(?: (?:of|for|to|with) .{3,60})?$/iu;

/** Between sentences, a few words with capitals head the next ones; two in a row that name what is done are duties. */
function dropHeads(work: readonly string[]): string[] {
  const isLong = work.filter((text) => text.split(' ').length > 5).length > work.length / 2;
  if (!isLong) return [...work];
  const isNear = (text: string | undefined): boolean =>
    text === undefined || isBareName(text) || text.split(' ').length <= 4;
  return work.filter(
    (text, i) =>
      !isBareName(text) || (namesDoing.test(text) && (isNear(work[i - 1]) || isNear(work[i + 1]))),
  );
}

/** What is done in this job, in its own words; nothing where it does not say. */
export const listWork = (source: Source): string[] => findWork(source).kept;

/** All of them, however many. */
export const listAllWork = (source: Source): string[] => findWork(source).all;

/** As many of them as somebody reads in a posting. */
export const listReadWork = (source: Source): string[] => findWork(source).read;

/** How many of them stand in the original only. */
export const countLeftOut = (source: Source): number => findWork(source).leftOut;

interface Work {
  all: string[];
  kept: string[];
  read: string[];
  leftOut: number;
}

const findWork = memoize(({ brief }: Source): Work => {
  const misfiled = listMisfiled(brief);
  const plain = new Map(
    listFacts(brief, { kinds: ['duty'] }).map((fact) => [ownWords(fact), toPlain(fact)]),
  );
  const listed = [
    ...listDuties(brief).map((text) => plain.get(text) ?? text),
    ...[...misfiled].map((fact) => toPlain(fact)),
  ].map(turnOpened);
  const inPassing = listFacts(brief, { kinds: ['other'] })
    .map(ownWords)
    .filter((text) => tellsWork.test(text));
  const lines = listFair(
    listed.length > 0 ? listed.filter((text) => !isHiddenDemand(text)) : inPassing,
  )
    .flatMap(splitCharge)
    .flatMap(splitRuns)
    .flatMap(splitOrders)
    .flatMap((text) => text.split(grownComma))
    .flatMap((text) => text.split(grownDash))
    .flatMap((text) => text.split(grownStop))
    .map((text) =>
      capitalize(
        dropAlso(
          sayPerson(dropListName(text.replace(lead, ''))).replace(
            /;\s?(?:and,?\s?)?\d{1,2}(?:\.\d{1,2}){0,3}\.?$/,
            '',
          ),
        )
          .replace(saidOfHolder, '')
          .replace(chargedWith, '')
          .replace(saidBehind, '$1'),
      )
        .replace(/^.*$/s, dropAnyTasks)
        .replace(/ [-–] (?=such as|including|e\.g)/g, ', ')
        .replace(/(?<=\p{Ll})\/ (?=\p{Ll})/gu, '/'),
    );
  const work = lines.filter(
    (text) =>
      /[\p{L}\d][\s/-]\p{L}/u.test(text) &&
      !nameOfList.test(text) &&
      !dangling.test(text) &&
      !torn.test(text) &&
      !ofUs.test(text) &&
      !isHiddenOffer(text),
  );
  const duties = dropHeads(work);
  // "Other activities include ..." is no beginning.
  const ordered = duties.toSorted((a, b) => Number(isOther.test(a)) - Number(isOther.test(b)));
  const isEnglish = (brief.language ?? 'en') === 'en';
  const told = dropAlike(
    isEnglish ? toOrders(ordered.map(mendLine)).map(asDone) : toOrders(ordered),
  );
  const starts = listStarts(lines);
  const kept = keepTelling(told, starts, described);
  return {
    all: told,
    kept,
    read: keepTelling(told, starts, read),
    leftOut: told.length - kept.length,
  };
});
