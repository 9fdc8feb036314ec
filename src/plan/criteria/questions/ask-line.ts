import type { Kind } from '#knowledge/drawer.ts';
import { lowerFirst } from '#writing/casing.ts';
import { beginsWithVerb } from '../../wording/orders.ts';
import type { Criterion } from '../criterion.ts';
import { anyLines, fieldKind, openings } from '../own-lines/any-lines.data.ts';
import { lineKinds, placeKind, type LineKind } from '../own-lines/line-kinds.data.ts';
import { isOfPlace, sayOf } from '../names/shorten-name.ts';
import { isDoing } from './is-doing.ts';
import { chooseKind } from './choose-kind.ts';
import { toDoing } from './to-doing.ts';

interface How {
  /** Which of such lines on the card it is: each is asked about in other words. */
  place: number;
  isForBeginners?: boolean;
  joint?: string;
  /** Kinds whose questions other lines of the card ask: none is asked twice. */
  used?: ReadonlySet<string>;
  /** In which kind of work the line stands. */
  kind?: Kind;
}

type Anchors = Pick<Criterion, 'looksLike' | 'question' | 'strong' | 'weak' | 'probe'>;

/** The kind of question that suits a name, where it fits the kind of work and no other line asks it. */
export function findLineKind(
  name: string,
  used: ReadonlySet<string> = new Set(),
  kind?: Kind,
): LineKind {
  const chosen = allKinds.get(findPlace(name) === null ? (chooseKind(name) ?? '') : placeKind.id);
  const isFit = kind === undefined || chosen?.onlyIn === undefined || chosen.onlyIn.includes(kind);
  const best = isFit && (chosen !== placeKind || findPlace(name) !== null) ? chosen : undefined;
  // The second line of a kind is asked about in general words rather than under another kind that it only touches.
  return (
    (best && !used.has(best.id) ? best : undefined) ??
    (isDoing(sayOf(name)) ? anyLines : [fieldKind, ...anyLines]).find(({ id }) => !used.has(id)) ??
    best ??
    anyLines[0]!
  );
}

const allKinds: ReadonlyMap<string, LineKind> = new Map(
  [placeKind, ...lineKinds, fieldKind, ...anyLines].map((one) => [one.id, one]),
);

/** Words behind which a line says where: "bookkeeping for a foundry". */
const where = /^.* (?:in|for|within|at)(?: an?)? (?=\S)/iu;
/** There is one of these. */
const single = /\b(?:industry|sector|market)$/i;
const plural = /(?:[^s]s|ies)$/iu;
const named = /^(?:the|an?|our|this|other|similar)\b/i;

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
  if (named.test(bare) || !bare.includes(' ') || plural.test(bare))
    return plural.test(bare) && bare.includes(' ') ? bare : null;
  return single.test(bare) ? `the ${bare}` : `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare}`;
}

export function askLine(
  name: string,
  { place, isForBeginners = false, joint = findJoint(name), used, kind: ofWork }: How,
): Anchors {
  const kind = findLineKind(name, used, ofWork);
  const { looksLike, ask, would, strong, wouldStrong, weak, probe } = kind;
  const said = open(sayDone(sayOf(name)), {
    place,
    isForBeginners,
    joint,
    own: sayOpening(kind, name),
  });
  return {
    looksLike,
    question: `${said} ${isForBeginners ? would : ask}`,
    strong: isForBeginners ? wouldStrong : strong,
    weak: isForBeginners ? weakOfAny : weak,
    probe: isForBeginners ? probeOfAny : probe,
  };
}

/** Of somebody who has not done such work yet. */
const weakOfAny = 'General words, or would do it without asking anybody';
/** Nobody is asked what they would do differently next time who has not done it once. */
const probeOfAny = 'When did you last have to do something for the first time, and who helped you?';

/** "Review the orders" is said as "reviewing the orders". */
const order = /^\p{L}+ (?:the|an?|our|all|your)\b/iu;
const sayDone = (name: string): string =>
  order.test(name) && beginsWithVerb(name) ? toDoing(name) : name;

/** "Construction and Use Regulations" is a name throughout. */
const sayThing = (name: string): string =>
  /\b(?:Act|Code|Directive)$/u.test(name) && !/^the /i.test(name)
    ? `the ${name}`
    : /\s\p{Lu}\p{Ll}/u.test(name)
      ? name
      : lowerFirst(name);

const state = /^(?:understanding|knowing|being|having|enjoying|appreciating|thinking)\b/i;

/** A name within a sentence. */
export const sayWithin = (name: string): string =>
  isDoing(name) ? name.charAt(0).toLowerCase() + name.slice(1) : sayThing(name);

type Opening = Required<Omit<How, 'used' | 'kind'>> & {
  own: { said: string; isPlace: boolean } | undefined;
};

/** The sentence that a kind has of its own, with the place in it where it is about one. */
function sayOpening({ id, open: said }: LineKind, name: string): Opening['own'] {
  if (said === undefined) return undefined;
  const isPlace = id === placeKind.id;
  return { said: isPlace ? said.replace('{place}', findPlace(name) ?? '') : said, isPlace };
}

/** The sentence that names the work. */
function open(name: string, { place, isForBeginners, joint, own }: Opening): string {
  const sort = isDoing(name) ? 'doing' : 'thing';
  const { doing: done, thing: had, wouldDo, wouldMeet } = openings;
  const lasts = state.test(name) ? [openings.state] : sort === 'doing' ? done : had;
  const would = sort === 'doing' ? wouldDo : wouldMeet;
  const usual =
    (sort === 'thing' || own?.isPlace ? own?.said : undefined) ??
    lasts[place % lasts.length] ??
    lasts[0];
  return (isForBeginners ? would : usual)
    .replace('{doing}', name.charAt(0).toLowerCase() + name.slice(1))
    .replace('{in}', joint)
    .replace('{thing}', sayThing(name));
}

/** "Experience in freight" is work in freight, "familiarity with looms" work with looms. */
export const findJoint = (name: string): string =>
  isOfPlace(name) ||
  /^(?:[\p{L}-]+ ){0,3}(?:experience|background|expertise) (?:in|within) /iu.test(name)
    ? 'in'
    : 'with';
