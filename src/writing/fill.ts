/** What stands in the blanks of a text: a name, a whole sentence, or nothing. */
export type Slots = Readonly<Record<string, string>>;

/** The blanks of a text filled; a sentence that has nothing to say leaves no trace. */
export function fill(text: string, slots: Slots): string {
  const filled = text.replace(/\{([a-z]+(?:\.[a-z]+)?)\}/g, (_blank, name: string, at: number) => {
    const held = slots[name] ?? '';
    return beginsSentence(text.slice(0, at)) ? held.charAt(0).toUpperCase() + held.slice(1) : held;
  });
  if (!untidy.test(filled)) return filled.trim();
  return (
    filled
      .replace(/[ \t]{2,}/g, ' ')
      .replace(/[ \t]*\n[ \t]*/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      // "Ltd.." and "Inc..": a name that ends in a full stop at the end of a sentence.
      .replace(/(?<=\p{L})\.\.(?!\.)/gu, '.')
      .trim()
  );
}

const untidy = /[ \t]{2}|\n|\.\./;

const beginsSentence = (before: string): boolean => /(?:^|[.!?:]["”']?\s|\n)\s*$/.test(before);
