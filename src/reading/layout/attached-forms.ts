import type { Piece } from './pieces.ts';

/** Forms that hang behind an advertisement: what applicants fill in, tick and sign asks nothing of them. */

/** "First name *", "Cover letter (optional)", "Decline to answer": a box, or what can be chosen in it. */
const field =
  /^(?:(?:first|last|middle|full|preferred|legal) name|e-?mail(?: address)?|(?:mobile |cell |home )?phone(?: number)?|address(?: line \d)?|city|state|state ?\/ ?province|country|postal|(?:zip|postal)(?: ?\/ ?postal)?(?: code)?|resume|r[ée]sum[ée](?: ?\/ ?cv)?|cv|cover letter|attach (?:file|resume|cv)\b.{0,30}|upload (?:file|resume|cv)\b.{0,30}|paste resume|choose file|no file chosen|drop files? here.{0,20}|linkedin(?: profile)?(?: url)?|website(?: url)?|desired salary|(?:earliest|available) start date|date available|pronouns|gender|race(?: ?\/ ?ethnicity)?|ethnicity|veteran status|disability status|hispanic or latino|decline to (?:answer|self-identify)|i (?:don't|do not) wish to answer|prefer not to (?:say|answer|disclose)|-{1,2} ?no answer ?-{1,2}|no answer|select(?: one| an option|\.{3})?|submit(?: your)? application|mm ?\/ ?(?:dd ?\/ ?)?yyyy|signature|yes|no|.{2,80} ?\(optional\).{0,40})\s?[*:?]{0,3}$/i;
/** Where such a form begins. */
const firstField =
  /^(?:(?:first|full|legal) name\b|.{2,60} \(optional\)|apply with resume \*first name)/i;
const declaration =
  /^(?:(?:omb|eeo|form) ?(?:control |cc-)(?:number|no\.?)? ?[\d-]*|form cc-?305\b.{0,80}|(?:voluntary|invitation to|applicant|eeo)(?: voluntary)? self-?identif(?:y|ication)\b.{0,80}|voluntary (?:disclosures?|survey|applicant survey)(?: (?:of|form|questions)\b.{0,40})?|self-?identification (?:form|survey|of disability)\b.{0,40}|(?:equal employment opportunity|eeo|demographic|diversity) (?:information|survey|questionnaire|questions|data)(?: \(?(?:completion is )?(?:voluntary|optional)\)?)?|the following questions are (?:entirely |completely )?(?:optional|voluntary)\b.{0,60}|public burden statement\b.{0,80}|(?:equal employment opportunity|eeo) is the law|know your rights:? workplace discrimination is illegal|supplemental questionnaire|required question)[.:*]?$/i;

const fewestFields = 3;
const nearby = 10;
const longestDeclaration = 120;

/** "01", "02", "03", each alone in its line: the questions of a form, counted. */
function findCounted(pieces: readonly Piece[]): number | undefined {
  const counted = pieces.flatMap(({ text }, index) =>
    /^0[1-3]$/.test(text) ? [{ text, index }] : [],
  );
  const first = counted.findIndex(
    ({ text }, at) => text === '01' && counted[at + 1]?.text === '02',
  );
  return counted[first]?.index;
}

function isFieldRow(pieces: readonly Piece[], index: number): boolean {
  const near = pieces.slice(index, index + nearby);
  return near.filter(({ text }) => field.test(text)).length >= fewestFields;
}

/** "This position is based in the harbour section" over a question; the rest speaks of whoever fills it in. */
const ofJob = /\b(?:this|the) (?:position|job|role)\b/i;
const ofApplicant =
  /\b(?:i|you|your|my|please|applica\p{L}+|questionnaire|examination|list)\b|\?$/iu;
/** "The minimum qualifications are:", and below it what they are, up to the question. */
const repeatsDemands =
  /\bminimum (?:qualifications|requirements)\b.{0,60}\b(?:are|is|as follows|below) ?:?$/i;

/** Which pieces belong to a form; a questionnaire may also tell of the job. */
export function findForm(
  pieces: readonly Piece[],
  isFarDown: (at: number) => boolean,
): (index: number) => boolean {
  const counted = findCounted(pieces) ?? pieces.length;
  const found = pieces.findIndex(
    ({ text, start }, at) =>
      isFarDown(start) &&
      (at === counted ||
        (text.length <= longestDeclaration && declaration.test(text)) ||
        (firstField.test(text) && isFieldRow(pieces, at))),
  );
  if (found === -1) return () => false;
  // "Apply for Night Baker" over the first box.
  const isOver = /^apply (?:for|to|now|with)\b/i.test(pieces[found - 1]?.text ?? '');
  const from = isOver ? found - 1 : found;
  const told = new Set<number>();
  let isRepeating = false;
  for (const [index, { text }] of pieces.entries()) {
    if (index < Math.max(from, counted)) continue;
    if (isRepeating) isRepeating = !/\?$|^\d{2}$/.test(text);
    if (isRepeating || (ofJob.test(text) && !ofApplicant.test(text))) told.add(index);
    isRepeating ||= repeatsDemands.test(text);
  }
  return (index) => index >= from && !told.has(index);
}
