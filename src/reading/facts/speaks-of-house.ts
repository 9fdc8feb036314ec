/** Lines that a list of duties holds as well, and that promise something. */
const payday =
  /^(?:(?:we |you(?:['’]ll| will)? (?:get|be|are) )?(?:paid|pay) (?:weekly|bi-?weekly|fortnightly|daily|monthly|every (?:week|friday|other week|two weeks)|on (?:a )?(?:weekly|friday)\p{L}*)|(?:weekly|bi-?weekly|daily|fortnightly) (?:pay|paychecks?|paycheques?|wages|payroll))(?: basis)?$/iu;
export const tellsPayday = (text: string): boolean => payday.test(text);

/** "Insulated shop", "Heated and air-conditioned warehouse": what the place of work is like. */
const shop =
  /^(?:(?:an?|our|fully|newly|indoor|modern|clean|and|or|new|large|well)[ -])*(?:insulated|heated|cooled|air[- ]?conditioned|climate[- ]controlled|temperature[- ]controlled|covered|enclosed|equipped|renovated)(?:(?:,| and|\/| &) ?(?:\p{L}+[- ]?)?(?:insulated|heated|cooled|conditioned|controlled|equipped))?,? (?:indoor |work )?(?:shop|workshop|warehouse|facility|building|garage|plant|office|studio|kitchen|workspace|environment|work area|site|cab|truck)s?$/iu;
export const tellsShop = (text: string): boolean => shop.test(text);

/** "We ship every week" in a list of duties. */
export const tellsOfUs =
  /^(?:(?:at \p{Lu}\S+|through [^,.]{3,60}), )?we (?!need|expect|want|require|look|are looking)/iu;

/** "This post will be based at the quay": where the work is, and nothing that anybody brings. */
export const tellsBase =
  /^(?:this|the) (?:post|role|position|job|post ?holder) (?:will be|is) based (?:at|in|from)\b/i;

/** "Every shift brings something new" says nothing of when one works. */
export const variety =
  /\b(?:every|each) (?:day|shift) (?:brings|is|feels)\b|\bno two (?:days|shifts)\b/i;
