const number = '(?:\\d|one|two|three|four|five)';
const several = String.raw`${number}(?: ?(?:-|–|to|or) ?${number})?`;
const home = String.raw`(?:(?:from|at) home|home[- ]?office|remote(?:ly)?|wfh|home[- ]?working|working from home)`;
const office = String.raw`(?:(?:in|at|from) (?:the|our) office|in[- ]office|on[- ]?site|office[- ]based)`;
const days = String.raw`${several} (?:full )?days?(?:['’])?`;
const homeDays = new RegExp(
  String.raw`\b${days}\b[^.;]{0,40}\b(?:${home}|${office})\b|\b(?:${home}|${office}|hybrid)\b[^.;]{0,50}\b${days}(?! (?:of |notice|holiday|leave|vacation|shift))\b`,
  'i',
);

/** "Hybrid: 2 days from home", "three days in the office": how many days are worked where. */
export const tellsHomeDays = (text: string): boolean => homeDays.test(text);
