/** Said before what is asked for, and in a list of demands nothing but noise. */
const lead =
  /^to be (?:eligible|considered|qualified)(?: (?:for|in) (?:this|the) (?:position|role|job|post))?,\s(?:an?\s)?(?=\p{L})|^(?:(?:you|candidates?|applicants?|the (?:successful|ideal) candidate)\s+)?(?:(?:must|should|would|will) (?:posses{1,2}|have|hold)(?: and maintain)?:?|possess(?: and maintain)?|hold(?!\s+yourself)(?: and maintain)?)\s+(?:an?\s+)?|^must be (?=physically|able|willing)|^(?:the |this )?(?:position|role|job) requires (?:the |an? )?(?=ability|knowledge|experience|\p{L}+ (?:ability|knowledge|experience)\b)|^what we value most is\s+(?:an?\s+)?/iu;

/** What applicants do with a paper is no part of it. */
const ofForm =
  /(?<=\b(?:licen[cs]e|certificate|card|permit)) and (?:enter|submit|attach|upload)\b.*$/i;

/** "Must possess a valid permit" is "valid permit". */
export const bareDemand = (text: string): string => text.replace(lead, '').replace(ofForm, '');
