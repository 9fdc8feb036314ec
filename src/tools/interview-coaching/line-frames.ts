import type { Kind } from '#knowledge/drawer.ts';
import { findLineKind, sayWithin } from '#plan/criteria/questions/ask-line.ts';
import { sayOf } from '#plan/criteria/names/shorten-name.ts';
import { knownTraits } from '#plan/criteria/own-lines/traits.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { toDoing } from '#plan/criteria/questions/to-doing.ts';
import { isPaper } from '#plan/criteria/gates/is-paper.ts';
import { anyLines, fieldKind } from '#plan/criteria/own-lines/any-lines.data.ts';
import { placeKind } from '#plan/criteria/own-lines/line-kinds.data.ts';
import { ofLeading } from '#plan/criteria/evidence/gather-evidence.ts';
import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { ownWords } from '#plan/wording/own-words.ts';
import { canBeDone } from '#plan/wording/speakable/speakable.ts';
import { beginsWithVerb } from '#plan/wording/orders.ts';
import { reshapeDuty } from '#plan/letters/reshape-duty.ts';
import { onTheSpot } from '#plan/place/on-the-spot.ts';
import type { Plan } from '#plan/plan.ts';
import { lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { toClause } from '../goals/main-work.ts';
import { framePeople } from './leader-questions.ts';
import {
  byHand,
  leaderFrames,
  lineFrames,
  ofDesks,
  ofSales,
  ofThings,
  peopleKind,
  type Frame,
} from './line-frames.data.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

const longestDuty = 20;
const sellers: ReadonlySet<Kind> = new Set<Kind>(['sales', 'shop-and-service']);

/** "Advising on design" is not "ordering design software". */
const ofTheName = 2;

/** The duty that calls for a line, as after "to"; null where none says what the line says. */
export function dutyOf({ name, facts }: Pick<Criterion, 'name' | 'facts'>): string | null {
  const clauses = facts
    .flatMap((fact) => toClause(fact) ?? [])
    .map(reshapeDuty)
    .filter(
      (duty) =>
        countWords(duty) <= longestDuty &&
        canBeDone(duty) &&
        sharedTelling(name, duty) >= Math.min(ofTheName, Math.max(1, sharedTelling(name, name))),
    );
  return clauses.toSorted((a, b) => sharedTelling(name, b) - sharedTelling(name, a))[0] ?? null;
}

/** A paper is shown and not told of, and half a line is no subject. */
const isSubject = (name: string): boolean =>
  countWords(name) <= longestName &&
  // Nouns in a row are no work that somebody tells of.
  !name.includes(',') &&
  !/^\p{L} |[·•|]|\b(?:equivalent|operate|stemming|considered)$|^education\b|\bprofessional qualifications?\b|\bdegree\b|\b(?:qualified|certified|chartered|licensed) \p{L}+$|^(?:involv\p{L}+|converting|counting|typing|reading|writing|speaking|listening|understanding|following|lifting|basic|use|adept|male|female|be|here|at|our|we|step|join|this|help|proven|high regard|legal)\b|\bin a position\b|\bentitlement$/iu.test(
    name,
  ) &&
  !isPaper(name);
const longestName = 11;

/** "in a large" of "in a large, busy office", "plans in line" of "plans in line with": what the fact goes on with. */
const goesOn = /^(?:, \p{L}+ (?:and|or) | (?:and|or|with) | \d)/u;
const fewWords = 4;

/** A name that ends in the middle of what the advertisement says. */
export function isCutOff({ name, facts }: Pick<Criterion, 'name' | 'facts'>): boolean {
  const words = name.toLowerCase().split(' ');
  if (words.length < fewWords) return false;
  const end = words.slice(-2).join(' ');
  return facts.some((fact) => {
    const text = ownWords(fact).toLowerCase();
    const at = text.indexOf(end);
    return at !== -1 && goesOn.test(text.slice(at + end.length));
  });
}

/** Whether a line names the house itself or its site on the net. */
function namesHouse(employer: string): (text: string, whole: string) => boolean {
  const [house = ''] = employer.replace(/^the /i, '').split(/\s+/);
  const asWord = house.toLowerCase();
  // "Food transport", with "move all food" behind it, is not the Food Bank's alone.
  const isWord = (text: string): boolean => asWord !== house && text.includes(asWord);
  return (text, whole) =>
    (house.length > 3 && text.includes(house) && !isWord(whole)) ||
    /\p{L}\.(?:com|net|org|io|gov|edu)\b/iu.test(text);
}

const openings = [
  'Part of this job is to {duty}.',
  'You would also {duty}.',
  'Another part is to {duty}.',
];

const asked: Record<Criterion['origin'], string> = {
  must: 'The job asks for',
  duty: 'This job involves',
  preferred: 'Welcome here:',
  trade: 'Such work usually involves',
};

/** Asked about a check, a change, a date or a record: the line itself has to begin with one. */
const firstWords: Readonly<Record<string, RegExp>> = {
  quality: /\b(?:check|test(?!imon)|inspect|audit(?!or)|quality|verif|calibrat|proof)/i,
  // "Business development" and "team development" make nothing that somebody uses.
  making:
    /^(?!.*\b(?:business|staff|team|people|personal|professional|career|market|partner\p{L}*|talent) development\b)/iu,
  // What is maintained need not have a fault.
  faults: /\b(?:troubleshoot|diagnos|repair|fault|breakdown|debug|mend|fix|overhaul)/i,
  improving: /\b(?:improv|streamlin|reduc|chang)/i,
  coordination: /\b(?:coordinat|organi[sz]|schedul|events?|projects?)/i,
  records: /\b(?:record|report|document|log|file|register|minutes|chart|entry)/i,
};

/** Verbs that open a line of any work. */
const anyVerb = /^(?:identify|review|assess|evaluat|monitor)\p{L}*ing\b/iu;
const behindThing = /,| (?:and|or|for|of|in|on|at|with|to|from|across|within|through) /i;

/** Practiced with the story of another kind. */
const toldAs: Readonly<Record<string, string>> = { accounts: 'selling' };

/** The kind of work that the verb or the thing itself names: a word before the thing is no subject. */
function nameKind(name: string, used: ReadonlySet<string>, ofWork: Kind): string {
  const kind = findLineKind(name, used, ofWork);
  const framed = toldAs[kind.id] ?? kind.id;
  if (kind.isWhole && lineFrames[framed] && !used.has(framed)) return framed;
  const [thing = name] = name.split(behindThing);
  const words = thing.split(/\s+/);
  const heads = [anyVerb.test(name) ? '' : `${words[0]} `, words.at(-1) ?? ''];
  const isFitting = firstWords[kind.id]?.test(words.slice(0, fewWords).join(' ')) ?? true;
  if (
    isFitting &&
    lineFrames[kind.id] &&
    (kind.id === placeKind.id ||
      kind.id === fieldKind.id ||
      heads.some((head) => kind.heard.test(head)))
  )
    return kind.id;
  return anyLines.find(({ id }) => !used.has(id))?.id ?? kind.id;
}

/** A manner has a story of its own kind only where people are cared for. */
const isManner = ({ question }: Pick<Criterion, 'question'>): boolean =>
  knownTraits.some((trait) => trait.question === question);
const isKindness = /\b(?:kind(?:ness)?|compassion|caring|empath)/i;

/** Whoever leads took over people here, and no building, client or plan. */
const ofPeople =
  /^(?:leading|running|heading) |\b(?:teams?|staff|crew|people|department|direct reports|workforce|supervis\p{L}+)\b/iu;
/** Where one has worked, and nothing that one does. */
const ofSurroundings = /\b(?:environments?|settings?|industry|sector)$/i;

/** Programs go by their names: "Working with Sage and Xero". */
const isOfTools = ({ name, terms }: Criterion): boolean =>
  (terms?.length ?? 0) > 0 && /^working with \p{Lu}/iu.test(name);

const ofAny: readonly string[] = [
  ...[fieldKind, ...anyLines].flatMap(({ id }) => lineFrames[id]?.question ?? []),
  ...leaderFrames.map(({ question }) => question),
];

/** Asked in words that fit any line. */
export const isGeneral = ({ question }: NeutralQuestion): boolean =>
  ofAny.some((asked) => question.endsWith(asked));

/** "Stock planning" and "test strategy and reporting" begin as a verb does, and are things. */
const isThing =
  /^\p{L}+ (?:\p{L}+ )?\p{L}+(?:ing|tion|ment|ance|control)$|^\p{L}+ \p{L}+ and \p{L}+$/u;

const tellsDeed = (name: string): boolean =>
  beginsWithVerb(name) && !isThing.test(name) && canBeDone(lowerFirst(name));

/** What is done, in a name that no duty tells: only a line that is a duty itself begins with its verb. */
function doneBy({ name, facts }: Criterion): string | null {
  const isDuty = facts.every(({ kind }) => kind === 'duty' || kind === 'goal');
  return isDuty && tellsDeed(name) ? lowerFirst(name) : null;
}

/** Told by somebody with a lead of their own. */
const toldUpward = /\bmy (?:manager|lead|supervisor)\b/i;

/** The name of a line within a sentence: "increase revenue" is "increasing revenue". */
const sayLine = (name: string): string =>
  tellsDeed(name) ? lowerFirst(toDoing(name)) : sayWithin(sayOf(name));

/** A line that asks for experience keeps the word: "forestry industry" alone is nothing to ask for. */
const sayAsked = (name: string): string =>
  /^experience /i.test(name) && ofSurroundings.test(name) ? lowerFirst(name) : sayLine(name);

/** The line in an answer, by its name or, where that is cut off, by the duty. */
const sayMine = (name: string | null, duty: string | null): string =>
  name === null
    ? `At [employer] it was my task to ${duty ?? 'do such work'}.`
    : `Part of my work at [employer] was ${sayLine(name)}.`;

/** Asks about lines one after the other: no kind of question and no opening comes twice while there are others. */
export function frameLines(
  post: Plan['post'],
  kind: Kind,
  employer = '',
): (criterion: Criterion) => NeutralQuestion[] {
  const isLeading = post.leads || post.level === 'head';
  const isOnTheSpot = onTheSpot.has(kind);
  const used = new Set([
    ...(isOnTheSpot ? ofDesks : ofThings),
    ...(sellers.has(kind) ? [] : ofSales),
    // Nobody who leads nobody took over people.
    ...(isLeading ? [] : ['leading']),
  ]);
  let [turn, told] = [0, 0];
  const take = (id: string): string => {
    used.add(id);
    return id;
  };
  const isOfHouse = namesHouse(employer);
  const choose = (criterion: Criterion, duty: string | null): Frame | undefined => {
    const { name, origin, facts } = criterion;
    if (isManner(criterion)) {
      const isCare = kind === 'care' && isKindness.test(name) && !used.has('care');
      return isCare ? lineFrames[take('care')] : undefined;
    }
    if (isOfTools(criterion)) return used.has('tools') ? undefined : lineFrames[take('tools')];
    // What only this house has, nobody has done elsewhere.
    if (isOfHouse(`${name} ${duty ?? ''}`, facts.map(({ text }) => text).join('\n')))
      return isLeading || used.has('here') ? undefined : lineFrames[take('here')];
    const id = ofSurroundings.test(name) ? placeKind.id : nameKind(name, used, kind);
    const isForAny = id.startsWith('any');
    if (isLeading && (id === peopleKind || ofLeading.test(name)) && !used.has(peopleKind)) {
      used.add(peopleKind);
      return framePeople(post);
    }
    const isOfStaff = byHand.has(id) || toldUpward.test(lineFrames[id]?.sample_answer ?? '');
    if (isLeading && (isOfStaff || id === 'leading' || isForAny)) {
      if (ofPeople.test(name) && !used.has('leading')) return lineFrames[take('leading')];
      return leaderFrames[turn++];
    }
    // General words say nothing of what is only usual, and any words little the second time.
    if ((isForAny && origin === 'trade') || used.has(id)) return undefined;
    return lineFrames[take(id)];
  };
  return (criterion) => {
    const { name, origin } = criterion;
    const isCut = isCutOff(criterion);
    // "Call insurers about payments": what is done, and no thing.
    const duty = dutyOf(criterion) ?? doneBy(criterion);
    const frame =
      duty !== null || (!isCut && isSubject(name)) ? choose(criterion, duty) : undefined;
    if (!frame) return [];
    const tools = joinList(isOfTools(criterion) ? (criterion.terms ?? []) : []);
    const opening =
      tools !== ''
        ? `This job uses ${tools}.`
        : duty === null
          ? `${asked[origin]} ${sayAsked(name)}.`
          : openings[told++ % openings.length]!.replace('{duty}', duty);
    return [
      {
        ...frame,
        category: isCut ? 'The work itself' : name,
        question: `${opening} ${frame.question}`,
        sample_answer: frame.sample_answer
          .replace('{mine}', sayMine(isCut ? null : name, duty))
          .replace('{tools}', tools),
      },
    ];
  };
}
