export type Side = 'mine' | 'theirs';

/** The fields of a form, each by its name. */
type Fields = Record<string, unknown>;
type NameOf<Values extends Fields> = keyof Values & string;
export type Choices<Values extends Fields> = Partial<Record<NameOf<Values>, Side>>;

export interface Difference<Values extends Fields> {
  name: NameOf<Values>;
  /** Whose change it is; nothing when both changed the field and only a person can tell. */
  changedBy: Side | undefined;
}

export interface Versions<Values extends Fields> {
  /** Where both began. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** A field that holds null on my side is one that I never had in my hands. */
export function findDifferences<Values extends Fields>(
  names: readonly NameOf<Values>[],
  { base, mine, theirs }: Versions<Values>,
): Difference<Values>[] {
  return names
    .filter((name) => !isSame(mine[name], theirs[name]) && mine[name] !== null)
    .map((name) => {
      if (isSame(mine[name], base[name])) return { name, changedBy: 'theirs' };
      if (isSame(theirs[name], base[name])) return { name, changedBy: 'mine' };
      return { name, changedBy: undefined };
    });
}

/** What only one of the two changed is chosen already; the rest is the person's to decide. */
export function suggestChoices<Values extends Fields>(
  differences: readonly Difference<Values>[],
): Choices<Values> {
  return Object.fromEntries(
    differences.map(({ name, changedBy }) => [name, changedBy]),
  ) as Choices<Values>;
}

export function mergeVersions<Values extends Fields>(
  { mine, theirs }: Versions<Values>,
  choices: Choices<Values>,
): Values {
  const merged = Object.keys(mine).map((name) => [
    name,
    (choices[name as NameOf<Values>] === 'theirs' ? theirs : mine)[name],
  ]);
  return Object.fromEntries(merged) as Values;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
