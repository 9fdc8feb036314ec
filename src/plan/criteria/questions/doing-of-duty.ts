import type { Fact } from '#shared/brief.ts';
import { isDoing } from './is-doing.ts';
import { isKnownVerb, toDoing } from './to-doing.ts';

/** One verb, with no more than a measure before the thing: "prepare all". */
const upToThing =
  /^(?:\p{L}+ly )?[\p{L}-]+(?: (?:the|an?|our|all|any|new|daily|weekly|monthly|routine|required))?$/iu;

/**
 * What a duty does with the thing that its line is called by: "Maintain loom certificates for the mill" of "Loom
 * certificates" is maintaining loom certificates. Nothing where the words between say more than that.
 */
export function sayDoingOf(
  { kind, forms: { verbPhrase } }: Pick<Fact, 'kind' | 'forms'>,
  name: string,
): string | undefined {
  const at = verbPhrase?.toLowerCase().indexOf(name.toLowerCase()) ?? -1;
  if (kind !== 'duty' || verbPhrase === null || at <= 0 || isDoing(name)) return undefined;
  const before = verbPhrase.slice(0, at).trim();
  if (!upToThing.test(before)) return undefined;
  const doing = toDoing(verbPhrase.slice(0, at + name.length));
  const isWhole = doing.toLowerCase().endsWith(name.toLowerCase());
  const [first = ''] = doing.toLowerCase().split(' ');
  return isWhole && isKnownVerb(first) ? doing : undefined;
}
