import { lowerFirst } from '#writing/casing.ts';
import type { Criterion } from './criterion.ts';
import { anyLines, lineKinds, openings, type LineKind } from './line-kinds.data.ts';
import { isOfPlace, sayOf } from './shorten-name.ts';

interface How {
  /** Which of such lines on the card it is: each is asked about in other words. */
  place: number;
  isForBeginners?: boolean;
  joint?: string;
  /** Kinds whose questions other lines of the card ask: none is asked twice. */
  used?: ReadonlySet<string>;
}

type Anchors = Pick<Criterion, 'looksLike' | 'question' | 'strong' | 'weak' | 'probe'>;

/** Verbs that say nothing of what is done. */
const anyVerb =
  /^(?:manag|overs|direct|develop|creat|maintain|keep|provid|perform|conduct|implement|prepar|lead|supervis|complet|produc|administer|handl|work|review)\p{L}*ing\b/iu;

/** A telling verb says what kind of work it is, then the thing that the name ends with, then any of its words. */
export function findLineKind(name: string, used: ReadonlySet<string> = new Set()): LineKind {
  const [first = '', ...rest] = name.split(/\s+/);
  const told = [
    ...(/ing$/i.test(first) && !anyVerb.test(first) ? [`${first} `] : []),
    rest.at(-1) ?? '',
    name,
  ];
  const found = told.flatMap((part) => lineKinds.filter(({ heard }) => heard.test(part)));
  const [best] = found;
  // The second line of a kind is asked about in general words rather than under another kind that it only touches.
  return (
    (best && !used.has(best.id) ? best : undefined) ??
    anyLines.find(({ id }) => !used.has(id)) ??
    best ??
    anyLines[0]!
  );
}

export function askLine(
  name: string,
  { place, isForBeginners = false, joint = findJoint(name), used }: How,
): Anchors {
  const { looksLike, ask, would, strong, wouldStrong, weak, probe } = findLineKind(name, used);
  const said = open(sayOf(name), { place, isForBeginners, joint });
  return {
    looksLike,
    question: `${said} ${isForBeginners ? would : ask}`,
    strong: isForBeginners ? wouldStrong : strong,
    weak: isForBeginners ? weakOfAny : weak,
    probe,
  };
}

/** Of somebody who has not done such work yet. */
const weakOfAny = 'General words, or would do it without asking anybody';

/** "Reporting tools" are things, "reporting losses" is a doing. */
const doing =
  /^(?!(?:marketing|accounting|engineering|manufacturing|nursing|banking|advertising|housing|catering|merchandising|programming|purchasing|building|learning)\b)(?:\p{L}+ly )?\p{L}{2,}ing\b(?! (?:experience|skills?|knowledge|systems?|techniques|practices|tools|methods|standards)\b)/iu;

/** "Construction and Use Regulations" is a name throughout. */
const sayThing = (name: string): string => (/\s\p{Lu}\p{Ll}/u.test(name) ? name : lowerFirst(name));

/** "Dyeing and Felt Operations" is a name throughout. */
const names = /^\p{L}+ing and \p{Lu}\p{Ll}+ \p{Lu}/u;

const state = /^(?:understanding|knowing|being|having|enjoying|appreciating|thinking)\b/i;

/** The sentence that names the work. */
function open(name: string, { place, isForBeginners, joint }: Required<Omit<How, 'used'>>): string {
  const sort = doing.test(name) && !names.test(name) ? 'doing' : 'thing';
  const { doing: done, thing: had, wouldDo, wouldMeet } = openings;
  const lasts = state.test(name) ? [openings.state] : sort === 'doing' ? done : had;
  const would = sort === 'doing' ? wouldDo : wouldMeet;
  return (isForBeginners ? would : (lasts[place % lasts.length] ?? lasts[0]))
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
