import type { Fact } from '#shared/brief.ts';
import { isGlued } from '#writing/glued.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { dropHouse } from '../drop-house.ts';
import { hasPull } from '../defining/find-scope.ts';
import { toMainClause } from '../main-clause.ts';
import { splitOrders } from '../orders.ts';
import { listFacts, ownWords } from '../own-words.ts';
import type { Source } from '../source.ts';
import { makeRate, type WorkRate } from '../subject/rate-work.ts';
import { ratePull } from '../subject/rate-pull.ts';
import { reshapeDuty } from './reshape-duty.ts';
import { sayRole } from './say-role.ts';

const length = { fewest: 2, most: 16 };
/** Shorter ones say it all only together with others. */
const shortest = 4;
/** Done in any job: no reason to answer a letter. */
const anyDuty =
  /\b(?:special projects|wholeheartedly|other (?:related )?(?:duties|tasks)|(?:duties|tasks|projects) as|as (?:assigned|needed|required|directed|applicable)|asked of you|work well|others|team ?(?:player|work|spirit)|polic(?:y|ies)|polices|procedures|complian\w+|comply|clean\w*|tidy|customer service|communicat\w+|professional\w*|attend\w*|punctual\w*|responsib\w+|resources|best practices?|excellent|culture|standards|prep(?:aration)? duties|waste|trends?|goals|team environment|patient and family|work areas?|background checks|orientation|routine\w*|administrative|administer\w*|clerical|paperwork|filing|data entry|records?|logs?|inquir\w+|liais\w+|office team|productivity|up[- ]to[- ]date|tools like|hand tools|housekeeping|sweep\w*|general|basic|when (?:required|necessary)|schemes|stakeholders|file|files|inventory counts?|miscellaneous|errands|recaps?|core values|key values|philosophy|photocopy\w*|stationery|office tasks|team members|as need|using tools|organizational|implementation of|signage|(?:particular|specific|certain) (?:field|area)s?|full (?:scope|range) of|whole child|various phases|inclusion|diversity|statutory)\b/i;
/** Says that one is there, and not what one does. */
const vague =
  /^(?:\p{L}+ly )?(?:ensure|see that|see to|stay|input|work safely|be safe|follow|take (?:advantage|direction|an? (?:active|visible|consultative))|help (?:to )?(?:coordinate|maintain|support|ensure|manage|organi[sz]e|develop|drive|with|out|in|us|the team|other)|integrate|maintain|demonstrate|participate|notify|inform|report|assist|support|serve (?:as|on)|contribute|attend|utilize|use|illustrate|actively|effectively|undertake|prepare or assist|perform or assist|meet with|initiate|exercise|ask|reassure|welcome|recogni[sz]e|identify (?:and \p{L}+ )?(?:potential )?(?:issues|problems|opportunities|risks|hand tools)|liaise|collaborate with (?:\p{L}+ ){0,2}team)\b/iu;
const boast =
  /\b(?:innovative|exceptional|world-class|passion\w*|dynamic|exciting|highest|successful\w*|ensur\w+)\b/i;
const person = /\b(?:you|your|yours|yourself|we|us|they['’]ll|make a difference)\b/i;
/** A row of things, the end of another sentence, or several sentences in one. */
const odd =
  /[:;!?()"“”·•|&#]|, ,|\bresumes? if\b|^\p{L}+ (?:and|or) \p{L}+ of\b|\/\p{L}+\/|\bthat \p{L}+$|\s[–—-](?:\s|$)|\p{Ll}\p{Lu}\p{Ll}|[.!?] |\bfollowing\b|\b(?:and|or) (?:for|of|by|with) (?:\p{L}+ly )?\p{L}+ing\b|\b(?:and|or|the|of|to|for|with|in|but|this|that)$/u;
/** "identify and communicating": only its first verb was put into the plain form. */
const uneven = /^\p{L}+(?:,| (?:and|or)) \p{L}+(?:ing|s)\b(?! the)/u;
/** Holding a paper is a demand in the clothes of a duty. */
const demand =
  /^(?:understanding|willing|able|ability|knowledge|willingness|experience|hold|possess|have|maintain (?:an? )?(?:valid|current|active)|demonstrate|display|exhibit|show|understand|relish|enjoy|love|like|thrive|appreciate|believe|care about|value|know|feel|want|excel|be(?! responsible for)|conduct oneself|adhere|key member)\b/i;

/** What applicants are told to do is no work of the job. */
const ofApplying =
  /\byour (?:responses?|answers?|application|cover letter|r[eé]sum[eé]|cv|qualifications|references)\b|%\.|\.%/iu;

/** "Position independently conducts research" is a sentence about the post and no thing. */
const ofPost =
  /^(?:position|role|job|incumbent|co-\p{L}+s)\b|^\p{L}+ly \p{L}+s\b|^(?:\p{L}+ ){1,2}(?:conducts|performs|provides|ensures|assists|manages|supports|maintains)\b/iu;

/** "Installing, troubleshooting": a row that lost its end. */
const isRow = (text: string): boolean => /,\s\p{L}+$/u.test(text) && !/\b(?:and|or|&)\b/.test(text);

interface Duty {
  /** What one does, after "to"; else what the work includes. */
  verb: string | null;
  noun: string | null;
  weight: number;
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
}

function listKnown({ brief }: Source): Known {
  return {
    rate: makeRate(brief),
    field: new Set(stems(brief.title.given).filter((stem) => !anyTitle.test(stem))),
    house: brief.employer.name,
  };
}

/** "Provide end-to-end support for their customers": whom it is for, and not what is done. */
const hollowHelp =
  /^(?:provide|deliver|offer|give|perform|create|build|maintain) (?:[\p{L}-]+,? ){0,5}(?:support|assistance|guidance|services?|experiences?|care|solutions|relationships?)(?: (?:to|for|with|of) (?:[\p{L}'’-]+ ){0,3}(?:customers?|clients?|guests?|team|managers?|employees|staff|users|members|stakeholders|partners|community|patients))?$/iu;
const isHollowHelp = (text: string): boolean => hollowHelp.test(text);

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

/** "If necessary, inflate tires": done beside the work itself. */
const isNowAndThen = (source: Fact['source']): boolean =>
  source.from === 'job' &&
  /^\W*(?:if|when|where|as) (?:necessary|needed|required|requested|asked)\b|\((?:if|when|where|as) (?:applicable|necessary|needed|required|relevant)\)/i.test(
    source.quote,
  );

function weigh({ terms, source }: Fact, text: string, { field, house, rate }: Known): number {
  const names =
    text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}]{2,}/gu)?.filter((name) => !house.includes(name))
      .length ?? 0;
  const count = text.split(/\s+/).length;
  const isOfField = stems(text).some((stem) => field.has(stem));
  if (isHollowHelp(text) || vague.test(text) || isAnyDuty(text, field) || isNowAndThen(source))
    return -2;
  const { isOfSubject, isSized, isDull, isMain } = rate(text);
  return (
    (isOfField ? ofField : 0) +
    (isOfSubject ? ofSubject : 0) +
    (isSized ? ofSubject : 0) +
    (isMain ? ofMain : 0) +
    (hasPull(text) ? 2 : 0) +
    ratePull(text) -
    (isDull ? dulled : 0) +
    (making.test(text) ? 1 : 0) -
    (beside.test(text) ? 1 : 0) +
    Math.min(2, terms.length) +
    Math.min(2, names) +
    (/\d/.test(text) ? 1 : 0) +
    (count >= 5 && count <= 14 ? 1 : 0) -
    (boast.test(text) ? 1 : 0)
  );
}

const ofField = 3;
const ofSubject = 2;
const ofMain = 3;
const dulled = 4;

const ofPeople =
  /\bour (?=(?:[\p{L}-]+ ){0,2}(?:customers?|clients?|users?|guests?|members?|patients?|students?|residents?|suppliers?|vendors?|partners?)\b)/giu;
const longestName = 3;

/** The employer's own "our" is told by somebody else: its people by its name, its things without; twice it is a riddle. */
function fromOutside(text: string, house: string): string | null {
  if ((text.match(/\bours?\b/gi)?.length ?? 0) > 1 || /\bours\b|\bour own\b/i.test(text))
    return null;
  const isShort = house !== '' && house.split(/\s+/).length <= longestName && !/[,.]/.test(house);
  return text
    .replace(ofPeople, isShort ? `${house}${house.endsWith('s') ? "'" : "'s"} ` : 'the ')
    .replace(/\bour\b/gi, 'the')
    .replace(ownThing, '$1your ');
}
/** "plan their workload", where nobody else is spoken of. */
const ownThing =
  /^((?:(?!\p{L}{3,}s\b|\bteam\b|\band\b)[^,])*?)\btheir (?=own\b|role\b|workload\b|duties\b)/iu;

/** What is added to a duty that is whole without it. */
const added =
  /(?:,| [-–])? (?:including|to include|(?:by )?ensuring|such as|to ensure|in line with|in accordance with|as per|according to|so that|with a (?:specific|strong) focus|while)\b.*$/i;
const lead = /^have the opportunity to /i;
/** Who hands the work out is no part of it. */
const byWhom =
  / as (?:assigned|directed|instructed|allocated|requested) by (?:the |your )?[\p{L} ]{3,30}?(?= to | from |,|$)/iu;

function toDuty(fact: Fact, told: Known, isShortened = false): Duty | null {
  const { verbPhrase, nounPhrase } = fact.forms;
  const stated = verbPhrase ?? nounPhrase ?? ownWords(fact);
  const whole = dropHouse(stated.replace(byWhom, ''), told.house);
  const given = isShortened ? whole.replace(lead, '').replace(added, '') : whole;
  const text = reshapeDuty(splitOrders(given)[0] ?? given);
  const count = text.split(/\s+/).length;
  const isUsable =
    count >= length.fewest &&
    count <= length.most &&
    // "You would plan your route" is said to whoever does it.
    !person.test(verbPhrase === null ? text : text.replace(/\byour\b/gi, '')) &&
    !isGlued(text) &&
    !odd.test(text) &&
    !ofApplying.test(text) &&
    !isRow(text);
  if (!isUsable) return null;
  const outside = fromOutside(text, told.house);
  if (outside === null) return null;
  const words = lowerFirst(outside);
  const weight = weigh(fact, text, told);
  if (demand.test(words) || (verbPhrase === null && ofPost.test(words))) return null;
  if (verbPhrase !== null) return uneven.test(words) ? null : { verb: words, noun: null, weight };
  // "Management of change control", "Loading trucks"; a torn line is neither.
  const isNoun =
    /^\p{L}+(?:ing|ment|tion|sion|ance)\b|\b\p{L}+(?:ment|tion|sion|ance|sis) of\b/iu.test(words) &&
    !/(?:\s\p{Lu}\p{Ll}+){2}|^\s\p{L}+s and \p{L}+s\b/u.test(` ${words}`) &&
    // "approves the orders of others": what somebody does, and no thing.
    !/^\p{Ll}+(?<!s)s(?:,| (?:or|and) \p{L}+s?)* (?:the|an?|all|any|its|their)\b/u.test(words);
  return isNoun ? { verb: null, noun: words, weight } : null;
}

const most = 6;
/** A duty that is done anywhere lures nobody: then the letter tells facts. */
const faintest = 1;

/** What one does in this job, in the advertisement's words, the most telling first. */
function listDuties(source: Source): Duty[] {
  const told = listKnown(source);
  const facts = listFacts(source.brief, { kinds: ['duty'] });
  const rank = (duties: readonly Duty[]): Duty[] =>
    duties
      .map((duty, i) => ({ duty, rank: duty.weight - i / 6 }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ duty }) => duty);
  const telling = rank(
    facts.flatMap((fact) => toDuty(fact, told) ?? []).filter(({ weight }) => weight >= faintest),
  );
  if (telling.length >= enough) return telling.slice(0, most);
  // A letter that names one plain duty is better than one that names none.
  const known = new Set(telling.map(({ verb, noun }) => verb ?? noun));
  const all = facts
    .flatMap((fact) => toDuty(fact, told, true) ?? [])
    .filter(({ verb, noun }) => !known.has(verb ?? noun) && !hollow.test(verb ?? noun ?? ''));
  const better = all.filter(({ verb, noun }) => {
    const words = verb ?? noun ?? '';
    return !vague.test(words) && !isHollowHelp(words);
  });
  const plain = telling.length + better.length > 0 ? better : all;
  return [...telling, ...rank(plain)].slice(0, enough);
}

const enough = 2;
/** Tells nobody what the days are like. */
const hollow =
  /\b(?:other (?:related )?(?:duties|tasks)|as (?:assigned|needed|required|directed)|complian\w+|comply|polic(?:y|ies)|attend|participate|team members|best practices?|values|background checks|punctual\w*|goals|team environment|up[- ]to[- ]date|daily meetings|sound supervisory|signage|(?:particular|specific|certain) (?:field|area)s?|full (?:scope|range) of|whole child|various phases|duties and responsibilities|at all times)\b|^(?:ensure|be|help us|notify|inform|work safely)\b/i;

const sayOne = ({ verb, noun }: Duty): string =>
  verb === null ? `The work includes ${noun ?? ''}.` : `You would ${verb}.`;

const longestHalf = 9;
const isHalf = (words: string | null, joints = /,|\band\b/): words is string =>
  words !== null && words.split(/\s+/).length <= longestHalf && !joints.test(words);

/** Two short ones of the same form stand in one sentence. */
function sayTwo(first: Duty, second: Duty | undefined): string | null {
  if (second === undefined) return null;
  if (isHalf(first.verb) && isHalf(second.verb, /,/))
    return `You would ${first.verb} and ${second.verb}.`;
  return isHalf(first.noun) && isHalf(second.noun)
    ? `The work includes ${first.noun} and ${second.noun}.`
    : null;
}

/** The unit or house as the advertisement describes it, in a sentence that anybody may say. */
const describes =
  /^(?:The|This|Our) .*\b(?:provides?|serves?|includes?|has|treats?|handles?|runs?|operates?|covers?|supports?|builds?)\b|^\p{L}+ in the \p{L}+ (?:may )?include\b/u;
const described = { fewest: 8, most: 22 };

function listDescriptions({ brief }: Source): string[] {
  return listFacts(brief, { kinds: ['team', 'other'] })
    .map((fact) => toMainClause(stripEnd(ownWords(fact))))
    .filter((text) => {
      const count = text.split(/\s+/).length;
      return (
        describes.test(text) &&
        count >= described.fewest &&
        count <= described.most &&
        !isGlued(text) &&
        !/[:;]|\b(?:we|our|us|you|your|candidates?|applicants?|successful|role|position)\b/i.test(
          text,
        ) &&
        !boast.test(text)
      );
    })
    .filter((text) => !/^This is an opportunity\b/i.test(text))
    .map((text) => `${text}.`);
}

const mostSentences = 6;
const alike = 0.7;

/** What the job is for tells that duty already. */
function isSame(text: string, role: string): boolean {
  const own = stems(text.replace(/^You would /, ''));
  const known = new Set(stems(role));
  return own.filter((stem) => known.has(stem)).length >= own.length * alike;
}

/** Sentences on the work of this job, the most telling first; each letter takes another one. */
export function sayWork(source: Source): string[] {
  const duties = listDuties(source);
  const role = sayRole(source);
  const said: string[] = [];
  for (let at = 0; at < duties.length; at += 1) {
    const both = sayTwo(duties[at]!, duties[at + 1]);
    if (both !== null) at += 1;
    const alone = sayOne(duties[both === null ? at : at - 1]!);
    // "You would take orders" is half of a day.
    if (both !== null || alone.split(/\s+/).length >= shortest + 2) said.push(both ?? alone);
  }
  const told = [...listDescriptions(source).slice(0, 2), ...said].filter(
    (text, i, list) =>
      (role === null || !isSame(text, role)) &&
      list.slice(0, i).every((before) => !isSame(text, before)),
  );
  return [...(role === null ? [] : [role]), ...told]
    .slice(0, mostSentences)
    .map((text) => dropHouse(text, source.brief.employer.name));
}
