/** Words that begin a new piece where a page's line breaks were lost: "Tampa, FLFull-time", "Hybrid8 months". */
const begins =
  /(?<=[\p{L}\d)])(?=(?:Full|Part)[- ]?[Tt]ime\b|(?:Fully )?Remote\b|Hybrid\b|On-?[Ss]ite\b|Contract\b|Temporary\b|Permanent\b|Salary\b|Duration\b)/gu;
const counts = /(?<=\p{L})(?=\d{1,3}\+? (?:months?|hours?|days?|years?|weeks?|mois|monate)\b)/gu;

/** "CPCTacho card", "GAAPExperience": an abbreviation ends where a word begins. */
const abbreviations = /(?<=\p{Lu}{3})(?=\p{Lu}\p{Ll}{3})/gu;

/** The words of a line with blanks where two were run together. */
export function partWords(text: string): string {
  return text.replace(begins, ' ').replace(counts, ' ').replace(abbreviations, ' ');
}
