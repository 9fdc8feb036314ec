import type { Fact } from '#shared/brief.ts';

const noTravel =
  /^no (?:\p{L}+ )?travel\b(?! (?:expenses?|costs?|pay|time))|^travel\b[^.]{0,90}\b(?:will|is|are|does) not (?:be )?(?:required|needed|expected|necessary|involved?)\b/iu;
const noBenefits =
  /\bnot (?:be )?(?:eligible for|entitled to) (?:\p{L}+ )?benefits\b(?! (?:until|before))/iu;

const offeredOvertime =
  /^(?:\p{L}+day )?overtime (?:is |may be )?available\b|^(?:optional|voluntary) overtime\b/iu;

/** "No weekends": time that nobody is asked for. */
const freeTime =
  /^no (?:\p{L}+ )?(?:weekends?|nights?|evenings?|holidays|on[- ]call)(?:(?:,| or| and|,? nor|\/|&)+ ?(?:no )?(?:\p{L}+ )?(?:weekends?|nights?|evenings?|holidays|on[- ]call))*(?: (?:work|shifts?|hours|duty))?[!.]{0,3}$/iu;

/** "Travel is not required" is no journey, and "not eligible for benefits" is none of them. */
export function readDenial(
  text: string,
): (Pick<Fact, 'kind' | 'text'> & Partial<Pick<Fact, 'importance'>>) | undefined {
  if (noTravel.test(text) || offeredOvertime.test(text) || freeTime.test(text))
    return { kind: 'benefit', text };
  return noBenefits.test(text) ? { kind: 'other', text, importance: 'nice' } : undefined;
}
