/** Longer than this, several lines grew together. */
const longest = 26;

/** "High degree of initiative" was learned at no school. */
const isSchooling =
  /\b(?:(?<!high )degrees?(?! of (?!bachelor|master|doctor|scien|arts))|bachelor\S*|master\S*|b\.?[as]c?\.?|diploma|dipl\S*|ph\.?d|g\.?e\.?d|high[- ]school|graduat\S*|hn[cd]|nvq|gcses?|a[- ]levels?|coursework|enrolled|student|apprentice\S*|university|college|school|higher education|grade of|GPA|juris|abschluss|ausbildung|studium|bac\b|bts|cap\b|titulaci\S+|form(?:ation|aci)\S*|qualification\S*)/i;

export const isSchoolPaper =
  /^(?:an? |minimum |a minimum )*(?:(?:speciali[sz]ed |relevant )?higher education\b|grade of|GPA|(?:strong |excellent |good |proven )?academic (?:track )?(?:record|standing|achievement|performance)|bachelor\S*|master['’]s|(?:high[- ]school )?diploma|degree)\b/i;

const degree =
  /\b(?:(?:associate|bachelor|master)\S*(?: degree)?|high[- ]school diploma|(?:university |college )?degree(?! of (?!bachelor|master|doctor|scien|arts))|diploma)\b[^.;:()]{0,120}?(?=\s+(?:is )?required\b|[.;]|$)/i;

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

const levels: readonly RegExp[] = [
  /\bhigh[- ]school\b|\bG\.?E\.?D\b/i,
  /\bassociate\S*/i,
  /\b[Bb]achelor\S*|\bB\.?[AS]c?\.?\b/,
  /\bmaster\S*|\bM\.?[AS]c\b/i,
  /\bph\.?d\b|\bdoctor\S*/i,
];
const levelsOf = (name: string): string => levels.map((level) => level.test(name)).join();
const saidOfAny =
  /^(?:high|school|schoo|diploma|diplom|degree|equiva|relate|field|fields|or|and|from|accredi|minimu|requir|in|of|an?|the|combin|ged|bachel|master|associ)$/;
const subjectsOf = (name: string): string[] =>
  (name.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map((word) => word.slice(0, 6))
    .filter((stem) => !saidOfAny.test(stem) && stem.length > 2);
const isOpen = (name: string): boolean => /\bor\b|\/|\bequivalent\b/i.test(name);

/** The same school twice, in other words: the line that leaves more ways open, and else the longer one. */
export function dropSameSchool<One extends { name: string; kind: string }>(
  gates: readonly One[],
): One[] {
  const isSame = (one: One, other: One): boolean => {
    if (levelsOf(one.name) !== levelsOf(other.name) || !levelsOf(one.name).includes('true'))
      return false;
    const subjects = subjectsOf(other.name);
    return subjectsOf(one.name).every((stem) => subjects.includes(stem));
  };
  return gates.filter((one, i) => {
    if (one.kind !== 'education') return true;
    return !gates.some((other, j) => {
      if (i === j || other.kind !== 'education' || !isSame(one, other)) return false;
      if (!isSame(other, one)) return true;
      return isOpen(one.name) === isOpen(other.name) ? j < i : isOpen(other.name);
    });
  });
}
