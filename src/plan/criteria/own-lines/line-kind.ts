import type { Kind } from '#knowledge/drawer.ts';

/**
 * How a line in the job's own words is asked about, by the kind of work it names; the first that hears it speaks. `would`
 * follows a sentence that names the work; the others name it themselves, as an interviewer asks aloud.
 */
export interface LineKind {
  id: string;
  /** In the name of the line. */
  heard: RegExp;
  /** Heard in the verb and its thing together, before any part of the name. */
  isWhole?: true;
  /** Kinds of work in which the words mean this; elsewhere "driving" and "building" are said of reviews and trust. */
  onlyIn?: readonly Kind[];
  looksLike: string;
  /** Of somebody who has done such work, with what is done in it: "keeping the loom records". */
  doing?: string;
  /** The same with the thing alone, of whatever number: "loom records". */
  thing: string;
  /** Of somebody who has not. */
  would: string;
  strong: string;
  /** What a good answer of such a person has in it. */
  wouldStrong: string;
  weak: string;
  /** What a poor answer of such a person sounds like, where it is another than in most kinds. */
  wouldWeak?: string;
  probe: string;
}

/** Work done with hands, where words such as "driving" mean what they say. */
export const ofHands: readonly Kind[] = [
  'hands-on-trade',
  'driving-and-logistics',
  'kitchen-and-hotel',
];
