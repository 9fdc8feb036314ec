import type { Fact } from '#shared/brief.ts';
import type { Criterion } from '../criterion.ts';
import { bearsName } from '../names/parts-of-name.ts';
import { hearTelling } from '../names/shared-stems.ts';

const isAnswered = ({ source }: Fact): boolean => source.from === 'job' && source.by !== undefined;

/**
 * The lines of a criterion that plainly speak of what it is called, for whoever quotes them, or else those that have a
 * word of it; the others only belong to it. All of them where it has a name that no line says.
 */
export function listPlain({ name, facts }: Pick<Criterion, 'name' | 'facts'>): readonly Fact[] {
  const plain = facts.filter((fact) => isAnswered(fact) || bearsName(name, fact.text));
  if (plain.length > 0) return plain;
  const hear = hearTelling(name);
  const near = facts.filter(({ text }) => hear(text) > 0);
  return near.length > 0 ? near : facts;
}
