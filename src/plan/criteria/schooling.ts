/** Longer than this, several lines grew together. */
const longest = 26;

/** "High degree of initiative" was learned at no school. */
const isSchooling =
  /\b(?:(?<!high )degrees?|bachelor\S*|master\S*|b\.?[as]c?\.?|diploma|dipl\S*|ph\.?d|g\.?e\.?d|high[- ]school|graduat\S*|hn[cd]|nvq|gcses?|a[- ]levels?|coursework|enrolled|student|apprentice\S*|university|college|school|grade of|GPA|juris|abschluss|ausbildung|studium|bac\b|bts|cap\b|titulaci\S+|form(?:ation|aci)\S*|qualification\S*)/i;

export const isSchoolPaper =
  /^(?:an? |minimum |a minimum )*(?:grade of|GPA|bachelor\S*|master['’]s|(?:high[- ]school )?diploma|degree)\b/i;

const degree =
  /\b(?:(?:associate|bachelor|master)\S*(?: degree)?|high[- ]school diploma|(?:university |college )?degree(?! of (?:prof|init|care|auton))|diploma)\b[^.;:()]{0,120}?(?=\s+(?:is )?required\b|[.;]|$)/i;

/** Of a line in which others grew together only the degree; nothing where none can be made out. */
export const findSchooling = (text: string): string =>
  text.split(/\s+/).length <= longest ? text : (degree.exec(text)?.[0] ?? '');

/** "Degree or equivalent experience" asks for school; "post-degree experience" for work. */
export function isSchoolingFirst(text: string): boolean {
  const plain = text.replace(/\bpost[- ](?:degree|graduate)\b/gi, '');
  const at = plain.search(isSchooling);
  const work = plain.search(/\bexperience\b/i);
  return (
    at !== -1 &&
    (work === -1 || at < work) &&
    !/^(?:completes?|attends?|progress|si\b|if\b|wenn\b)/i.test(plain)
  );
}
