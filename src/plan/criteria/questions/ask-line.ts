import type { Kind } from '#knowledge/drawer.ts';
import { lowerFirst } from '#writing/casing.ts';
import type { Criterion } from '../criterion.ts';
import {
  anyLines,
  askState,
  fieldKinds,
  namedKinds,
  openings,
  turns,
} from '../own-lines/any-lines.data.ts';
import type { LineKind } from '../own-lines/line-kind.ts';
import { lineKinds, placeKind } from '../own-lines/line-kinds.data.ts';
import { isOfPlace, sayOf } from '../names/shorten-name.ts';
import { namesDeed } from '../names/names-deed.ts';
import { isDoing } from './is-doing.ts';
import { chooseKind } from './choose-kind.ts';

interface How {
  isForBeginners?: boolean;
  joint?: string;
  /** Kinds whose questions other lines of the card ask: none is asked twice. */
  used?: ReadonlySet<string>;
  /** In which kind of work the line stands. */
  kind?: Kind;
  /** What is done to the thing that the line is called by, where the job says it: "keeping the loom records". */
  doing?: string | undefined;
  isDuty?: boolean;
  /** Whether the job asks for work that somebody has done. */
  isExperience?: boolean;
}

type Anchors = Pick<Criterion, 'looksLike' | 'question' | 'strong' | 'weak' | 'probe'>;

/** The kind of question that suits a name, where it fits the kind of work and no other line asks it. */
export function findLineKind(
  name: string,
  used: ReadonlySet<string> = new Set(),
  kind?: Kind,
  isField = false,
): LineKind {
  const chosen = chooseFor(name);
  const isFit = kind === undefined || chosen?.onlyIn === undefined || chosen.onlyIn.includes(kind);
  const best = isFit ? chosen : undefined;
  // The second line of a kind is asked about in general words rather than under another kind that it only touches.
  return (
    (best && !used.has(best.id) ? best : undefined) ??
    [...(isField ? fieldKinds : []), ...anyLines].find(({ id }) => !used.has(id)) ??
    best ??
    anyLines[0]!
  );
}

/** A line that no name could be made of stands in no sentence but its own. */
const isQuoted = (name: string): boolean => name.startsWith('"');

function chooseFor(name: string): LineKind | undefined {
  if (isQuoted(name)) return undefined;
  if (findPlace(name) !== null) return placeKind;
  const chosen =
    namedKinds.find(({ heard }) => heard.test(name)) ??
    allKinds.get(servesPeople.test(name) ? 'customers' : (chooseKind(name) ?? ''));
  return chosen === placeKind ? undefined : chosen;
}

/** Who is helped, greeted or served stands behind the deed. */
const servesPeople =
  /^(?:help|assist|greet|welcom|serv|advis|satisfy)ing (?:(?:and \p{L}+ing|the|all|new) ){0,2}(?:[\p{L}-]+ )?(?:customers?|clients?|guests?|callers?|visitors?|shoppers|diners|passengers|tenants)\b/iu;

const allKinds: ReadonlyMap<string, LineKind> = new Map(
  [placeKind, ...namedKinds, ...lineKinds, ...fieldKinds, ...anyLines].map((one) => [one.id, one]),
);

/** Words behind which a line says where: "bookkeeping for a foundry". */
const where = /^.* (?:in|for|within|at)(?: an?)? (?=\S)/iu;
/** There is one of these. */
const single = /\b(?:industry|sector|market)$/i;
const plural = /(?:[^s]s|ies)$/iu;
const named = /^(?:the|an?|our|this|other|similar)\b/i;
/** One word that names a kind of house. */
const aHouse =
  /^(?:nonprofit|non-profit|charity|hospital|clinic|factory|foundry|warehouse|laboratory|startup|start-up)$/i;

/** To work in a place says where, and nothing of what is done there. */
const isThere = /^working (?:in|within|at) \S/i;

/** The sector or kind of house that a line is about, with its article; null where it is about something else. */
function findPlace(name: string): string | null {
  const said = sayOf(name);
  if (
    (isDoing(name) && !isThere.test(name)) ||
    !placeKind.heard.test(said) ||
    / (?:and|or|&) |,/.test(said)
  )
    return null;
  const bare = sayThing(said.replace(where, ''));
  if (named.test(bare) || plural.test(bare) || !(bare.includes(' ') || aHouse.test(bare)))
    return plural.test(bare) && bare.includes(' ') ? bare : null;
  return single.test(bare) ? `the ${bare}` : `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare}`;
}

export function askLine(
  name: string,
  {
    isForBeginners = false,
    joint = findJoint(name),
    used,
    kind: ofWork,
    doing,
    isDuty = true,
    isExperience = false,
  }: How = {},
): Anchors {
  const kind = findLineKind(name, used, ofWork, isField({ name, doing, isDuty, isExperience }));
  const { looksLike, would, strong, wouldStrong, weak, wouldWeak = weakOfAny, probe } = kind;
  const said = sayOf(name);
  const done = isDoing(said) ? said : doing;
  const isState = done !== undefined && state.test(done) && !isForBeginners;
  const question =
    isGeneral(kind) && !isState
      ? `${openGeneral(kind, { name, done, isDuty, isExperience })} ${isForBeginners ? would : kind.thing}`
      : isForBeginners
        ? `${done === undefined ? openings.wouldMeet : openings.wouldDo} ${would}`
        : findAsk(kind, done);
  const blanks: Record<string, string> = {
    line: name,
    doing: lowerFirstLetter(done ?? ''),
    place: findPlace(name) ?? '',
    in: done === undefined ? joint : 'in',
    thing: addThe(sayThing(said)),
    within: addThe(sayWithin(name)),
  };
  return {
    looksLike,
    question: question.replace(/\{(\w+)\}/g, (blank, key: string) => blanks[key] ?? blank),
    strong: isForBeginners ? wouldStrong : isState ? askState.strong : strong,
    weak: isForBeginners ? wouldWeak : isState ? askState.weak : weak,
    probe: isForBeginners ? probeOfAny : probe,
  };
}

const isGeneral = (kind: LineKind): boolean => fieldKinds.includes(kind) || anyLines.includes(kind);

/** What a general question is about, in another sentence than on the line before. */
function openGeneral(kind: LineKind, asked: Asked): string {
  const ways = turns[waysOf(asked)];
  const general = fieldKinds.includes(kind) ? fieldKinds : [fieldKinds[0], ...anyLines];
  return ways[general.indexOf(kind) % ways.length]!;
}

interface Asked {
  name: string;
  done: string | undefined;
  isDuty: boolean;
  isExperience: boolean;
}

function waysOf({ name, done, isDuty, isExperience }: Asked): keyof typeof turns {
  if (isQuoted(name)) return 'line';
  if (isDuty && done !== undefined) return 'doing';
  if (isDuty && !ofHaving.test(name)) return namesDeed(name) ? 'thing' : 'bare';
  if (!ofHaving.test(name) && (isExperience || (done !== undefined && isDoing(name)))) return 'had';
  return done === undefined && !ofHaving.test(name) ? 'known' : 'demanded';
}

/** Something that is known, and not done: asked about as such. */
export const isField = ({
  name,
  doing,
  isDuty,
  isExperience,
}: Pick<How, 'doing' | 'isExperience'> & { name: string; isDuty: boolean }): boolean =>
  isExperience !== true &&
  !isQuoted(name) &&
  doing === undefined &&
  !isDoing(sayOf(name)) &&
  (isDuty ? /^(?:knowledge|expertise) /i.test(name) : !namesDeed(sayOf(name)) && !had.test(name));

/** Work that somebody has done, whatever it was in. */
const had = /\b(?:experience|background|track record|training|exposure)\b/i;

/** Somebody has these, and does not know them. */
const ofHaving =
  /\b(?:experience|expertise|knowledge|understanding|familiarity|background|abilit(?:y|ies)|skills?|degree|training|exposure|command|interest|attitude|approach|mindset|eye|sense)\b/i;

const findAsk = ({ id, doing, thing }: LineKind, done: string | undefined): string =>
  id === placeKind.id || done === undefined
    ? thing
    : state.test(done)
      ? askState.question
      : (doing ?? thing);

const lowerFirstLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Of somebody who has not done such work yet. */
const weakOfAny = 'Stays general, or would go ahead without asking anyone';
/** Nobody is asked what they would do differently next time who has not done it once. */
const probeOfAny = 'When did you last have to do something for the first time, and who helped you?';

/** "Construction and Use Regulations" is a name throughout. */
const sayThing = (name: string): string =>
  /\b(?:Act|Code|Directive)$/u.test(name) && !/^the /i.test(name)
    ? `the ${name}`
    : /\s\p{Lu}\p{Ll}/u.test(name)
      ? name
      : lowerFirst(name);

/** "Shipping industry and market trends", "harbor's daily log": one of its kind, and known. */
const needsThe =
  /^\p{Ll}*(?:[\p{L}-]+ ){0,3}(?:industry|sector|marketplace)(?=$|,| and | or )|^\p{Lu}?\p{Ll}+(?<!one|people|children|men|women)['’]s (?!(?:degree|licen[cs]e)\b)/u;
const hasWord =
  /^(?:the|an?|our|your|this|other|similar|any|all|each|every|one|today|tomorrow|bachelor|master|driver|doctor|children|men|women|people)\b|\b(?:in|of|for|with|within)\b/i;
const addThe = (thing: string): string =>
  needsThe.test(thing) && !hasWord.test(thing) && !isDoing(thing) ? `the ${thing}` : thing;

const state = /^(?:understanding|knowing|being|having|enjoying|appreciating|thinking)\b/i;

/** A name within a sentence. */
export const sayWithin = (name: string): string =>
  isDoing(name) ? lowerFirstLetter(name) : sayThing(name);

/** "Experience in freight" is work in freight, "familiarity with looms" work with looms. */
export const findJoint = (name: string): string =>
  isOfPlace(name) ||
  /^(?:[\p{L}-]+ ){0,3}(?:experience|background|expertise) (?:in|within) /iu.test(name)
    ? 'in'
    : 'with';
