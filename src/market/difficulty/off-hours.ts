const offHours =
  /\b(?:nights?|weekends?|saturdays?|sundays?|on[- ]call|overtime|rotat\w*|(?<!\bpaid )holidays|(?<!\b(?:day|first|1st|morning) )shifts?|24\/7|early mornings?|late|7[- ]day|nacht\w*|wochenend\w*|schicht\w*|week-ends?|nuits?)\b/i;
const denied = /\b(?:no|never|without|closed(?: on)?|kein\w*|sans|pas de)\s+(?:\w+\s+){0,2}$/i;
const free = /^(?:,? (?:and|or|&) \w+)? off\b/i;

/** "No weekends" and "weekends off" are said of the weekends, and are good news. */
export function hasOffHours(text: string): boolean {
  const found = offHours.exec(text);
  if (!found) return false;
  const behind = text.slice(found.index + found[0].length);
  const isGood = denied.test(text.slice(0, found.index)) || free.test(behind);
  return isGood ? hasOffHours(behind) : true;
}
