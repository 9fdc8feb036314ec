import type { Fact } from '#shared/brief.ts';

interface Portrayed extends Pick<Fact, 'kind' | 'importance' | 'text'> {
  /** Asked by one word beside the person. */
  isStanding: boolean;
  /** Who is called upon at the end: "If you are a calm baker, we want to hear from you". */
  isClosing: boolean;
}

const shown = new Set<Fact['kind']>([
  'skill',
  'tool',
  'licence',
  'experience',
  'education',
  'language',
]);
const fewListed = 3;

/** A portrait of the reader says less than a list of demands. */
export const dropPortraits = <One extends Portrayed>(found: readonly One[]): One[] =>
  dropStanding(dropClosing(found));

/** Behind a list the last call asks for nothing more: it flatters, or says some of the list again. */
function dropClosing<One extends Portrayed>(found: readonly One[]): One[] {
  const listed = found.filter(
    ({ kind, importance, isClosing }) =>
      !isClosing && importance === 'must' && (shown.has(kind) || kind === 'trait'),
  );
  return found.filter(
    ({ kind, isClosing }) =>
      !isClosing ||
      listed.length < fewListed ||
      // A paper or years that no line of the list names are asked for here.
      (kind !== 'trait' && !listed.some((other) => other.kind === kind)),
  );
}

/** "An experienced clerk" says less than "three years as a clerk". */
function dropStanding<One extends Portrayed>(found: readonly One[]): One[] {
  const told = found.filter(
    ({ isStanding, importance, kind }) => !isStanding && importance === 'must' && shown.has(kind),
  );
  return found.filter(
    ({ isStanding, kind }, at) =>
      !isStanding ||
      (!told.some((other) => other.kind === kind || /\bexperience/i.test(other.text)) &&
        found.findIndex((other) => other.isStanding && other.kind === kind) === at),
  );
}
