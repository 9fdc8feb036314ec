import { foldKey, gatherNames, type NamedHouse } from './gather-names.ts';
import { lookAround, type Ruled } from './look-around.ts';
import { signalsOfName } from './name-signals.ts';
import { signalsOfText } from './text-signals.ts';
import { weighSignals } from './weigh-signals.ts';
import { agencies, boards, callsItselfBoard } from '../intermediaries.data.ts';
import type { FieldUnit } from '../../field-unit.ts';

/** The name that outweighs all others. */
export interface WeighedName {
  house: NamedHouse;
  /** How surely it is the employer's, in whichever of its forms. */
  share: number;
}

interface Weighed {
  first: WeighedName | null;
  /** How surely the text names nobody. */
  none: number;
}

interface Input {
  units: readonly FieldUnit[];
  text: string;
  title: string | null;
  ruled: Ruled;
}

/** The names of a text with their signals: what weights are learned from, and what they are laid on. */
export function listWithSignals({ units, text, title, ruled }: Input): {
  none: string[];
  names: { house: NamedHouse; signals: string[] }[];
} {
  const out = new Set([...ruled.passedOver, ...ruled.agents].map(foldKey));
  const houses = gatherNames(units, ruled.ranked).filter(
    ({ key }) => !out.has(key) && (ruled.mayBeIntermediary || !isIntermediary(key)),
  );
  const around = lookAround({ text, title, houses, ruled });
  return {
    none: signalsOfText(around),
    names: houses.map((house) => ({ house, signals: signalsOfName(house, around) })),
  };
}

const isIntermediary = (key: string): boolean =>
  boards.has(key) || agencies.has(key) || callsItselfBoard.test(key);

const isPartOf = (one: string, other: string): boolean => ` ${other} `.includes(` ${one} `);

/** All names of a text against each other and against the text's naming nobody. */
export function weighNames(input: Input): Weighed {
  const listed = listWithSignals(input);
  const none = weighSignals(listed.none);
  const names = listed.names.map(({ house, signals }) => ({ house, score: weighSignals(signals) }));
  const top = Math.max(none, ...names.map(({ score }) => score));
  const share = (score: number): number => Math.exp(score - top);
  const all = names.reduce((sum, { score }) => sum + share(score), share(none));
  const first = names.toSorted((a, b) => b.score - a.score)[0]?.house;
  if (!first) return { first: null, none: 1 };
  // "Alder" and "Alder Clinics" are one house under two names.
  const forms = names.filter(
    ({ house: { key } }) => isPartOf(key, first.key) || isPartOf(first.key, key),
  );
  return {
    first: {
      house: first,
      share: forms.reduce((sum, { score }) => sum + share(score), 0) / all,
    },
    none: share(none) / all,
  };
}
