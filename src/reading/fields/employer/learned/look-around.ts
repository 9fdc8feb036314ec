import { isEnglishWord } from '../../../facts/shapes/tagger.ts';
import { foldKey, type NamedHouse } from './gather-names.ts';
import type { FieldUnit, Span } from '../../field-unit.ts';
import { isPlaceName } from '../../title/place-name.ts';

/** What is known of a text, whichever name is looked at. */
export interface Surroundings {
  /** The text in small letters. */
  lower: string;
  title: string;
  hosts: readonly string[];
  /** How surely the rules take a name for the employer's, by its key. */
  ruled: ReadonlyMap<string, number>;
  /** The highest of them. */
  best: number;
  isForClient: boolean;
  /** Short names of one word. */
  singles: ReadonlySet<string>;
  length: number;
  /** Whether a word stands in the dictionary, and whether a name is a place's; each asked once. */
  isKnown: (word: string) => boolean;
  isPlace: (name: string) => boolean;
}

/** What rules found out about a text: a signal among others. */
export interface Ruled {
  ranked: readonly (Span & { name: string; score: number; unit: FieldUnit })[];
  /** Names of agencies by the text's own word. */
  agents: readonly string[];
  /** Names that rules leave out: boards, and whoever recruits for others. */
  passedOver: readonly string[];
  /** Whether a board or an agency may be the employer: it hires recruiters for itself. */
  mayBeIntermediary: boolean;
  isForClient: boolean;
  hosts: readonly string[];
}

const once = (ask: (text: string) => boolean): ((text: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text) ?? ask(text);
    known.set(text, found);
    return found;
  };
};

/** What the signals of every name ask of the whole text. */
export function lookAround({
  text,
  title,
  houses,
  ruled: { ranked, isForClient, hosts },
}: {
  text: string;
  title: string | null;
  houses: readonly NamedHouse[];
  ruled: Ruled;
}): Surroundings {
  const ruled = new Map<string, number>();
  for (const { name, score } of ranked) {
    const key = foldKey(name);
    ruled.set(key, Math.max(score, ruled.get(key) ?? 0));
  }
  return {
    lower: text.toLowerCase(),
    title: foldKey(title ?? ''),
    hosts,
    ruled,
    best: Math.max(0, ...ruled.values()),
    isForClient,
    singles: new Set(houses.map(({ key }) => key).filter((key) => /^\p{L}{2,7}$/u.test(key))),
    length: text.length,
    isKnown: once(isEnglishWord),
    isPlace: once(isPlaceName),
  };
}
