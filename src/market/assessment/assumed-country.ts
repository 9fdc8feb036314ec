import type { Brief } from '#shared/brief.ts';

/** Laws, papers and benefits that only American advertisements speak of. */
const onlyAmerican =
  /\b401\s?\(?k\b|\b(?:federal and state|federal, state|state and federal|state, and local|PTO|FMLA|FLSA|HIPAA|EEOC?|GED|TWIC|PHMSA|US GAAP|(?:East|West) Coast|\d ?[ap]m (?:ET|EST|CT|CST|PT|PST|MT|MST))\b|\bW-2\b/i;
/** What is said in a few other countries as well. */
const american =
  /\b(?:state and local|SHRM|OSHA|high school diploma|associate'?s degree|bachelor'?s degree|resume)\b/i;
const foreign = /\b(?:NHS|DBS|CIPD|GCSEs?|annual leave|bank holidays|CV|VAT|HMRC|Fair Work|PAYE)\b/;

/** The country whose figures may be shown, named as assumed, where the job names no place at all. */
export function assumeCountry({ place, pay, language, facts }: Brief): string | null {
  if (place.country !== null) return null;
  if ((language ?? 'en') !== 'en' || (pay?.currency ?? 'USD') !== 'USD') return null;
  const text = facts.map((fact) => fact.text).join('\n');
  const isSaid = onlyAmerican.test(text) || american.test(text);
  return isSaid && !foreign.test(text) ? 'US' : null;
}

/** Whether a job that names no place is so plainly American that its weeks are planned around its holidays. */
export const isPlainlyAmerican = (brief: Brief): boolean =>
  assumeCountry(brief) === 'US' &&
  onlyAmerican.test(brief.facts.map((fact) => fact.text).join('\n'));
