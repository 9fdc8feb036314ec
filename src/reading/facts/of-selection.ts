/** "As part of the recruitment process, you'll be asked to plan a menu": a step of the selection, and no work. */
const ofSelection =
  /^(?:as part of|during|throughout|in) (?:the|our|this|your) (?:[\p{L}-]+ )?(?:recruitment|recruiting|selection|application|interview|hiring)(?: (?:process|stages?|procedure|day))?,? (?:you|candidates|applicants|all|successful|shortlisted|we)\b/iu;
export const isOfSelection = (text: string): boolean => ofSelection.test(text);
