import { withArticle } from '#writing/article.ts';
import { lowerFirst } from '#writing/casing.ts';
import { bodyLetters } from './profession.data.ts';
import { saySmall } from './name-gate.ts';

/** What lets somebody do a thing, has a number and a date, and runs out. */
const ofLicence =
  /\b(?:licen[cs]\p{L}*|cards?|tickets?|permits?|registration|registered|nurses?|pins?|driv\p{L}+|records?|insurance|endorsements?|clearance)\b/iu;
/** "Part-qualified", "a finalist", "a CPA in progress": on the way to it. */
const onTheWay =
  /\bpart[- ](?:qualified|certified|chartered)\b|\bfinalists?\b|\bin progress\b|\b(?:working|studying) (?:for|towards?)\b/i;
const ofState =
  /\b(?:(?:part|newly|recently|fully|nearly|almost|professionally)[- ])(?:or )?(?:qualified|certified|chartered)\b|\bchartered\b|\bprofessional qualifications?\b/i;
const words = /[\p{L}\d]+(?:-[\p{L}\d]+)?/gu;
const namesBody = (name: string): boolean =>
  (name.match(words) ?? []).some((word) => bodyLetters.has(word));

/** A qualification of a profession: exams are passed and a body is joined, and nothing of it runs out on a day. */
export const isOfProfession = (name: string): boolean =>
  !ofLicence.test(name) && (namesBody(name) || ofState.test(name) || onTheWay.test(name));

const isPartly = (name: string): boolean => onTheWay.test(name);
const orFinished = /\b(?:or|\/) ?(?:(?:newly|recently|fully|nearly) )?qualified\b/i;

/** "Part-qualified or recently qualified" and the letters that it is said of. */
const stateFirst =
  /^(.*\b(?:qualified|chartered|certified)),? (?:in |with |as )?(?=\p{Lu}{2})(.+)$/u;
const stateLast = /\b(?:qualified|chartered|certified)$/i;
const isTitle =
  /^(?:(?:fully|newly|part|recently)[- ])?(?:certified|qualified|chartered) (?:[\p{L}-]+ ){0,3}\p{L}+(?:er|or|ist|ian|ant|yor)s?(?: \([^()]{2,60}\))?$/iu;
const begun = /^(.+?),? (?:in progress|begun)$/i;
const lettersOnly = /^\p{Lu}{2,6}(?=$|,| or | and )/u;

function askOpening(name: string): string {
  const [, state, letters] = stateFirst.exec(name) ?? [];
  if (state !== undefined && letters !== undefined)
    return `Are you ${lowerFirst(state)} (${letters.replace(/[()]/g, '')})`;
  if (isTitle.test(name)) return `Are you ${withArticle(lowerFirst(name))}`;
  if (stateLast.test(name)) return `Are you ${saySmall(name)}`;
  const [, thing] = begun.exec(name) ?? [];
  if (thing !== undefined) return `Are you on the way to ${withArticle(saySmall(thing))}`;
  return `Do you hold ${lettersOnly.test(name) ? name : withArticle(saySmall(name))}`;
}

/** "Are you part-qualified (ABC or DEF): which papers have you passed, and which do you sit next?" */
export function askProfession(name: string): string {
  const opening = askOpening(name);
  return isPartly(name)
    ? `${opening}: which papers have you passed, and which do you sit next? Strong: the body, what is passed and ${orFinished.test(name) ? 'the next sitting, or all of it passed' : 'the next sitting'}. Weak: "studying", without a paper passed.`
    : `${opening}, and with which body? Strong: yes, with the body, and can show the certificate or the membership record before the offer. Weak: "something like it", without a body.`;
}

/** How it is shown, beside a licence with its number and date. */
export const checkProfession = (name: string): { howChecked: string; when: string } => ({
  howChecked: isPartly(name)
    ? 'See the record of papers passed, or the certificate where it is finished'
    : 'See the certificate or the membership record of the body',
  when: 'Asked in the first call, seen before the offer',
});
