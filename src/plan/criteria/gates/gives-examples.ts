const examples =
  /\b(?:such as|e\.?g\.?|for example|for instance)(?=[\s,:]).{0,80}|\bor (?:(?:an? )?(?:similar|comparable|equivalent|other relevant|other recogni[sz]ed|like))(?: (?:qualifications?|certificat(?:ion|e)s?|licen[cs]es?|accreditations?|papers?|ones?))?\)?\.?$/iu;
const ofPaper = /\b(?:licen[cs]|certif|qualif|accredit|regist|chart|member)\p{L}*|\p{Lu}{3,}/u;

/** "Lead Climber, ABC or similar": those that are named are examples, and any one of the kind is enough. */
export const givesExamples = (text: string): boolean => ofPaper.test(text) && examples.test(text);
