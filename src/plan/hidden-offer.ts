/** "Paid weekly", "Insulated shop", listed among the duties: something to get, and nothing to do. */
const given =
  /^(?:get )?paid (?:weekly|daily|bi-?weekly|every (?:week|friday))$|^(?:weekly|daily|bi-?weekly) pay(?:checks?)?$|^(?:(?:fully|clean|modern|new|well) )?(?:insulated|heated|air[- ]conditioned|climate[- ]controlled)(?:,? (?:and )?\p{L}+){0,2} (?:shop|workshop|warehouse|cabs?|building|facility)$|^(?:paid|free) (?:holidays?|vacation|time off|training|parking|lunch(?:es)?|meals?|uniforms?)$|^(?:tools|uniforms?|housing|ppe) (?:is |are )?(?:provided|supplied)$|^(?:overtime|flexible (?:hours|schedule)) available$|^(?:health|dental|medical|vision) insurance$/iu;

export const isHiddenOffer = (text: string): boolean =>
  given.test(text.trim().replace(/[.!]+$/, ''));
