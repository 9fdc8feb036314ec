import type { Found } from '#shared/reading.ts';
import { day } from './dates.data.ts';

const written = String.raw`(?:\d{1,2}-\p{L}{3,9}-20\d\d|${day})`;
/** "Date posted: 18-Mar-2024", "Original Posting Date 4/17/2024": when the advertisement says it was put up. */
const posted = new RegExp(
  String.raw`(?<!\p{L})(?:date (?:posted|published|advertised)|(?:job )?post(?:ing|ed) date|posted(?: on)?|publi(?:shed|cation|shing)(?: on| date)|application opening date|(?:job )?opening date(?=\s?:))\s{0,2}[:–-]?\s{0,4}(?<said>${written})`,
  'giu',
);
const withYear = /(?:20|\/)\d\d$/;

/** The day an advertisement dates itself with; the last where it was put up again. */
export function readPosted(text: string): Found<string> | null {
  const found = [...text.matchAll(posted)].findLast(({ groups }) =>
    withYear.test(groups?.['said'] ?? ''),
  );
  const said = found?.groups?.['said'];
  if (!found || said === undefined) return null;
  const start = found.index + found[0].length - said.length;
  return {
    value: said,
    confidence: 0.9,
    evidence: [{ quote: said, start, end: start + said.length }],
  };
}
