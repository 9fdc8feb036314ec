/** The rules of every tag input; the most suggestions shown is the specification's. */
const maxSuggestions = 6;

interface TagList {
  tags: readonly string[];
  max: number;
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The list with one more tag, or the same list when the text is blank, already there, or one too many. */
export function addTag({ tags, max }: TagList, text: string): readonly string[] {
  const tag = text.trim();
  if (!tag || tags.length >= max || tags.some((other) => isSame(other, tag))) return tags;
  return [...tags, tag];
}

export function filterSuggestions(
  suggestions: readonly string[],
  { tags, max }: TagList,
  query: string,
): string[] {
  if (tags.length >= max) return [];
  const wanted = query.trim().toLowerCase();
  return suggestions
    .filter((text) => text.toLowerCase().includes(wanted) && !tags.some((tag) => isSame(tag, text)))
    .slice(0, maxSuggestions);
}
