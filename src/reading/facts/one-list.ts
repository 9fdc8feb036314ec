/** "A licence is required, along with a card": one list of papers, and "required" is said of all of them. */
const along =
  /\b(licen[cs]e|certificate|certification|card|permit|registration|ticket|degree|diploma)(?: is| are)? (?:required|needed|essential|mandatory),? (?:along|together) with (?:an? |your |their )?(?=\S)/iu;

export function joinOneList(text: string): string {
  const found = along.exec(text);
  if (!found) return text;
  const rest = text.slice(found.index + found[0].length);
  // Two things take "and"; a row has its own.
  const joint = /,| and | & /.test(rest) ? ', ' : ' and ';
  return `${text.slice(0, found.index)}${found[1]}${joint}${rest}`;
}
