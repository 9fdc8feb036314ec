import type { Kind } from '#knowledge/drawer.ts';
import { askLine, findJoint, findLineKind, isField } from '../questions/ask-line.ts';
import { lowerFirst } from '#writing/casing.ts';
import type { Criterion } from '../criterion.ts';
import { sayDoingOf } from '../questions/doing-of-duty.ts';
import { findShape } from './demand-shape.ts';
import { nameCriterion } from '../names/name-criterion.ts';
import { isWayOfWorking } from './traits.ts';

/** These are asked about in ways of their own. */
const otherwise: ReadonlySet<string> = new Set(['trait', 'leading', 'language', 'tool']);

/** A line in words of the job, and of no list of the trade or of activities. */
const isOwn = ({ competency, id, facts }: Criterion): boolean =>
  competency === null && facts.some((fact) => fact.id === id);

/**
 * Lines in the job's own words with a question of the kind of work that they name.
 * Whoever has not done such work yet is asked what they would do.
 */
export function sayOwnLines(
  criteria: readonly Criterion[],
  isForBeginners: boolean,
  kind?: Kind,
): Criterion[] {
  const used = new Set<string>();
  return criteria.map((criterion) => {
    const [first] = criterion.facts;
    if (!first || !isOwn(criterion) || isWayOfWorking(criterion)) return criterion;
    const { name } = criterion;
    const shape = first.kind === 'duty' ? 'duty' : findShape(first);
    const how = {
      // Whoever must have done it is asked where they did.
      isForBeginners: isForBeginners && shape !== 'experience',
      joint: findJoint(first.kind === 'duty' ? criterion.name : nameCriterion(first)),
      used: new Set(used),
      doing: sayDoingOf(first, name),
      isDuty: first.kind === 'duty',
      isExperience: shape === 'experience',
      ...(kind !== undefined && { kind }),
    };
    if (otherwise.has(shape)) return criterion;
    used.add(findLineKind(name, used, kind, isField({ name, ...how })).id);
    const asked = askLine(name, how);
    return { ...criterion, ...asked, question: keepName(asked.question, name, first.text) };
  });
}

/** A name that stands with a capital in the midst of its line keeps it in the question: "Cork harbor dues". */
function keepName(question: string, name: string, line: string): string {
  const [first = ''] = name.split(' ');
  if (!/^\p{Lu}\p{Ll}+$/u.test(first)) return question;
  // "Sole charge of the Felt Works": the capital of its beginning is that of the card.
  if (new RegExp(` ${lowerFirst(first)}(?!\\p{L})`, 'u').test(line))
    return question.replace(` ${name}`, ` ${lowerFirst(name)}`);
  return new RegExp(` ${first}(?!\\p{L})`, 'u').test(line)
    ? question.replace(new RegExp(` ${first.toLowerCase()}(?!\\p{L})`, 'u'), ` ${first}`)
    : question;
}
