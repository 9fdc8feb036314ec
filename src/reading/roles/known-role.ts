import type { UnitRole } from '#shared/reading.ts';
import { readPermit } from '../facts/asks-nothing.ts';
import { introducesForm, tellsQuiet } from '../facts/body-demands.ts';
import { tellsLaterCheck } from '../facts/later-check.ts';
import { opensDeed } from '../facts/shapes/opens-deed.ts';
import { readPlainVerb } from '../facts/shapes/plain-verb.ts';
import type { SectionKind } from '../layout/heading-words.ts';
import type { LayoutUnit } from '../layout/unit.ts';
import { tellsWayToApply } from './tells-way.ts';

const fairness =
  /\bequal[- ](?:employment[- ])?opportunit(?:y|ies)[- ](?:employer|workplace|recruiter)|\bqualified (?:applicants|candidates|individuals|persons|people) (?:will|shall|are) (?:\w+ ){0,2}(?:receive|given|considered|consideration)\b|\bthrives? on diversity\b|\bwithout regard to (?:\w+,? ){0,3}(?:race|age|sex|gender|colou?r)\b|\b(?:regardless of|on the basis of|based on|irrespective of) (?:\w+,? ){0,3}(?:race|age|gender|sex|colou?r|religion|disability|ethnicity)\b/i;

const namesSkill = /^(?:[\p{L}/-]+ ){1,3}skills\.?$/iu;

/** "NCL01", "#LI-AB1", "REQ-20417": a mark of the house that says nothing to a reader. */
const bareCode =
  /^(?:#\p{Lu}{2}-\p{L}{2,12}\d{0,3}|(?:(?:ref|req|id|job)[-_ ]?)?\p{Lu}{2,5}[-_/]?\d{2,7}(?:[-_/]\p{L}{0,4}\d{0,6})?)$/u;
/** Papers and standards are called like codes. */
const paper =
  /^(?:ISO|NVQ|GCSE|HNC|SIA|IPAF|AWS|OSHA|EN|BS|NFPA|CSCS|IOSH|AS|API|ASME|EPA|CDL|UKAS|IATF|GED)[-_/ ]?\d/;
const isBareCode = (text: string): boolean => bareCode.test(text) && !paper.test(text);
/** "#seawork ab12 #L-dock": words by which a board sorts its jobs. */
const onlyTags = /^#\p{L}[\p{L}\d_-]*(?:[\s,]+(?:#[\p{L}\d_-]+|\p{L}{1,8}\d{1,6}))*$/u;

/** "14 Mill Lane, Derby DE1 2AB", "Dover, DE 19901 (Required)": where it is, whatever stands above. */
const addressLine =
  /^(?:[\p{L}\d'’.&/-]+,? ){0,8}(?:\p{Lu}{1,2}\d[\dA-Z]? \d[A-Z]{2}|\p{Lu}{2},? \d{5}(?:-\d{4})?)(?: \([Rr]equired\))?\.?$/u;

/** "This job is NOT for someone who": what stands below it is nobody's demand. */
const shutsOut =
  /\b(?:is|may|might|will|would) not (?:be )?(?:for|right for|a (?:good )?(?:fit|match) for) (?:you|someone|anyone|people|those)\b|\bwe(?:['’]re| are| do)(?:n['’]t| not) (?:be )?look(?:ing)? for\b|\bwho should(?:n['’]t| not) apply\b/i;

/** "Interview process: phone call, bench test, meeting": steps, however they are named. */
const ofSelection =
  /^(?:our )?(?:interview|interviewing|hiring|selection|recruitment) (?:process|stages|steps|rounds|plan)$/i;

/** Below "Ability to" or "Skill in" every line begins with a verb, and is asked. */
const leadsDemands =
  /^(?:(?:the |(?:knowledge|skills?),? (?:and|&) )?(?:knowledge|skills?|abilit(?:y|ies)|competenc(?:y|ies)) (?:to|of|in|\([^)]{3,60}\))|technical competenc(?:y|ies)|you can|able to|must be able to):?$/i;
const beginsWithDeed = (text: string): boolean =>
  readPlainVerb(/^\p{L}+/u.exec(text)?.[0] ?? '') !== undefined;
/** Asked of a person, whatever list it stands in. */
const opensDemand =
  /^(?:(?:highly |very )?(?:proficient|competent|experienced|skilled|adept|fluent|knowledgeable|familiar|comfortable|capable|well-versed) (?:in|at|with|of)|capability to|can (?:also |easily |effectively |quickly )?(?:maintain|work|manage|handle|use|operate|lead|speak|read|write|build|communicate|prioriti[sz]e|multi-?task|adapt|learn|drive|lift|deal|organi[sz]e|create|perform|do|take|think|follow|make|keep|explain))\b/i;

/** Work with people's pay, leave and hiring is told in the words of an offer or of a way to apply. */
const ofStaffWork =
  /\b(?:benefits?|enrol\p{L}*|payroll|insurance|interview\p{L}*|recruit\p{L}*|hiring|candidates?|applica(?:nts?|tions?)|resumes?|compensation|401|pto|paid time off|leave|diversity|compliance|employees?|onboarding|orientation)\b/iu;

const ofReader = /\b(?:you|your|we|our|us)\b|@|https?:|www\.|\$/i;

const lists = new Map<SectionKind, UnitRole>([
  ['must', 'must'],
  ['nice', 'nice'],
]);
/** "Using Blender or Maya." ends a list of demands: with its full stop it heads nothing, however short it is. */
const isWholeItem = (text: string): boolean =>
  /^(?!Working \p{Lu})\p{Lu}\p{Ll}+ing (?!(?:is|are)\b)(?:\S+ ){1,6}\S+\.$/u.test(text) &&
  beginsWithDeed(text);

/** "You clean teeth and chart gums": work told to the reader, and neither what one gets nor what one is. */
const doesWork =
  /^You (?!(?:are|be|can|will|may|must|should|would|could|do|have|had|need|want|wish|like|love|enjoy|thrive|bring|hold|own|possess|know|speak|understand|believe|care|feel|think|see|get|receive|earn|gain|benefit|save|share|join|start|begin|choose|live|belong|come|grow|learn|apply|send|show|take|work|report|help|meet|pay|use|value|demonstrate)\b)(\p{Ll}+) \p{L}/u;
const tellsWork = (text: string): boolean =>
  readPlainVerb(doesWork.exec(text)?.[1] ?? '') !== undefined;

/** "Job Purpose: To keep the lamps of the harbor": what the post is for is its work. */
const tellsPurpose = (text: string): boolean =>
  readPlainVerb(/^To (\p{Ll}{3,}) \p{L}/u.exec(text)?.[1] ?? '') !== undefined &&
  !/^To (?:apply|learn|find|be|succeed|qualify|join|view|see|help us|ensure you)\b|\byou(?:['’]ll| will| need)\b/iu.test(
    text,
  );

/** "Evening porter needed for the harbor baths": a note that begins with whom it looks for. */
const looksForOne =
  /^(?!(?:no|we|i|you|are|is|who)\b)(?:[\p{L}/-]+ ){1,4}(?:needed|wanted|required)(?: (?:for|in|at|by) [^.:;]{3,60})?\.?$/iu;

/** A degree in a list of what is offered strayed there, unless it is paid for. */
const opensWithDegree =
  /^(?:an? )?(?:bachelor|master|associate|high school|college|university)(?:['’]?s)? (?:degree|diploma)\b(?!.*\b(?:assist\p{L}*|tuition|reimburs\p{L}*|support\p{L}*|paid|fund\p{L}*|program\p{L}*|sponsor\p{L}*|opportunit\p{L}*)\b)/iu;

/** "It is vital for the keeper that you have patience": demanded in so many words, wherever it stands. */
const saysVital =
  /^it(?:['’]s| is) (?:also )?(?:absolutely )?(?:vital|essential|imperative|crucial|critical)(?: [^.;:]{3,90}?)? that (?:you|(?:the |all )?(?:successful |ideal )?(?:candidates?|applicants?|person)) (?:have|has|are|is|can|possess|hold|bring|show)\b/i;

const isAsked = (text: string, heading: string): boolean =>
  opensDemand.test(text) || (leadsDemands.test(heading) && beginsWithDeed(text));

/**
 * What is known without weighing: what a page shows around a job (its buttons, other jobs, lone signs),
 * the statement that everybody is treated alike, that whoever is chosen is checked,
 * and what forms on physical demands say of every job.
 */
export function findKnownRole({
  furniture,
  text,
  shape,
  start,
  heading,
  headingKind,
  label,
}: Pick<
  LayoutUnit,
  'furniture' | 'text' | 'shape' | 'start' | 'heading' | 'headingKind' | 'label'
>): UnitRole | undefined {
  if (furniture !== null || !/[\p{L}\p{N}]/u.test(text)) return 'noise';
  if (label === null && shape === 'line' && isBareCode(text)) return 'noise';
  if (onlyTags.test(text)) return 'noise';
  if (shape !== 'heading' && addressLine.test(text)) return 'place';
  if (shape !== 'heading' && headingKind !== 'duty' && tellsWayToApply(text)) return 'process';
  if (label !== null && ofSelection.test(label)) return 'process';
  if (shape !== 'heading' && shutsOut.test(heading ?? '')) return 'noise';
  // "Communication skills" in a list of duties is none.
  const mayBeDuty = headingKind === 'duty' || headingKind === null;
  if (mayBeDuty && shape === 'item' && namesSkill.test(text)) return 'must';
  if (headingKind === 'duty' && opensDeed(text) && ofStaffWork.test(text) && !ofReader.test(text))
    return 'duty';
  if (headingKind === 'benefit' && opensWithDegree.test(text)) return 'must';
  if (shape !== 'heading' && saysVital.test(text)) return 'must';
  if (headingKind === 'overview' && tellsPurpose(text)) return 'duty';
  if (headingKind === 'must' && isAsked(text, heading ?? '')) return 'must';
  const listed = headingKind === null ? undefined : lists.get(headingKind);
  if (listed && shape === 'sentence' && isWholeItem(text)) return listed;
  if (headingKind === null && tellsWork(text)) return 'duty';
  if (tellsQuiet(text)) return 'place';
  if (tellsLaterCheck(text) || readPermit(text) !== undefined) return 'must';
  if (start === 0 && shape !== 'heading' && looksForOne.test(text)) return 'title';
  return fairness.test(text) || introducesForm(text) ? 'legal' : undefined;
}
