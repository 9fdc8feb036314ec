import type { Gate } from '../criteria/criterion.ts';
import { sharedTelling } from '../criteria/names/shared-stems.ts';
import { isDueLater } from '../criteria/gates/paper-state.ts';
import { isToBeGot } from '../criteria/gates/ways.ts';
import type { PlannedPersona } from './planned-persona.ts';

/** What a profile or a first question settles, what stops most people first. */
const order: readonly Gate['kind'][] = [
  'credential',
  'experience',
  'knowledge',
  'language',
  'education',
];
const toDrive = /\bdriv(?:er|ing)\S{0,2} licen[cs]e\b/i;
const ofLanguage = /\bEnglish\b/i;
const isCheck =
  /\b(?:security|background|vetting|criminal|drug)\b.*\b(?:check|screen\p{L}*|test)\b/iu;
/** "At least four years of relevant experience": whoever does the work has some. */
const onlyYears =
  /^(?:(?:a )?min(?:imum)?(?: of)?|at least|over|more than|\d|[-+()–]|one|two|three|four|five|six|seven|eight|ten|to|or|more|years?['’]?|of|prior|previous|relevant|related|professional|work(?:ing)?|experience|\s)+$/i;

/** The required items that such a background does not show by itself, the one that stops most people first. */
export const listUntested = (persona: PlannedPersona, gates: readonly Gate[]): Gate[] => {
  const told = `${persona.name}. ${persona.now} ${persona.search.join(' ')}`;
  // Letters are too short for the comparison of words: "FP&A".
  const letters = new Set(told.match(/\b\p{Lu}[\p{Lu}&\d]{1,5}\b/gu) ?? []);
  const isLettered = (name: string): boolean =>
    (name.match(/\b\p{Lu}[\p{Lu}&\d]{1,5}\b/gu) ?? []).some((word) => letters.has(word));
  return gates
    .filter(
      ({ name, kind, law, later }) =>
        order.includes(kind) &&
        later === undefined &&
        !law &&
        !isDueLater(name) &&
        !isToBeGot(name) &&
        !isCheck.test(name) &&
        !toDrive.test(name) &&
        !ofLanguage.test(name) &&
        !(persona.level !== 'entry' && onlyYears.test(name)) &&
        (kind === 'education' || (sharedTelling(name, told) === 0 && !isLettered(name))),
    )
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
};

/** The first of them: it is asked about before anything is scored. */
export const findUntested = (persona: PlannedPersona, gates: readonly Gate[]): Gate | undefined =>
  listUntested(persona, gates)[0];
