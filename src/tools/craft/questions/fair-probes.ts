/**
 * Questions that touch age, family, origin, faith, health, money earned before or a record are never asked,
 * wherever they were written down.
 */
const banned =
  /\bhow old\b|\byour age\b|\bborn\b|birth|maiden|marri|spouse|husband|wife\b|\b(?:have|having|your|want|plan\w*[^?]{0,20}) (?:any )?(?:children|kids)|your childcare|pregnan|famil(?:y|ies) plans?|relig|church|native (?:language|tongue|speaker)|where are you from|citizen of|national origin|disab|illness|\bsick\b|medical (?:history|condition)|health (?:condition|problem)|medication do you|attendance last|workers['’]? comp|arrest|convict|(?:current|last|previous|former) (?:salary|pay|wage)|salary history|what (?:do|did) you earn|credit (?:score|history)|sexual|gender/i;

export const isFairProbe = (question: string): boolean => !banned.test(question);
