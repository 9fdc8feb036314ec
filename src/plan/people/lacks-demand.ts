import type { Drawer } from '#knowledge/drawer.ts';
import { measureCall } from '../criteria/evidence/call-strength.ts';
import type { Gate } from '../criteria/criterion.ts';
import { sharedStems, sharedTelling } from '../criteria/names/shared-stems.ts';
import { countYears } from '../criteria/gates/years.ts';
import { isDueLater } from '../demands/due-later.ts';

type Persona = Drawer['personas'][number];

export const withoutPaper =
  /\b(?:course booked|wondering whether|no (?:[\p{L}-]+ ){0,2}licen[cs]e|without (?:a|the|any) (?:licen[cs]e|card|ticket|registration)|not (?:yet )?(?:licensed|registered|certified|qualified)|unlicensed|unqualified|studying for|in training|student)\b/iu;
const aYear = 1;

/** "Newcomer leaving kitchen, shop or care work": whoever still does other work has not done this one. */
const leaving = /^newcomer (?:leaving|from)\b|\bleaving the (?:services|armed forces)\b/i;
const isElsewhere = ({ name, search }: Persona, demanded: string): boolean =>
  leaving.test(name) &&
  !/\bshifts?\b/i.test(demanded) &&
  sharedStems(demanded, [name, ...search].join(' ')) === 0;

/** "Adverts that ask for manufacturing experience" hold back whoever has none of it, and where it is demanded they lack it. */
const isNewTo = ({ held_back_by: worries }: Persona, demand: string): boolean =>
  worries
    .filter((worry) => /\bask for \p{L}{4,} experience\b/iu.test(worry))
    .some((worry) => sharedTelling(worry.split(/\bask for /i)[1] ?? '', demand) > 0);

/** Whoever comes from work of another kind. */
export const ofAnotherField =
  /\b(?:an)?other (?:fields?|trades?|sectors?|industr(?:y|ies)|line of work)\b|\bbusiness of their own\b|\bcareer chang\w+/i;
const anyLeader =
  /^(?:years?|experience\w*|manag\w*|lead\w*|supervis\w*|direct\w*|teams?|people|staff|minimum|least|three|seven|eight|progressive\w*|relevant|proven|similar|capacity|including|responsib\w*|positions?|roles?|equivalent|combination|education|employees|level|senior|professional|previous|prior|position)$/;
const ofAField = 2;

/** Whoever led other work, or a firm of their own, has no years in a field that the job demands by name. */
const isOutsideField = ({ name: career }: Persona, demand: string): boolean =>
  ofAnotherField.test(career) &&
  countYears(demand) > aYear &&
  (demand.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !anyLeader.test(word))
    .length >= ofAField &&
  sharedStems(demand, career) === 0;

const beginning =
  /\b(?:new(?:ly)?|recent(?:ly)?|fresh|graduates?|students?|trainees?|apprentices?|interns?|beginners?|newcomers?|learners?|leavers?|not yet)\b|\bcareer chang/i;
/** Demands that a course, a placement or other work meets as well. */
const leavesAWay =
  /\b(?:some|any|internships?|coursework|course|placements?|practic\w+|clinicals?|volunt\w+|lived|personal|life|academic|projects?|months?|entry|prefer\w*|desir\w+|ideal\w*|plus|familiar\w*|computers?|customers?|people|team)\b|\bor (?:an? )?(?:equivalent|related|relevant|similar|training|trained|degree|diploma|qualifi\w+|education|willing\w*|ability|able|apprentic\w+|other)\b/i;

/** "Previous experience as a driver is essential": whoever has only just got the licence has none. */
const isBeginning = ({ name, level }: Persona, demand: string): boolean =>
  level === 'entry' && beginning.test(name) && !leavesAWay.test(demand);

/** Careers that begin at the tools and seldom with a degree. */
const ofTheTools =
  /\b(?:tradesperson|tradespeople|from the tools|self-taught|labou?rer|craftsperson|without (?:a |the )?degree)\b/i;
const orPractice = /\b(?:or|equivalent) (?:\p{L}+ ){0,3}experience\b|\bapprentice|\btrade\b/iu;

/** Beginners lack years; people whose work never needed the paper, or who are still getting it, lack the paper. */
export function isLacking(
  persona: Persona,
  { kind, name, law, later }: Gate,
  { competencies }: Drawer,
): boolean {
  if (later !== undefined || isDueLater(name)) return false;
  if (kind === 'education') return ofTheTools.test(persona.name) && !orPractice.test(name);
  if (kind === 'experience')
    return (
      isOutsideField(persona, name) ||
      isBeginning(persona, name) ||
      (persona.level === 'entry' &&
        (countYears(name) > aYear || isElsewhere(persona, name) || isNewTo(persona, name)))
    );
  if (kind !== 'credential') return false;
  if (/driv(?:er|ing)['’s]* licen[cs]e/i.test(name)) return false;
  if (withoutPaper.test(`${persona.name} ${persona.now}`)) return true;
  // Whoever does the work has what the law asks for it.
  if (law) return false;
  return competencies.some(
    (competency) =>
      persona.to_check.includes(competency.id) &&
      !persona.brings.includes(competency.id) &&
      isPaperOf(competency, name),
  );
}

/** Whoever drives trucks has the card for them. */
export const isOfTheirWork = (
  persona: Persona,
  { kind, name }: Gate,
  { competencies }: Drawer,
): boolean =>
  kind === 'credential' &&
  competencies.some(
    (competency) => persona.brings.includes(competency.id) && isPaperOf(competency, name),
  );

const isPaperOf = (
  { called_for_by: words }: Drawer['competencies'][number],
  paper: string,
): boolean => measureCall(words.filter(isTellingPaper))(paper) === 1;

/** "License" alone names no work. */
const isTellingPaper = (word: string): boolean =>
  word.length >= 4 && !/licen[cs]|certif|regist|permit|card|state/i.test(word);
