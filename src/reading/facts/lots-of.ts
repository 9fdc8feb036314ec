/** "There is a lot of focus on feeding the seals": what the work is about, in a sentence without anybody who does it. */
const lotsOf =
  /^there(?:['’]s| is| will be) (?:an? )?(?:(?:lot|great deal|lots|plenty) of |(?:strong|big|great|real|clear|heavy|particular|constant|huge|large) ){0,2}(?:focus|emphasis) on (?=[^.;]*\p{L}{3}ing\s\p{L})/iu;

/** Such a sentence as something to do; undefined for others. */
export const readLotsOf = (text: string): string | undefined =>
  lotsOf.test(text) ? `Focus on ${text.replace(lotsOf, '')}` : undefined;
