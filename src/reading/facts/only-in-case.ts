/** What is asked only of some people, or only at some places, is no condition of the job. */

/** "If you drive, ...", and not "If selected, ...", which is everybody who gets the job. */
const ifYou =
  /^if (?!.{0,40}\b(?:selected|successful|offer(?:ed)?|hired|chosen|appointed|accept(?:ed)?|interested|employed|recruited|join|apply)\b)/i;
const whenSaid = /\b(?:when|where|if) (?:specified|stated|indicated|applicable)\b/i;
const someRoles =
  /\b(?:for|in) (?:(?:some|certain|specific|particular|those) )?(?:roles|posts|positions|jobs|sites|locations) (?:that|which|where|requiring|involving)\b|^(?:for|in|at) (?:some|certain|specific|particular) (?:of )?(?:our )?(?:roles|posts|positions|jobs|sites|locations|areas|cases)\b|\b(?:some|certain|select|various|specific|particular) (?:of (?:our |the |these )?)?(?:roles|posts|positions|jobs|vacancies) (?:may|might|can|could|are|will|require|need|involve|have|within|in|at)\b|\b(?:for|in|of) (?:some|certain|select|specific|particular) (?:roles|posts|positions|jobs|vacancies)\b/i;
/** "To work in a guarded depot (category B) you must ..." */
const otherPlace =
  /^to work (?:in|at|on|with) (?:(?:some|certain|specific|particular|other) |(?:an? |our |the )?[^,.()]{3,50}\((?:category|cat|grade|tier|level|band|type|zone)\b)/i;

/** Asked at some places, or in some roles, and perhaps not in this one. */
export const holdsElsewhere = (sentence: string): boolean =>
  whenSaid.test(sentence) || someRoles.test(sentence) || otherPlace.test(sentence);

export const holdsOnlyInCase = (sentence: string): boolean =>
  ifYou.test(sentence) || holdsElsewhere(sentence);

/** "Nationals of Norway", "People with leave to stay": a row of those who may apply, of which one is enough. */
const group =
  /^(?:certain |(?:\p{Lu}[\p{L}.]+ ){1,2})?(?:nationals|nationals of .*|citizens of .*)$|^(?:(?:\p{Lu}\p{L}+ )?nationals,? (?:of|and|or|who|with)|individuals with (?:limited|indefinite) leave|family members of)\b/iu;

export const namesEligibleGroup = (text: string): boolean => group.test(text);
