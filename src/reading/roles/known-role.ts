import type { UnitRole } from '#shared/reading.ts';
import { introducesForm, tellsQuiet } from '../facts/body-demands.ts';
import { tellsLaterCheck } from '../facts/later-check.ts';
import type { LayoutUnit } from '../layout/unit.ts';

const fairness =
  /\bequal[- ](?:employment[- ])?opportunit(?:y|ies)[- ](?:employer|workplace|recruiter)|\bwithout regard to (?:\w+,? ){0,3}(?:race|age|sex|gender|colou?r)\b|\b(?:regardless of|on the basis of|based on|irrespective of) (?:\w+,? ){0,3}(?:race|age|gender|sex|colou?r|religion|disability|ethnicity)\b/i;

const namesSkill = /^(?:[\p{L}/-]+ ){1,3}skills\.?$/iu;

/** "Interview process: phone call, bench test, meeting": steps, however they are named. */
const ofSelection =
  /^(?:our )?(?:interview|interviewing|hiring|selection|recruitment) (?:process|stages|steps|rounds|plan)$/i;

/**
 * What is known without weighing: what a page shows around a job (its buttons, other jobs, lone signs),
 * the statement that everybody is treated alike, that whoever is chosen is checked,
 * and what forms on physical demands say of every job.
 */
export function findKnownRole({
  furniture,
  text,
  shape,
  headingKind,
  label,
}: Pick<LayoutUnit, 'furniture' | 'text' | 'shape' | 'headingKind' | 'label'>):
  | UnitRole
  | undefined {
  if (furniture !== null || !/[\p{L}\p{N}]/u.test(text)) return 'noise';
  if (label !== null && ofSelection.test(label)) return 'process';
  // "Communication skills" in a list of duties is none.
  const mayBeDuty = headingKind === 'duty' || headingKind === null;
  if (mayBeDuty && shape === 'item' && namesSkill.test(text)) return 'must';
  if (tellsQuiet(text)) return 'place';
  if (tellsLaterCheck(text)) return 'must';
  return fairness.test(text) || introducesForm(text) ? 'legal' : undefined;
}
