import { opensDeed } from '../facts/shapes/opens-deed.ts';
import type { SectionKind } from './heading-words.ts';
import type { LabelKind } from './labels.data.ts';

/** How far a list goes whose heading stands in its first line: "Duties: Weave rugs.Clean the looms.We are ...". */

interface Kinded {
  headingKind: SectionKind | null;
}

const asks: ReadonlySet<SectionKind | null> = new Set<SectionKind>(['must', 'nice']);

/** "Medical & Vision Insurance" is one of what one gets, and no heading over the rest. */
export const namesBenefit =
  /\b(?:insurance|coverage|401\(?k\)?|bonus(?:es)?|holidays|leave|pto|time off|discounts?|pension(?: scheme)?|reimbursement|stipends?|matching|(?:sick(?:ness)?|holiday|vacation|overtime|maternity|paternity) pay|vacation|parking|(?:vision|dental|health|medical|disability|retirement|savings|pension) plans?(?: \([^()]{1,60}\))?|(?:education|study) support|allowances?|private (?:medical|healthcare)|healthcare|memberships?|(?:cycle|bike)[- ]to[- ]work(?: scheme)?|schemes?|birthday off|company (?:cars?|vehicle|van|phone|laptop|events|socials?|parties))$/i;

/** "win accounts Call prospects": a break that only its words gave back ends no line that somebody wrote. */
export function isSameRun(
  gap: string,
  { headingKind }: Kinded,
  outer: Kinded | undefined,
): boolean {
  if (/^[^.!?:] $/.test(gap)) return true;
  // "Education: a degree" amid demands speaks for itself.
  if (asks.has(headingKind) && asks.has(outer?.headingKind ?? null)) return false;
  return announcesList.has(headingKind) && !gap.includes('\n') && gap.length <= 2;
}

/** A fact of the job, or a sentence for all readers: the list behind a heading is over. */
export const endsList = (
  { text }: { text: string },
  given: { labelKind: LabelKind | null } | undefined,
  { headingKind }: Kinded,
): boolean =>
  announcesList.has(headingKind) &&
  ((given?.labelKind != null && factsOfJob.has(given.labelKind)) ||
    (headingKind === 'duty' && speaksOfPeople.test(text)) ||
    isOffer(text) ||
    speaksToAll.test(text));
const factsOfJob: ReadonlySet<LabelKind> = new Set<LabelKind>([
  'pay',
  'contract',
  'hours',
  'place',
  'workType',
  'start',
  'duration',
  'deadline',
  'reportsTo',
]);

const longestOffer = 45;
const isOffer = (text: string): boolean =>
  text.length <= longestOffer &&
  namesBenefit.test(text.replace(/[.;]$/, '')) &&
  !opensDeed(text) &&
  !/\b(?:valid|current|proof|own|must|experience|knowledge)\b/i.test(text);

/** What follows these without a break that anybody wrote is the rest of their list. */
const announcesList: ReadonlySet<SectionKind | null> = new Set<SectionKind>([
  'duty',
  'must',
  'nice',
]);
/** "We are an equal opportunity employer", "Fernmill offers", "To apply, send": nothing that is done or asked for. */
const speaksToAll =
  /^(?:We|Our|Join|Th(?:is|ese) (?:is|are|(?:job|role|position|opportunity) (?:is|offers)|description)|Please|If (?:you|this|the)|At (?:\p{Lu}|our\b|the (?:company|firm))|All (?:qualified|applicants|candidates|our|employees|offers)|In (?:return|addition to our)|Apply (?:now|today|online|here|via)|Interested|Why|To (?:apply|learn|find)|For (?:more|further)|Note|Equal|Learn more|Click (?:here|on)|Visit (?:us|our))(?!\p{Ll})|^(?:The )?(?:\p{Lu}[\p{L}&.'’-]{0,20} ){1,5}(?:(?:is|are) (?:an?|the|committed|proud)|offers|provides (?:equal|reasonable)|believes|celebrates|values|welcomes)\b|\b(?:equal opportunity|regardless of|committed to offering|we (?:offer|provide))\b|^(?:\p{Lu}{2,20}[ ,.&]{1,3}){5}/u;
/** What is asked for begins, and what is done is over. */
const speaksOfPeople =
  /^(?:The|An|Our) (?:ideal|successful|right|qualified|perfect) (?:candidate|applicant|person)|^(?:Education|Qualifications?|Requirements?|Experience|Skills)\b[^.:]{0,30}:/;
