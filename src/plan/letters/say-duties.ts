import type { Fact } from '#shared/brief.ts';
import { sayAnswered } from './answered-duty.ts';
import { isGlued } from '#writing/glued.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { dropHouse } from '../employer/drop-house.ts';
import { countTelling } from '../defining/count-telling.ts';
import { hasPull } from '../defining/find-scope.ts';
import { isSaidWhole } from '../defining/is-said-whole.ts';
import { beginsWithVerb, splitOrders } from '../wording/orders.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { canBeDone, canBeNamed } from '../wording/speakable/speakable.ts';
import type { Source } from '../source.ts';
import { makeRate, type WorkRate } from '../subject/rate-work.ts';
import { ratePull } from '../subject/rate-pull.ts';
import { boast } from './boast.ts';
import { listDescriptions } from './describe-unit.ts';
import { isHollowDuty, isHollowHelp, isSlogan, ofManual, pointsBack } from './hollow-help.ts';
import { headOfDuty, startOfDuty } from './duty-head.ts';
import { fromOutside } from './from-outside.ts';
import { sayHandled } from './say-handled.ts';
import { isNowAndThen } from './now-and-then.ts';
import { reshapeDuty } from './reshape-duty.ts';
import { memoize } from '#shared/memoize.ts';
import { chooseRow, sayRow, sharesNoun } from './work-row.ts';
import { sayRole } from './say-role.ts';
import {
  mayBeTold,
  hollowWork as hollow,
  scoreDuties,
  vagueWork as vague,
} from './score-duties.ts';

const length = { fewest: 2, most: 16, ofTelling: 22 };
/** So much of it is worth a longer sentence. */
const rich = 3;
/** Shorter ones say it all only together with others. */
const shortest = 4;
/** Done in any job: no reason to answer a letter. */
const anyDuty =
  /\b(?:special projects|wholeheartedly|other (?:related )?(?:duties|tasks)|(?:duties|tasks|projects) as|as (?:assigned|needed|required|directed|applicable)|asked of you|work well|others|team ?(?:player|work|spirit)|polic(?:y|ies)|polices|procedures|complian\w+|comply|clean\w*|tidy|customer service|communicat\w+|professional(?:ly|ism)?|attend\w*|punctual\w*|responsib\w+|resources|best practices?|excellent|culture|standards|prep(?:aration)? duties|waste|trends?|goals|team environment|patient and family|work areas?|background checks|orientation|routine\w*|administrative|administer\w*|clerical|paperwork|filing|data entry|records?|logs?|inquir\w+|liais\w+|office team|productivity|up[- ]to[- ]date|tools like|hand tools|housekeeping|sweep\w*|general|basic|when (?:required|necessary)|schemes|stakeholders|file|files|inventory counts?|miscellaneous|errands|recaps?|core values|key values|philosophy|photocopy\w*|stationery|office tasks|team members|as need|using tools|organizational|implementation of|signage|(?:particular|specific|certain) (?:field|area)s?|full (?:scope|range) of|whole child|various phases|inclusion|diversity|statutory|lead by example|telephone system|photocopier|fax)\b/i;
const person = /\b(?:you|your|yours|yourself|we|us|they['’]ll|make a difference)\b/i;
/** A row of things, the end of another sentence, or several sentences in one. */
const odd =
  /[:;!?()"“”·•|&#]|, ,|\bresumes? if\b|^\p{L}+ (?:and|or) \p{L}+ of\b|\/[\p{L} ]{1,30}\/|\bthat \p{L}+$|\s[–—-](?:\s|$)|\p{Ll}\p{Lu}\p{Ll}|[.!?] |\bfollowing\b|\b(?:is|are) (?:crucial|key|essential|important|vital|required|critical|needed)\b|\b(?:detailed|listed|described|outlined) (?:below|above)\b|\b(?:and|or) (?:for|of|by|with) (?:\p{L}+ly )?\p{L}+ing\b|\b(?:and|or|the|of|to|for|with|in|but|this|that)$/u;
/** "identify and communicating": only its first verb was put into the plain form. */
const uneven = /^\p{L}+(?:,| (?:and|or)) \p{L}+(?:ing|s)\b(?! the)/u;
/** Holding a paper is a demand in the clothes of a duty. */
const demand =
  /^(?:do(?:es)? not|understanding|willing|able|ability|knowledge|willingness|experience|hold|possess|have|maintain (?:an? )?(?:valid|current|active)|demonstrate|display|exhibit|show|understand|relish|enjoy|love|like|thrive|appreciate|believe|care about|value|know|feel|want|excel|be(?! responsible for)|conduct oneself|adhere|key member|(?:\p{L}+ ){1,2}skills)\b/iu;

/** What applicants are told to do is no work of the job. */
const ofApplying =
  /\byour (?:responses?|answers?|application|cover letter|r[eé]sum[eé]|cv|qualifications|references)\b|%\.|\.%/iu;

/** "Position independently conducts research" is a sentence about the post and no thing. */
const ofPost =
  /^(?:position|role|job|incumbent|co-\p{L}+s)\b|^\p{L}+ly \p{L}+s\b|^(?:\p{L}+ ){1,2}(?:conducts|performs|provides|ensures|assists|manages|supports|maintains)\b/iu;

/** "Installing, troubleshooting": a row that lost its end. */
const isRow = (text: string): boolean =>
  (/,\s\p{L}+$/u.test(text) && !/\b(?:and|or|&)\b/.test(text)) ||
  // "mend and fit sails in the loft, fold sails".
  /^[^,]+, (?!(?:and|or|with|for|in|as|by|to|on|at|including|both|such)\b)\p{Ll}+(?<!ing|ly) \p{Ll}+$/u.test(
    text,
  );

export interface Duty {
  /** The line of the advertisement that says it. */
  id: string;
  /** What one does, after "to"; else what the work includes. */
  verb: string | null;
  noun: string | null;
  weight: number;
  /** How much of the score hangs on it; 0 where none does. */
  scored: number;
  /** The same in a few words, for a row with others; null where it needs all of them. */
  head: string | null;
}

/** Words of many titles: they tell no duty from another. */
const anyTitle =
  /^(?:manage|assist|office|senior|junior|associ|repres|coordi|special|techni|engine|operat|superv|direct|worker|intern|lead|experi|project|service)/;

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));

interface Known {
  rate: (text: string) => WorkRate;
  /** What the title is about: a duty that names it is the work itself. */
  field: ReadonlySet<string>;
  /** The employer: its own name makes no duty more telling. */
  house: string;
  /** What the job is judged by, in points; by the id of the line that says so. */
  scores: ReadonlyMap<string, number>;
  /** With which verbs its duties begin. */
  verbs: ReadonlySet<string>;
  /** The words that the advertisement writes small. */
  lower: ReadonlySet<string>;
}

function listKnown(source: Source): Known {
  const { brief } = source;
  return {
    scores: scoreDuties(source),
    rate: makeRate(brief),
    field: new Set(stems(brief.title.given).filter((stem) => !anyTitle.test(stem))),
    house: brief.employer.name,
    lower: new Set(
      brief.facts.flatMap(({ text }) => text.match(/(?<![\p{L}\d])\p{Ll}{3,}/gu) ?? []),
    ),
    verbs: new Set(
      listFacts(brief, { kinds: ['duty'] }).flatMap(
        ({ forms }) => /^\p{Ll}+(?= )/u.exec(forms.verbPhrase ?? '')?.[0] ?? [],
      ),
    ),
  };
}

/** Cleaning is done anywhere, and is the work of a cleaner. */
function isAnyDuty(text: string, field: ReadonlySet<string>): boolean {
  const [common] = anyDuty.exec(text.replace(/^be responsible for /, '')) ?? [];
  return common !== undefined && !stems(common).some((stem) => field.has(stem));
}

/** The verb tells the work itself, or what is done beside it. */
const making =
  /^(?:be responsible for|develop|design|build|lead|manage|plan|run|teach|repair|install|sell|treat|examine|draft|own|create|operate|drive|cook|write|retain|recruit|supervise|direct|produce|negotiate|counsel|oversee|serve|care|advise|diagnose|administer)\b/i;
const beside =
  /^(?:monitor|measure|track|document|record|review|communicate|respond|respect|provide|report|update|follow|take|secure|present)\b/i;

/** "NADCAP", "AS9100", "ISO 9001". */
const standard = /(?<![\p{L}\d])(?:\p{Lu}{5,}|\p{Lu}{2,5}[- ]?\d{3,}\p{L}{0,2})(?![\p{L}\d])/u;

function weigh(
  { terms, source, id }: Fact,
  text: string,
  { field, house, rate, scores }: Known,
): number {
  const scored = scores.get(id) ?? 0;
  const names =
    text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}]{2,}/gu)?.filter((name) => !house.includes(name))
      .length ?? 0;
  const count = text.split(/\s+/).length;
  const isOfField = stems(text).some((stem) => field.has(stem));
  // Whoever keeps a named standard does more than keep the rules of any house.
  const isPlain = !standard.test(text) && (vague.test(text) || isAnyDuty(text, field));
  const isHollow = isHollowDuty(text) || isNowAndThen(source);
  if (isHollow || (isPlain && !mayBeTold(text, scored))) return -2;
  if (isSlogan(text)) return -1;
  const { isOfSubject, isSized, isDull, isMain } = rate(text);
  const dulled = scored > 0 ? dull.scored : dull.other;
  return (
    (isOfField ? ofField : 0) +
    (isOfSubject ? ofSubject : 0) +
    (isSized ? ofSubject : 0) +
    (isMain ? ofMain : 0) +
    scored +
    (hasPull(text) ? 2 : 0) +
    ratePull(text) -
    (isDull ? dulled : 0) +
    (making.test(text) ? 1 : 0) -
    (beside.test(text) ? 1 : 0) +
    Math.min(mostTelling, countTelling(text)) +
    Math.min(2, terms.length) +
    Math.min(2, names) +
    (/\d/.test(text) ? 1 : 0) +
    (count >= 5 && count <= 14 ? 1 : 0) -
    (boast.test(text) ? 1 : 0) -
    (ofReports.test(text) ? inReports : 0)
  );
}

/** How a report praises work: nobody tells a friend so. */
export const ofReports =
  /^(?:You would )?(?:maximi[sz]e|optimi[sz]e|leverage|champion|steer|drive (?:sales|revenue|growth|profit\w*|results|performance)|align|oversee and align)\b|\bwhile (?:maintaining|ensuring|driving)\b/i;
const inReports = 3;

const mostTelling = 4;
const ofField = 3;
const ofSubject = 2;
const ofMain = 3;
/** Paper by which the job is judged is still paper. */
const dull = { scored: 2, other: 4 };

/** What is added to a duty that is whole without it. */
const added =
  /(?:,| [-–])? (?:including|to include|(?:by )?ensuring|such as|to ensure|in line with|in accordance with|as per|according to|so that|with a (?:specific|strong) focus|while|in order to|for the purpose of|in an? (?:timely|efficient|professional|safe)\b|(?:by|through) \p{L}+ing|to (?:better )?(?:understand|support|maximi[sz]e|optimi[sz]e|drive|achieve|meet|enhance|increase|improve|facilitate))\b.*$|;.*$|(?<=^\S+ \S+ \S+(?: \S+)*), (?:ensuring|emphasi[sz]ing|making|helping|providing|building|identifying|contributing|supporting|meeting|keeping|delivering|driving|focusing|creating|allowing|enabling|demonstrating|maintaining|using|working|applying|assisting|leading|offering) \p{L}.*$|, which\b.*$/iu;
const lead = /^have the opportunity to /i;
/** Who hands the work out is no part of it. */
const byWhom =
  / as (?:assigned|directed|instructed|allocated|requested) by (?:the |your )?[\p{L} ]{3,30}?(?= to | from |,|$)/iu;

/** "Responsible for the selection of machines": what is done is the selection. */
const answersFor =
  /^(?:is |be )?responsible for (?=(?:the )?[\p{L}-]+(?:ing|ment|tion|sion|ance)\b)/iu;

/** What one does, as the reader took it; else the line itself where it begins with what is done. */
function findVerbPhrase(fact: Fact): string | null {
  if (fact.forms.verbPhrase !== null || fact.forms.nounPhrase !== null)
    return fact.forms.verbPhrase;
  const own = stripEnd(ownWords(fact));
  return sayAnswered(own) ?? (beginsWithVerb(own) ? lowerFirst(own) : null);
}

/** "P&L" is one word. */
const pair = /(?<![\p{L}\d])\p{Lu}&\p{Lu}(?![\p{L}\d])/gu;
const isOdd = (text: string): boolean => odd.test(text.replace(pair, 'X')) || pointsBack(text);

interface Ways {
  /** Without what is added to a duty that is whole without it. */
  isShortened?: boolean;
  /** Also in words that could stand in many jobs. */
  isAny?: boolean;
  /** As far as it goes before it explains itself. */
  isStart?: boolean;
}

function toDuty(fact: Fact, told: Known, { isShortened, isAny, isStart }: Ways = {}): Duty | null {
  const { nounPhrase } = fact.forms;
  const verbPhrase = findVerbPhrase(fact);
  const stated = (verbPhrase ?? nounPhrase ?? ownWords(fact)).replace(answersFor, '');
  const whole = dropHouse(stated.replace(byWhom, ''), told.house);
  const given = isShortened ? whole.replace(lead, '').replace(added, '') : whole;
  const shaped = reshapeDuty(splitOrders(given)[0] ?? given);
  const text = isStart ? (startOfDuty(lowerFirst(shaped), told) ?? '') : shaped;
  const count = text.split(/\s+/).length;
  const isUsable =
    count >= length.fewest &&
    count <= (countTelling(text) >= rich ? length.ofTelling : length.most) &&
    // "You would plan your route" is said to whoever does it.
    !person.test(verbPhrase === null ? text : text.replace(/\byour\b/gi, '')) &&
    !isGlued(text) &&
    !isOdd(text) &&
    !ofApplying.test(text) &&
    !isRow(text);
  if (!isUsable) return null;
  const outside = fromOutside(text, told.house);
  if (outside === null) return null;
  const words = lowerFirst(outside);
  const weight = weigh(fact, text, told);
  const points = told.scores.get(fact.id) ?? 0;
  // In words of any job it is still the work, and says little of this one.
  const share = rateTelling(words, told) > 0 ? 1 : ofAnyWords;
  const scored = mayBeTold(words, points) ? points * share : 0;
  if (demand.test(words) || (verbPhrase === null && ofPost.test(words))) return null;
  const isTelling = scored > 0 || rateTelling(words, told) >= fewestOfHalf;
  if (!isSaidWhole(words) || isHollowHelp(words) || !(isTelling || isAny)) return null;
  if (verbPhrase !== null)
    return uneven.test(words) || !canBeDone(words, told.house)
      ? null
      : { id: fact.id, verb: words, noun: null, weight, scored, head: headOfDuty(words, told) };
  // "Management of change control", "Loading trucks"; a torn line is neither.
  const isNoun =
    canBeNamed(words) &&
    /^(?!(?:b?r|s|sl|sw|cl|fl)ing\b)\p{L}+(?:ing|ment|tion|sion|ance)\b|\b\p{L}+(?:ment|tion|sion|ance|sis) of\b/iu.test(
      words,
    ) &&
    !/(?:\s\p{Lu}\p{Ll}+){2}|^\s\p{L}+s and \p{L}+s\b/u.test(` ${words}`) &&
    // "approves the orders of others": what somebody does, and no thing.
    !/^\p{Ll}+(?<!s)s(?:,| (?:or|and) \p{L}+s?)* (?:the|an?|all|any|its|their)\b/u.test(words);
  return isNoun ? { id: fact.id, verb: null, noun: words, weight, scored, head: null } : null;
}

/** How much of what is said is of this job and no other: rare words, what the title names, what draws. */
const rateTelling = (text: string, { field, rate }: Known): number =>
  countTelling(text) +
  Number(stems(text).some((stem) => field.has(stem))) +
  Number(hasPull(text) || rate(text).isSized);
/** Two halves make a sentence. */
const fewestOfHalf = 1;
const fewestTelling = 2;
const ofAnyWords = 0.25;

/** A list begins with the middle of the work: what a line loses for its place, less for each the further down it stands. */
export const loseByPlace = (place: number): number => perPlace * Math.log(1 + place);
const perPlace = 4;

const most = 12;
/** A duty that is done anywhere lures nobody: then the letter tells facts. */
const faintest = 1;
/** What is hollow, written for forms or done now and then. */
const faint = -2;

/** What one does in this job, in the advertisement's words, the most telling first. */
const listDuties = memoize((source: Source): Duty[] => {
  const told = listKnown(source);
  const facts = listFacts(source.brief, { kinds: ['duty'] });
  const rank = (duties: readonly Duty[]): Duty[] =>
    duties
      .map((duty, i) => ({ duty, rank: duty.weight - loseByPlace(i) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ duty }) => duty);
  const telling = rank(
    facts.flatMap((fact) => toDuty(fact, told) ?? []).filter(({ weight }) => weight >= faintest),
  );
  if (telling.length >= enough) return telling.slice(0, most);
  // What stands without its tail may be told where little else is.
  const known = new Set(telling.map(({ verb, noun }) => verb ?? noun));
  const plain = facts
    .flatMap((fact) => toDuty(fact, told, { isShortened: true }) ?? [])
    .filter(({ verb, noun, weight }) => {
      const words = verb ?? noun ?? '';
      const isNew = !known.has(words) && !hollow.test(words) && weight > faint;
      return isNew && !vague.test(words) && !isHollowHelp(words) && !isAnyDuty(words, told.field);
    });
  return [...telling, ...rank(plain)].slice(0, enough);
});

/**
 * Everything one does in this job that can be told whole, also what is done beside the middle of it: among many lines the
 * one that is near to a reader need not be the one that is most of the job.
 */
export const listToldWhole = memoize((source: Source): Duty[] => {
  const told = listKnown(source);
  const known = listDuties(source);
  const ids = new Set(known.map(({ id }) => id));
  const beside = listFacts(source.brief, { kinds: ['duty'] })
    .filter(({ id }) => !ids.has(id))
    .flatMap(
      (fact) =>
        toDuty(fact, told, { isAny: true }) ??
        toDuty(fact, told, { isAny: true, isShortened: true }) ??
        toDuty(fact, told, { isAny: true, isStart: true }) ??
        toHandled(fact, told) ??
        [],
    )
    .filter(
      ({ verb, weight }) =>
        verb !== null &&
        verb.split(/\s+/).length >= shortest &&
        !hollow.test(verb) &&
        !ofManual.test(verb) &&
        // Whoever helps with something that is named does it.
        (weight > faint || countTelling(verb) > 0 || /(?<=\p{Ll} )\p{Lu}\p{Ll}/u.test(verb)),
    );
  return [...known, ...beside];
});

/** "Rope inspection and repair": a thing that one answers for. */
function toHandled(fact: Fact, told: Known): Duty | null {
  if (fact.forms.verbPhrase !== null) return null;
  const verb = sayHandled(ownWords(fact), told.lower);
  if (verb === null || isGlued(verb) || isOdd(verb) || person.test(verb)) return null;
  const weight = weigh(fact, verb.replace(/^handle /, ''), told) - ofThing;
  const scored = told.scores.get(fact.id) ?? 0;
  return { id: fact.id, verb, noun: null, weight, scored, head: null };
}
/** What one does is told before what one answers for. */
const ofThing = 1;

const enough = 6;
const sayOne = ({ verb, noun }: Duty): string =>
  verb === null ? `The work includes ${noun ?? ''}.` : `You would ${verb}.`;

const longestHalf = 9;
const isHalf = (words: string | null, joints = /,|\band\b/): words is string =>
  words !== null && words.split(/\s+/).length <= longestHalf && !joints.test(words);

/** Two short ones of the same form stand in one sentence. */
function sayTwo(first: Duty, second: Duty | undefined): string | null {
  if (second === undefined) return null;
  if (isHalf(first.verb) && isHalf(second.verb, /,/) && !sharesNoun(first.verb, second.verb)) {
    const [one] = first.verb.split(' ');
    // "manage stock and manage orders" has one verb.
    const [other, ...rest] = second.verb.split(' ');
    return `You would ${first.verb} and ${one === other ? rest.join(' ') : second.verb}.`;
  }
  return isHalf(first.noun) && isHalf(second.noun)
    ? `The work includes ${first.noun} and ${second.noun}.`
    : null;
}

/** Three things in a few words each give a picture of the job; one line of its list does not. */
function takeRow(first: Duty, others: readonly Duty[], most: number): Duty[] {
  if (first.head === null || most < 2) return [first];
  const heads = chooseRow(
    [first, ...others].flatMap(({ head }) => head ?? []),
    most,
  );
  return [first, ...others].filter(({ head }) => head !== null && heads.includes(head));
}

/** So many that a row leaves something for the next letter. */
const forRows = { two: 3, three: 6 };
const longestRow = 3;

/** What one does, each in a few words, the most telling first; none where too little can be told so. */
export const listHeads = memoize((source: Source): string[] => {
  const told = listKnown(source);
  const ranked = listFacts(source.brief, { kinds: ['duty'] })
    .flatMap((fact, place) => {
      const head = toHead(fact, told);
      if (head === null) return [];
      return [{ head, rank: weigh(fact, head, told) - loseByPlace(place) }];
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ head }) => head)
    .filter((head, i, all) => all.slice(0, i).every((one) => !isSame(head, one)))
    .slice(0, most);
  return ranked.length < forRows.two ? [] : ranked;
});

/** A line may be too long to be said whole, and its beginning may not. */
function toHead(fact: Fact, told: Known): string | null {
  const verbPhrase = findVerbPhrase(fact);
  if (verbPhrase === null || isNowAndThen(fact.source)) return null;
  const whole = dropHouse(verbPhrase.replace(byWhom, ''), told.house);
  const outside = fromOutside(reshapeDuty(splitOrders(whole)[0] ?? whole), told.house);
  const head = outside === null ? null : headOfDuty(lowerFirst(outside), told);
  const isUsable =
    head !== null &&
    !isGlued(head) &&
    !isOdd(head) &&
    !ofApplying.test(head) &&
    !demand.test(head) &&
    !uneven.test(head) &&
    !vague.test(head) &&
    !hollow.test(head) &&
    !isHollowDuty(head) &&
    !isAnyDuty(head, told.field) &&
    // In words of any job it takes the place of a line that tells more.
    rateTelling(head, told) > 0 &&
    !person.test(head.replace(/\byour\b/gi, ''));
  return isUsable ? head : null;
}

/** The ward or crew one would come to says more than a line of any list. */
const ofUnit = 2;
const mostSentences = 6;
const alike = 0.7;

/** What the job is for tells that duty already. */
function isSame(text: string, role: string): boolean {
  const own = stems(text.replace(/^You would /, ''));
  const known = new Set(stems(role));
  return own.filter((stem) => known.has(stem)).length >= own.length * alike;
}

/** A sentence on the work, and how much of the score hangs on it. */
export interface ToldWork {
  text: string;
  scored: number;
}

/** Sentences on the work of this job, the most telling first; each letter takes another one. */
export function rateWork(source: Source): ToldWork[] {
  const duties = listDuties(source);
  const role = sayRole(source);
  const rows: ToldWork[] = [];
  const single: ToldWork[] = [];
  const heads = duties.filter(({ head }) => head !== null).length;
  const atOnce = heads >= forRows.three ? longestRow : heads >= forRows.two ? 2 : 1;
  let left = duties;
  while (left.length > 0) {
    const [first, ...others] = left as [Duty, ...Duty[]];
    const row = takeRow(first, others, atOnce);
    const told =
      row.length < 2 ? null : sayRow([...new Set(row.flatMap(({ head }) => head ?? []))]);
    const two = told === null ? sayTwo(first, others[0]) : null;
    const used = told === null && two !== null ? [first, others[0]!] : row;
    const scored = Math.max(...used.map((duty) => duty.scored));
    const text = told ?? two ?? sayOne(first);
    if (told !== null) rows.push({ text, scored });
    // "You would take orders" is half of a day.
    else if (two !== null || text.split(/\s+/).length >= shortest + 2)
      single.push({ text, scored });
    left = left.filter((duty) => !used.includes(duty));
  }
  const said = [...rows, ...single];
  const known = listKnown(source);
  const whole = [
    ...listDescriptions(source)
      .slice(0, 2)
      .map((text) => ({ text, scored: ofUnit })),
    ...said,
  ].filter(({ text }) => isSaidWhole(text));
  const telling = whole.filter(
    ({ text, scored }) => scored > 0 || rateTelling(text, known) >= fewestTelling,
  );
  // One plain sentence is better than none, as long as it names something.
  const plain = whole.filter(({ text }) => rateTelling(text, known) > 0).slice(0, 1);
  const told = (telling.length > 0 || role !== null ? telling : plain).filter(
    ({ text }, i, list) =>
      (role === null || !isSame(text, role)) &&
      list.slice(0, i).every((before) => !isSame(text, before.text)),
  );
  // What the advertisement itself calls the job is told before a line of its list.
  return [
    ...(role === null
      ? []
      : [{ text: role, scored: Math.max(0, ...told.map(({ scored }) => scored)) }]),
    ...told,
  ]
    .slice(0, mostSentences)
    .map(({ text, scored }) => ({
      // A thing is nothing that one does.
      text: dropHouse(text, source.brief.employer.name).replace(
        /^You would (?=(?:the|an?) )/,
        'You would be responsible for ',
      ),
      scored,
    }));
}

export const sayWork = (source: Source): string[] => rateWork(source).map(({ text }) => text);
