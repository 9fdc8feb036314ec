const whom =
  /^(?:for|to) (?:our |all |eligible )*(?<whom>(?:eligible |permanent |regular )?(?:full|part)[- ]?time)(?:rs| (?:employees|staff|positions|roles|team members|associates|hires|candidates))?,? (?:we|the company|our company)(?:['’]re| are| is| will| also)* (?:offer|offers|offering|provide|provides|providing|give|gives|giving|pay|pays|paying) (?:an? )?(?<what>\S.{3,200})$/i;
/** "Career growth- we offer free training": the name of a group, and what is given. */
const group =
  /^\p{Lu}[\p{L} &/]{2,40}?\s?[-–:]\s(?:we )?(?:also )?(?:offer|offering|provide|providing|enjoy|receive|get)s? (?=\S+ \S)/iu;
/** "Enjoy a relaxed dress code" is, in a list, the dress code. */
const enjoys = /^(?:enjoy|receive|get) (?=(?:an? |access |free |paid |up to |\d))/i;
/** "Offer free parking to all employees" is, in a list, the parking. */
const stem =
  /^(?:we )?(?:also )?(?:offer|provide|give)s? (?:(?:you|our (?:staff|employees|people|team)|all (?:staff|employees)) (?:with )?)?(?:an? )?(?=\p{L}[\p{L}-]+ \S|\d)(?!(?:of|up|back|you|your|our|the|to|and|or|letters?|with)\b)/iu;
const toEverybody =
  / (?:to|for) (?:(?:all|our|prospective|new|eligible(?= candidates)|successful|every) ){0,3}(?:employees?|staff|candidates?|team members?|hires?|colleagues)$/i;
const secondDeed =
  /(?:,| and| &) (?:we )?(?:also )?(?:offer|provide|give|pay|cover|match|support|help|ensure|encourage|invest|believe|are|have)s?\b/i;
const namesGift = (text: string): boolean => stem.test(text) && !secondDeed.test(text);
const badDash = /^(\p{Lu}[\p{L} &/]{2,40}\p{L})- (?!and\b|or\b|to\b)(?=\p{L})/u;

/** "for CPR, lasers, etc.": the list goes on, and its last entry should not look like the end. */
const goesOn = /^([^.]*, [^,.]{2,40}),\s+etc\.?$/i;
/** "x-rays; both panoramic and full mouth": what only explains goes on behind a comma. */
export const joinEnds = (text: string): string =>
  text
    .replace(goesOn, '$1 and more')
    .replace(/; (?=(?:both|including|such as|as well as|plus|e\.g\.)\s)/gi, ', ');

/** A benefit as an item of a list, with whom it is for behind it. */
export function tidyBenefit(text: string): string {
  const found = whom.exec(text)?.groups;
  if (found?.['what'] !== undefined && found['whom'] !== undefined)
    return `${found['what'].replace(/(?<![\s.!])[\s.!]+$/, '')} for ${found['whom']
      .toLowerCase()
      .replace(/ ?time$/, '-time')
      .replace('--', '-')} staff`;
  if (namesGift(text))
    return joinEnds(
      text
        .replace(/(?<![\s.!])[\s.!]+$/, '')
        .replace(toEverybody, '')
        .replace(stem, ''),
    );
  return joinEnds(text.replace(group, '').replace(enjoys, '').replace(badDash, '$1: '));
}

/** Whether its words were put into another order. */
export const isReworded = (text: string): boolean => whom.test(text) || namesGift(text);
