/** Who is not taken, whatever else they bring: told as what must not be the case. */

const nobody =
  /\b(?:unable to|not able to|cannot|can ?not|can['’]t) (?:currently )?(?:accept|consider|employ|take on|take|hire|enrol)(?: applications? (?:from|by))? (?:anybody|anyone|any (?:applicants?|candidates?|person|people)|applicants?|candidates?|people|those|individuals|persons?) (?:who|that) ([^.;]{4,90})/i;
const ifSo =
  /^(?:please note:? (?:that )?)?if you ([^.,;]{4,80}?),? (?:then )?you (?:cannot|can ?not|can['’]t|will not be able to|are not (?:eligible|able) to|are unable to|will not be eligible to) (?:apply|be considered|undertake|be accepted)\b/i;
const notIf =
  /\byou (?:cannot|can ?not|can['’]t|will not be able to|are not (?:eligible|able) to|are unable to|will not be eligible to) (?:apply|be considered)(?: for this (?:role|post|job|position|apprenticeship|program(?:me)?))? if you ([^.;]{4,80})/i;

/** A notice on visas, the past or the law has a name of its own. */
const named =
  /\b(?:visas?|sponsor\w*|right to|authori[sz]\w*|convict\w*|criminal\w*|require|need|live|reside|based|located)\b|\b(?:not|n't)\b/i;
const being = /^(?:is|are)(?: (currently|already|still))? (.+)$/i;
const having =
  /^(?:(?:currently|already) )?(?:have|has|holds?|possess(?:es)?)(?: (?:already|currently))? (?:an?|any) (.+)$/i;

/** "We cannot accept anyone who is currently on a paid scheme" is "Not currently on a paid scheme". */
export function nameExclusion(sentence: string): string | null {
  const told = (nobody.exec(sentence) ?? ifSo.exec(sentence) ?? notIf.exec(sentence))?.[1]?.trim();
  if (told === undefined || named.test(told)) return null;
  const [, when = 'currently', state] = being.exec(told) ?? [];
  if (state !== undefined) return `Not ${when.toLowerCase()} ${state}`;
  const [, thing] = having.exec(told) ?? [];
  return thing === undefined ? null : `No ${thing.replace(/ already$/i, '')} yet`;
}

export const excludes = (sentence: string): boolean => nameExclusion(sentence) !== null;
