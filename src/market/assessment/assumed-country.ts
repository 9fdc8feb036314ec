import type { Brief } from '#shared/brief.ts';

/** Laws, papers and benefits that only American advertisements speak of. */
const american =
  /\b(?:federal and state|federal, state|state and federal|state, and local|state and local|401\s?\(?k\)?|PTO|SHRM|FMLA|FLSA|OSHA|HIPAA|EEO|W-?2|high school diploma|GED|associate'?s degree|bachelor'?s degree|US GAAP|resume)\b/i;
const foreign = /\b(?:NHS|DBS|CIPD|GCSEs?|annual leave|bank holidays|CV|VAT|HMRC|Fair Work|PAYE)\b/;

/** The country whose figures may be shown, named as assumed, where the job names no place at all. */
export function assumeCountry({ place, pay, language, facts }: Brief): string | null {
  if (place.country !== null) return null;
  if ((language ?? 'en') !== 'en' || (pay?.currency ?? 'USD') !== 'USD') return null;
  const text = facts.map((fact) => fact.text).join('\n');
  return american.test(text) && !foreign.test(text) ? 'US' : null;
}
