import type { Fact } from '#shared/brief.ts';
import { deniesAll } from '#shared/denied.ts';
import type { Part } from './part.ts';

/** What costs time or nights at home; a line on travel expenses is no journey. */
const burden =
  /\b(?:travel(?:l?ing)?(?! (?:expenses?|costs?|pay|time|allowance))|nights?|weekends?|evenings?|on[- ]call|overtime)\b/iu;
/** A longer line says more than that. */
const mostWords = 16;
const isSpared = (text: string): boolean =>
  text.split(/\s+/).length <= mostWords && !asked.test(text) && deniesAll(text, burden);
const asked = /\b(?:must|have to|need to|experience|licen[cs]e|degree)\b/i;
const noBenefits =
  /\bresponsible for (?:your|their|his or her) own (?:\p{L}+ ){0,3}(?:benefits|insurance|taxes|tax)\b|\b(?:does not|do not|will not|doesn['’]t) (?:include|offer|provide|come with|carry) (?:any )?(?:\p{L}+ )?benefits\b|^no (?:\p{L}+ )?benefits (?:are |will be )?(?:offered|provided|included|available)\b|\bnot (?:be )?(?:eligible for|entitled to) (?:\p{L}+ )?benefits\b(?! (?:until|before))/iu;

const offeredOvertime =
  /^(?:\p{L}+day )?overtime (?:is |may be )?available\b|^(?:optional|voluntary) overtime\b/iu;

/** "No weekends": time that nobody is asked for. */
const freeTime =
  /^no (?:\p{L}+ )?(?:weekends?|nights?|evenings?|holidays|on[- ]call)(?:(?:,| or| and|,? nor|\/|&)+ ?(?:no )?(?:\p{L}+ )?(?:weekends?|nights?|evenings?|holidays|on[- ]call))*(?: (?:work|shifts?|hours|duty))?[!.]{0,3}$/iu;

/** "Travel is not required" is no journey, and "not eligible for benefits" is none of them. */
export function readDenial(
  text: string,
): (Pick<Fact, 'kind' | 'text'> & Partial<Pick<Fact, 'importance'>>) | undefined {
  if (isSpared(text) || offeredOvertime.test(text) || freeTime.test(text))
    return { kind: 'benefit', text };
  return noBenefits.test(text) ? { kind: 'other', text, importance: 'nice' } : undefined;
}

/** "Rowing is not an essential duty of this job": nobody is asked for it. */
const noPart =
  /^(?:[\p{L}-]+ ){1,4}(?:is|are) not (?:an? |the )?(?:essential|primary|regular|required) (?:duty|duties|functions?|part|task|requirement)\b/iu;
export const isNoPart = (text: string): boolean => noPart.test(text);

/** "Some flexibility in the week, but we won't ask for weekends": what is spared is a line of its own. */
const contrast =
  /,? but (?=(?:we |you |they )?(?:will |do |are )?(?:not|never|no|n['’]t|\p{L}+n['’]t)\b)/iu;

export function splitSpared(part: Part): Part[] {
  const { text } = part;
  const found = contrast.exec(text);
  if (!found) return [part];
  const at = found.index + found[0].length;
  if (!isSpared(text.slice(at))) return [part];
  return [
    { ...part, text: text.slice(0, found.index), end: part.start + found.index },
    { ...part, text: text.slice(at), start: part.start + at },
  ];
}
