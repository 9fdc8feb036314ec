const untidy = /\*|\.\.|,\s*,|\s,|\b(?:including|such as),|[\u{1F000}-\u{1FAFF}]/iu;

/** Marks that a line brought along from its page: stars of a footnote, little pictures, two stops, a comma too many. */
export function tidyMarks(text: string): string {
  if (!untidy.test(text)) return text;
  return text
    .replace(/ ?[\u{1F000}-\u{1FAFF}]\u{FE0F}?/gu, '')
    .replace(/(?<=[\p{L}\p{N})])\*+(?=[\s.,;:!?)"']|$)/gu, '')
    .replace(/(?<=[\p{L})])\.\.(?!\.)/gu, '.')
    .replace(/(?<=\S) ,(?=\s)/g, ',')
    .replace(/,(?: ?,)+(?= )/g, ',')
    .replace(/\b(including|such as),(?= \p{L})/giu, '$1');
}
