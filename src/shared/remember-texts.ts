/** So many texts at most are held; then it begins anew. */
const mostTexts = 20_000;

/** What was made of a text, kept for the next time: the texts of a trade come back in every job of it. */
export function rememberTexts<Value, Text extends string = string>(
  make: (text: Text) => Value,
  most = mostTexts,
): (text: Text) => Value {
  const known = new Map<Text, Value>();
  return (text) => {
    const held = known.get(text);
    if (held !== undefined || known.has(text)) return held as Value;
    const made = make(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
