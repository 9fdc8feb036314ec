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
    if (others.length > 0 && words.length === 1 && last.length > 1 && describing.test(part))
      return { alone: [part, ...last.slice(1)].join(' '), own: part };
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

/** Whether a text speaks of a thing in all of its words. */
export const saysAll = (text: string, thing: string): boolean => {
  const stems = tellingStems(thing);
  const said = new Set(stemsOf(text));
  return stems.length > 0
    ? stems.every((stem) => said.has(stem))
    : text.toLowerCase().includes(thing.toLowerCase());
};

/** Whether a line plainly speaks of what a name says: of one of its things in all of its words. */
export const bearsName = (name: string, text: string): boolean =>
  partsOfName(name).some(({ alone }) => saysAll(text, alone));
