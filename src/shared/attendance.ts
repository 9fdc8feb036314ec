/** "We are full in-person", "on-site attendance required", "must work in our office": one has to be there. */
const inPerson =
  /\b(?:full(?:y)?|100 ?%|strictly|completely|entirely)[ -](?:in[- ]person|on[- ]?site|in[- ]office)\b|\b(?:in[- ]person|on[- ]?site|in[- ]office) (?:attendance|presence|work) (?:is )?(?:required|mandatory|essential)\b|\b(?:must|required to|need to) (?:be able to )?(?:work|attend|be) (?:fully )?(?:on[- ]?site|in[- ]person|in (?:the|our) office)\b|\b(?:5|five) days (?:a|per|each) week (?:in|at) (?:the|our) office\b/i;

export const asksAttendance = (text: string): boolean =>
  inPerson.test(text) && !/\bhybrid\b|\bremote(?:ly)?\b|\binterviews?\b/i.test(text);

const only =
  /^(?:(?:we|this|it|the (?:role|job|position|post|work))(?:['’]re|['’]s| (?:is|are|will be)) |this (?:role|job|position|post) (?:is|will be) )?(?:an? |the |currently |and )?(?:full(?:y)?|100 ?%|strictly|completely|entirely)[ -](?:in[- ]person|on[- ]?site|in[- ]office)(?: (?:role|job|position|post|work|team|company|culture|environment|workplace|opportunity|schedule))?[.!]?$/i;

/** Nothing but that: the way of working tells it already. */
export const asksOnlyAttendance = (text: string): boolean => only.test(text);
