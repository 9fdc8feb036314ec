const number = String.raw`(\d{1,2})\s?\+?(?:\s?(?:-|–|to)\s?\d{1,2}\s?\+?)?`;
const ofAnything = new RegExp(
  String.raw`^(?:an? )?(?:at least |minimum (?:of )?|min\.? )?${number}\s?(?:\(\d+\) )?(?:years?|yrs?)['’]?(?: of)?(?: (?:relevant|related|prior|previous|professional|work|working|job|proven))*(?: experience)?$`,
  'i',
);
const ofWork = new RegExp(String.raw`${number}\s?(?:years?|yrs?)\b['’]?(?=.*\p{L}{4})`, 'iu');

/** "A minimum of 3 years experience": 3, and no word of what; undefined for any other demand. */
export function countBareYears(text: string): number | undefined {
  const count = ofAnything.exec(text)?.[1];
  return count === undefined ? undefined : Number(count);
}

/** "5 years of kiln work": 5; undefined where no years are named, or none of any work. */
export function countYearsOfWork(text: string): number | undefined {
  const count = ofAnything.test(text) ? undefined : ofWork.exec(text)?.[1];
  return count === undefined ? undefined : Number(count);
}
