const number = '(?:\\d|one|two|three|four|five)';
const several = String.raw`${number}(?: ?(?:-|–|to|or) ?${number})?`;
const home = String.raw`(?:(?:from|at) home|home[- ]?office|remote(?:ly)?|wfh|home[- ]?working|working from home)`;
const office = String.raw`(?:(?:in|at|from) (?:the|our) office|in[- ]office|on[- ]?site|office[- ]based)`;
const days = String.raw`${several} (?:full )?days?(?:['’])?`;
const homeDays = new RegExp(
  String.raw`\b${days}\b[^.;]{0,40}\b(?:${home}|${office})\b|\b(?:${home}|${office}|hybrid)\b[^.;]{0,50}\b${days}(?! (?:of |notice|holiday|leave|vacation|shift))\b`,
  'i',
);

/** "Flexibility to work at home or in the office": either may be chosen, and nothing is asked. */
const choice = new RegExp(
  String.raw`^(?:the )?(?:flexibility|freedom|choice|option) (?:to work|of working)\b(?=[^.;]*\b(?:from|at)[- ]home\b|[^.;]*\bremote)(?=[^.;]*\b(?:or|and\/or|hybrid|office|on-?site)\b)`,
  'i',
);
export const offersPlaceOfWork = (text: string): boolean => choice.test(text);

/** "Hybrid: 2 days from home", "three days in the office": how many days are worked where. */
export const tellsHomeDays = (text: string): boolean => homeDays.test(text);
