const skillKeywords = 10;

/** The first ten keywords are skills, the rest place and type of the job. */
export function groupKeywords(keywords: readonly string[]) {
  return [
    { title: 'Skills & Technical Keywords', keywords: keywords.slice(0, skillKeywords) },
    { title: 'Location & Job Type Keywords', keywords: keywords.slice(skillKeywords) },
  ].filter((group) => group.keywords.length > 0);
}
