import type { Span } from '../field-unit.ts';

/** Job boards whose addresses hold the employer: "jobs.lever.co/acme", "acme.bamboohr.com". */
const inPath =
  /(?:greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|smartrecruiters\.com|recruitee\.com|breezy\.hr|jobvite\.com|rippling\.com|pinpointhq\.com|welcometothejungle\.com\/\w{2}\/companies)\/(?:embed\/)?([a-z\d][a-z\d-]{1,40})/gi;
const inHost =
  /:\/\/([a-z\d][a-z\d-]{1,40})\.(?:bamboohr|teamtailor|recruitee|personio|breezy|workable|applytojob|wd\d{1,3}\.myworkdayjobs|icims|factorialhr|jobs\.personio)\./gi;
const noEmployer = /^(?:jobs?|careers?|apply|boards?|www|embed|j|job-boards?|en|de|fr|eu)$/i;
const mostSlugs = 4;

export function boardSlugs(text: string): string[] {
  const slugs = new Set<string>();
  for (const pattern of [inPath, inHost]) {
    for (const match of text.matchAll(pattern)) {
      const slug = (match[1] ?? '').toLowerCase();
      if (!noEmployer.test(slug)) slugs.add(slug);
      if (slugs.size >= mostSlugs) break;
    }
  }
  return [...slugs];
}

/** Where a text writes the name of an address: "Polar Freight" for polar-freight or polarfreight. */
export function nameOfSlug(text: string, slug: string): (Span & { name: string }) | undefined {
  if (/:\/\/|www\./.test(text)) return undefined;
  const letters = slug.replaceAll('-', '');
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  for (const [index, word] of words.entries()) {
    let joined = '';
    for (const next of words.slice(index, index + 4)) {
      joined += next[0].toLowerCase();
      if (!letters.startsWith(joined)) break;
      const end = next.index + next[0].length;
      if (joined === letters) return { name: text.slice(word.index, end), start: word.index, end };
    }
  }
  return undefined;
}
