const things =
  '(?:(?:[Ww]ork|[Pp]rofessional|[Tt]echnical|[Rr]elevant|[Oo]ther|[Mm]inimum) )?(?:[Ee]xperience|[Ee]ducation|[Ss]kills?|[Kk]nowledge|[Qq]ualifications?|[Cc]ertifications?|[Ll]icen[cs]es?|[Ll]icensure|[Tt]raining|[Ll]anguages?|[Aa]bilities)(?: ?(?:&|/|and|And) ?(?:[Ee]xperience|[Ee]ducation|[Ss]kills|[Kk]nowledge|[Tt]raining|[Aa]bilities))?';
const grades =
  '(?:(?<must>[Rr]equired|[Ee]ssential|[Mm]andatory)|[Dd]esired|[Pp]referred|[Dd]esirable)';
const label = new RegExp(String.raw`^${things},? \(?${grades}\)?$`, 'u');
/** "Experience Desired Loom software": without its colon only capitals show where the label ends. */
const bare = new RegExp(
  String.raw`^(?=\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?\(?\p{Lu})${things} \(?${grades}\)? (?=(?!(?:To|In|For|And|Or|By|With|At|On|From|As|But|Of|Not|Is|Are)\b)[\p{Lu}\d])`,
  'u',
);

/** "Experience Required", "Skills (Desired)": what is asked for, and how much; undefined for any other label. */
export function gradeOfLabel(words: string): 'must' | 'nice' | undefined {
  const found = label.exec(words);
  if (!found) return undefined;
  return found.groups?.['must'] === undefined ? 'nice' : 'must';
}

/** Where what is asked for begins behind such a label that lost its colon. */
export const endOfBareGrade = (line: string): number | undefined => bare.exec(line)?.[0].length;
