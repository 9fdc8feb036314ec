import { wishWords } from '../roles/wish-parts.ts';
import type { Unit } from '#shared/reading.ts';

/** What becomes of applications, and how they are handed in: no person has it or lacks it. */
const ofApplying =
  /^(?:exceptional )?(?:candidates|applicants) with less\b|^however,? (?:they|these|such|applicants|candidates)\b|^(?:all |those |only )?(?:applicants?|candidates?|persons) (?:who|whose|filing|completing|lacking|considered|(?:must|should|will need to) (?:list|indicate|attach|include|enter|file|upload|specify|describe)\b|(?:will|may) (?:not )?be (?:contacted|notified|disqualified|scheduled|eligible for (?:appointment|consideration)|screened out)|may file\b|will continue\b)|^(?:please note:? (?:that )?)?qualifying (?:education|experience|work)\b|^for qualifying\b|^(?:this|such|your) (?:education|experience) must\b|\bis equivalent to\b.{0,60}\bexperience\b|\bthis examination\b|\bscore of \d+|\beligible list\b|\bon a promotional basis\b|^(?:the )?(?:screening|review) (?:of applications |process )?(?:will )?begins?\b|^please (?:choose|select|indicate|describe|answer|list)\b/i;
/** Who may come without all of it. */
const asksNobody = /^(?:candidates|applicants) are not required to (?:possess|have|meet) all\b/i;
const holds = /\bmust (?:have|hold|possess|be (?!on\b|from\b)|pass)\b/i;

export const isOfApplying = (text: string): boolean =>
  asksNobody.test(text) || (ofApplying.test(text) && !wishWords.test(text) && !holds.test(text));

/** "Interested people should apply at the quay": no gift. */
const wayToApply =
  /^(?:all )?(?:interested|suitable|eligible|potential)?\s?(?:individuals|people|persons|parties|candidates|applicants|those(?: interested)?) (?:should|must|can|may|need to|are asked to) apply\b/i;
export const tellsWayToApply = (text: string): boolean => wayToApply.test(text);

const asks =
  /^(?:please (?:choose|select|indicate) (?:the|one|your)\b|what is (?:the|your) (?:highest|level)\b|(?:which|select) (?:of the following|one) best describes\b|how many years of\b|what (?:level|amount) of\b)/i;
const longestAnswer = 14;

/** A form for applicants: a question, and below it answers to tick, none of which is asked for. */
export function withoutForms(units: readonly Unit[]): Unit[] {
  let isForm = false;
  return units.filter(({ text, shape }) => {
    const isQuestion = asks.test(text.replace(/^\d+[.)]?\s/, ''));
    const isAnswer =
      isForm &&
      shape !== 'heading' &&
      text.split(' ').length <= longestAnswer &&
      !text.endsWith('?');
    isForm = isQuestion || isAnswer;
    return !isForm;
  });
}

/** What stands over the steps of the selection. */
export const stepsHeading =
  /(?:hiring|interview|recruitment|selection|recruiting|search) (?:process|steps|stages|procedure|plan)|^(?:our |the )?process$|^interviews?$|interview (?:stages|rounds)|interview format|what happens next|next steps|how we hire|auswahlverfahren|bewerbungsprozess|processus de recrutement|déroulement/i;
