import type { ReadingCorrections, Unit } from '#shared/reading.ts';
import type { ModelReading } from '#shared/model-reading.ts';
import { cleanText } from './layout/clean/clean-text.ts';
import { tellsLaterCheck } from './facts/later-check.ts';
import { gradeOfLabel } from './layout/graded-label.ts';
import type { LayoutUnit } from './layout/unit.ts';
import { readUnits as readLayout } from './layout/units.ts';
import { assignRoles, type AssignedRole, type Prior } from './roles/assign-roles.ts';
import { settleBareHeads } from './roles/bare-heads.ts';
import { splitWish, wishWords, withoutInnerWish, withoutPreferably } from './roles/wish-parts.ts';

const sameWords = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase();

interface Knowledge {
  corrections?: ReadingCorrections | null | undefined;
  /** What belongs where the text was typed. */
  prior?: Prior | undefined;
  /** What a model took each unit for. */
  told?: ModelReading['roles'] | undefined;
}

/** Every unit of a text with its role; what a person said of one goes before what was weighed. */
export function readTextUnits(text: string, { corrections, prior, told }: Knowledge = {}): Unit[] {
  const units = readLayout(cleanText(text));
  const said = new Map(corrections?.roles.map(({ quote, role }) => [sameWords(quote), role]));
  const places = new Map(units.map((unit, place) => [unit, place]));
  const byModel = new Map(told?.map((one) => [one.unit, one]));
  const assigned = assignRoles(units, {
    prior,
    // Known by its words, with its label or without.
    known: (unit: LayoutUnit) => {
      const { text: words, start, end } = unit;
      const bySomebody =
        said.size === 0
          ? undefined
          : (said.get(sameWords(text.slice(start, end))) ?? said.get(sameWords(words)));
      return bySomebody ?? byModel.get(places.get(unit) ?? -1)?.role;
    },
  });
  const roles = settleBareHeads(units, assigned);
  const demands = roles.filter(
    ({ role }, index) => role === 'must' && units[index]?.headingKind !== 'nice',
  );
  return units.map(({ text: words, start, end, shape, heading, headingKind, label }, index) => ({
    text: words,
    start,
    end,
    shape,
    heading,
    label,
    ...addFurther(
      addCheck(
        addRate(
          addWish(
            gradeByHeading(
              gradeByLabel(roles[index] ?? { role: 'noise', also: [], confidence: 0 }, label),
              { text: words, heading, headingKind },
              demands.length,
            ),
            words,
          ),
          words,
        ),
        words,
      ),
      byModel.get(index),
    ),
  }));
}

/** Behind "Education Required:" stands a demand, also amid wishes. */
const gradeByLabel = (assigned: AssignedRole, label: string | null): AssignedRole =>
  assigned.role === 'nice' && gradeOfLabel(label ?? '') === 'must'
    ? { ...assigned, role: 'must' }
    : assigned;

/** What stands below "Nice to have" is a wish, also where its words are those of a demand. */
const gradeByHeading = (
  assigned: AssignedRole,
  { text, heading, headingKind }: Pick<LayoutUnit, 'text' | 'heading' | 'headingKind'>,
  demands: number,
): AssignedRole =>
  assigned.role === 'must' &&
  demands >= fewestDemands &&
  headingKind === 'nice' &&
  !ofPerson.test(heading ?? '') &&
  !asksAllTheSame.test(text)
    ? { ...assigned, role: 'nice', also: assigned.also.filter((role) => role !== 'nice') }
    : assigned;
/** Where nothing else is asked, what is called ideal is all that there is to go by. */
const fewestDemands = 2;
/** "Desired candidate": whom the whole list describes. */
const ofPerson = /\b(?:candidates?|applicants?|person|profile|attributes|characteristics)\b/i;
const asksAllTheSame =
  /\b(?:must|requir\p{L}+|essential|mandatory|need(?:s|ed)?|should|willing\p{L}*|checks?|drug|screening|authori[sz]\p{L}+|citizen\p{L}*|clearance|sponsor\p{L}*|visas?|eligible|subject to)\b/iu;

/** "Degree required, Master's preferred" is a demand and a wish, whichever of them was seen first. */
function addWish(assigned: AssignedRole, text: string): AssignedRole {
  const { role, also } = assigned;
  const asked = withoutInnerWish(text);
  if (role === 'nice' && asked !== text && !wishWords.test(asked))
    return { ...assigned, role: 'must' };
  const isMixed = splitWish(text) !== undefined;
  const further =
    role === 'nice' && (isMixed || withoutPreferably(text) !== undefined)
      ? 'must'
      : role === 'must' && isMixed
        ? 'nice'
        : undefined;
  if (further === undefined || also.includes(further)) return assigned;
  return { ...assigned, also: [...also, further] };
}

/** "Bank holidays paid at double time" is a benefit, and pay. */
const addRate = (assigned: AssignedRole, text: string): AssignedRole =>
  assigned.role === 'benefit' && !assigned.also.includes('pay') && ratePaid.test(text)
    ? { ...assigned, also: [...assigned.also, 'pay'] }
    : assigned;
/** "Offers are subject to background checks" is a condition, and a step. */
const addCheck = (assigned: AssignedRole, text: string): AssignedRole =>
  assigned.role === 'must' && !assigned.also.includes('process') && tellsLaterCheck(text)
    ? { ...assigned, also: [...assigned.also, 'process'] }
    : assigned;
const ratePaid = /\bpaid (?:at|as) (?:double|triple|time and a half|1\.5)\b/i;

/** A unit may mix several roles; those that a model named stand beside the role it gave. */
const addFurther = (assigned: AssignedRole, told: ModelReading['roles'][number] | undefined) =>
  told?.role === assigned.role
    ? { ...assigned, also: told.also.filter((role) => role !== assigned.role) }
    : assigned;
