import type { Fact } from '#shared/brief.ts';

/** "Boat builder in our own yard" among the duties of a boat builder. */
export function isTitleAgain({ kind, text }: Pick<Fact, 'kind' | 'text'>, title: string): boolean {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  return (
    kind === 'duty' &&
    title.includes(' ') &&
    at >= 0 &&
    /^(?:(?:an?|experienced|skilled) ){0,2}$/i.test(text.slice(0, at)) &&
    /^s?(?:$| (?:for|in|at|with|needed|wanted|position)\b)/i.test(text.slice(at + title.length))
  );
}

/** "Departmental Analyst 10" in a list of grades only repeats the title. */
export function isTitle(text: string, title: string): boolean {
  const words = text
    .replace(/(?:(?<![\s-])[\s-]+)?(?:[A-Z]{1,2}\d*|(?<!\d)\d*)$/, '')
    .trim()
    .toLowerCase();
  const name = title.trim().toLowerCase();
  return name.length >= 4 && words.length >= 4 && name.includes(words);
}
