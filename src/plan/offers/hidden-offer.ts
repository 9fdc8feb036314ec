/** "Paid weekly", "Insulated shop", listed among the duties: something to get, and nothing to do. */
const given =
  /^(?:get )?paid (?:weekly|daily|bi-?weekly|every (?:week|friday))$|^(?:weekly|daily|bi-?weekly) pay(?:checks?)?$|^(?:(?:fully|clean|modern|new|well) )?(?:insulated|heated|air[- ]conditioned|climate[- ]controlled)(?:,? (?:and )?\p{L}+){0,2} (?:shop|workshop|warehouse|cabs?|building|facility)$|^(?:paid|free) (?:holidays?|vacation|time off|training|parking|lunch(?:es)?|meals?|uniforms?)$|^(?:tools|uniforms?|housing|ppe) (?:is |are )?(?:provided|supplied)$|^(?:overtime|flexible (?:hours|schedule)) available$|^(?:health|dental|medical|vision) insurance$/iu;

/** "You will undertake a Level 2 apprenticeship": a qualification that the job brings, among those it asks for. */
const brings =
  /\b(?:undertak(?:e|ing)|work(?:ing)? towards?|study(?:ing)? (?:for|towards?)|enrol\w{0,4} (?:on|in)|gain|achieve)\b[^.;]{0,60}\b(?:apprenticeship|NVQ|level \d (?:qualification|certificate|diploma|award))\b/i;
const willBe =
  /\b(?:you(?:['’]ll| will)|expected to|as part of (?:this|the|your)|opportunity to|post ?holder will)\b/i;
const isBefore = /\b(?:assessment|already|must have|previous\w*|if you)\b/i;

export const bringsQualification = (text: string): boolean =>
  brings.test(text) && willBe.test(text) && !isBefore.test(text);

export const isHiddenOffer = (text: string): boolean =>
  given.test(text.trim().replace(/[.!]+$/, ''));
