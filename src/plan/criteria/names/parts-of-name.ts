import { rememberTexts } from '#shared/remember-texts.ts';
import { isWhom, stemsOf } from './shared-stems.ts';

/** One of the things that a name lists. */
export interface Part {
  /** As it is said where it stands alone. */
  alone: string;
  /** What tells it from the rest of the name. */
  own: string;
}

const joint = /,? (?:and|or|&) |, /;
const behind = /\s?\([^()]*\)$/;
const doing = /^\p{L}+ing$/iu;
/** "Legal and medical records": a word that needs what stands behind the last one. */
const describing = /(?:al|ic|ive|ary|ous|ory|ed|ile)$/i;
/** "Supplier and vendor relations": one thing, where the last word says what about it. */
const isThing = (word: string): boolean =>
  !/(?:s|ing|ion|ment|ance|ence|cy|ity|age|\d)$/i.test(word);
/** "Working with dyers and weavers": what is done with the first is done with the others. */
const shared = /^(?:\p{L}+ )?\p{L}+ (?:with|for|between|from) (?=\p{L})/iu;

/** "Mending", "setting up": done to what a later thing names. */
const bareDoing = /^\p{L}+ing(?: (?:up|out|down|off|over|in|on))?$/iu;

/** "Sails, lamps and ropes": sails; lamps; ropes. "Mending and painting boats": mending boats; painting boats. */
export const partsOfName: (name: string) => readonly Part[] = rememberTexts((name) => {
  const parts = name.replace(behind, '').split(joint).filter(Boolean);
  const last = (parts.at(-1) ?? '').split(' ');
  const [verb = '', ...object] = (parts[0] ?? '').split(' ');
  return parts.map((part, i) => {
    const words = part.split(' ');
    const others = parts.slice(i + 1).map((other) => other.split(' '));
    if (bareDoing.test(part)) {
      const next = others.find(([first = '', ...rest]) => doing.test(first) && rest.length > 0);
      return { alone: [part, ...(next?.slice(1) ?? [])].join(' '), own: part };
    }
    const isBare = others.length > 0 && words.length === 1 && last.length > 1;
    if (isBare && (describing.test(part) || isThing(part)))
      return { alone: [part, ...last.slice(1)].join(' '), own: part };
    const [front] = i > 0 ? (shared.exec(parts[0] ?? '') ?? []) : [];
    if (front !== undefined && !words.some((word) => doing.test(word)))
      return { alone: `${front}${part}`, own: part };
    // "Mending nets and sails" is mending in both.
    const isDone =
      i > 0 && doing.test(verb) && object.length > 0 && !words.some((word) => doing.test(word));
    return { alone: isDone ? `${verb} ${part}` : part, own: part };
  });
});

/** Words that somebody has to say who speaks of it; for whom it is done may go by another name. */
export const tellingStems = (text: string): readonly string[] => {
  const stems = stemsOf(text);
  const ofWork = stems.filter((stem) => !isWhom(stem));
  return ofWork.length > 0 ? ofWork : stems;
};

/** "Demos" are said by "demonstrations", and "planning" by "plans". */
export const isSaid = (stem: string, said: ReadonlySet<string>): boolean =>
  said.has(stem) ||
  (stem.length > shortest && said.has(stem.slice(0, shortest))) ||
  (stem.length === shortest && [...said].some((other) => other.startsWith(stem)));
const shortest = 4;

/** Whether a text speaks of a thing in all of its words. */
export const saysAll = (text: string, thing: string): boolean => {
  const stems = tellingStems(thing);
  const said = new Set(stemsOf(text));
  return stems.length > 0
    ? stems.every((stem) => isSaid(stem, said))
    : text.toLowerCase().includes(thing.toLowerCase());
};

/** Whether a line plainly speaks of what a name says: of one of its things in all of its words. */
export const bearsName = (name: string, text: string): boolean =>
  partsOfName(name).some(({ alone }) => saysAll(text, alone));
