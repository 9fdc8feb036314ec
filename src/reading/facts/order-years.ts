import { countBareYears, countYearsOfWork } from '#shared/bare-years.ts';
import type { Fact } from '#shared/brief.ts';

type Said = Pick<Fact, 'kind' | 'importance' | 'text'>;

const isAsked = ({ kind, importance }: Said): boolean =>
  kind === 'experience' && importance === 'must';

/** "3 years of experience" goes behind "5 years of kiln work": whoever meets the greater demand meets both. */
export function orderYears<Kind extends Said>(facts: readonly Kind[]): Kind[] {
  const holder = (fact: Kind, at: number): Kind | undefined => {
    const few = isAsked(fact) ? countBareYears(fact.text) : undefined;
    return few === undefined
      ? undefined
      : facts.slice(at).find((one) => isAsked(one) && (countYearsOfWork(one.text) ?? 0) > few);
  };
  const behind = new Map(facts.map((fact, at) => [fact, holder(fact, at)]));
  return facts.flatMap((fact) =>
    behind.get(fact) === undefined
      ? [fact, ...facts.filter((one) => behind.get(one) === fact)]
      : [],
  );
}
