import type { OccupationProfile } from '#market/occupations/profile.ts';

/** Names of things that recruiters search for: capitals inside a sentence, abbreviations, versions. */
const name =
  /(?<![\p{L}\p{N}])(?:\.NET|C\+\+|C#|F#|(?:\p{Lu}[\p{L}\p{N}+#&.]*\p{L}|\p{Lu}{2,}[\p{N}]*|\p{Lu})(?:[- ](?:\p{Lu}[\p{L}\p{N}+#&]*|\d{1,4}\p{L}?)){0,4}|\p{Ll}\p{Lu}\p{L}+)(?![\p{L}\p{N}])/gu;
const noName =
  /^(?:I|A|The|This|You|Your|We|Our|If|In|At|An|And|Or|Must|Able|Ability|Experience|Experienced|Knowledge|Strong|Good|Excellent|Valid|Current|Proven|High|Minimum|Bachelor|Master|Associate|Degree|Diploma|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|US|USA|UK|EU|OK|PTO|AM|PM|CV|ID|HR|Inc|LLC|Ltd|GmbH)$/;
const mostTerms = 8;

/** The terms of a requirement; the first word of a phrase counts only when it is more than a capital. */
export function readTerms(text: string, profile: OccupationProfile): string[] {
  const terms = new Set<string>();
  const known = [...profile.tools, ...profile.skills, ...profile.credentials.map((c) => c.name)];
  const lower = ` ${text.toLowerCase()} `;
  for (const match of text.matchAll(name)) {
    const found = match[0].replace(/[.&]+$/, '');
    const isFirst = match.index === 0;
    const isPlainFirst = isFirst && /^\p{Lu}\p{Ll}+$/u.test(found);
    if (noName.test(found) || found.length < 2 || found.length > 40) continue;
    if (isPlainFirst && !known.some((term) => term.toLowerCase().includes(found.toLowerCase())))
      continue;
    terms.add(isFirst ? dropLead(found) : found);
  }
  for (const term of known) {
    if (term.length > 2 && lower.includes(` ${term.toLowerCase()} `)) terms.add(term);
  }
  return [...terms].filter((term) => term.length > 1 && !noName.test(term)).slice(0, mostTerms);
}

/** "Current GWO BST" is about GWO BST. */
const dropLead = (term: string): string =>
  term.replace(
    /^(?:Current|Valid|Active|Proven|Strong|Advanced|Basic|Fluent|Certified in|Proficient)\s/,
    '',
  );
