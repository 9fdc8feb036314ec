import type { Fact, FactSource, Stated } from '#shared/brief.ts';

const longest = 200;

/** Credentials without those that stand only in what the job wishes for: nothing preferred rules anybody out. */
export function demandedOnly(credentials: readonly Stated[], facts: readonly Fact[]): Stated[] {
  return credentials.filter(({ source }) => {
    const around = facts.filter((fact) => holds(fact.source, source));
    // Of a long text nobody can say how far its wish reaches.
    if (around.some((fact) => fact.text.length > longest)) return true;
    return around.length === 0 || around.some(({ importance }) => importance === 'must');
  });
}

function holds(outer: FactSource, inner: FactSource): boolean {
  if (outer.from !== 'job' || inner.from !== 'job' || outer.field !== inner.field) return false;
  return (
    inner.start >= outer.start &&
    inner.start + inner.quote.length <= outer.start + outer.quote.length
  );
}
