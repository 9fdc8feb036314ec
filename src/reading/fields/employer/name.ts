/** "Welcome to the Fern Hotel", "Headquartered in Denver, Colorado, Fern Benefits", "Also, Fern": what leads to a name. */
const before =
  /^(?:(?:Company |Job |Role )?(?:Description|Overview|Summary)(?=\p{Lu})|(?:Welcome [Tt]o|Work (?:at|for)|Choose|Join|WE ARE|We|Also,|Today,|Now,|Currently,|(?:Since|In) \d{4},)(?: [Tt]he)? |(?:Established|Founded|Headquartered|Based|Located) in [^,]{2,30}, (?:\p{Lu}\p{Ll}+, )?)(?=\p{Lu})/u;

/** A name without what clings to it, and where it stands in what was given. */
export function tidyName(
  text: string,
  { isLine = false } = {},
): { text: string; start: number; end: number } {
  let start = 0;
  let end = text.length;
  // "Elm Row SurgeryAddress12 Mill Lane": the next label of a form that lost its breaks.
  const address = /(?<=\p{L})Address(?=$|[\d\p{Lu}])/u.exec(text);
  if (address) end = address.index;
  const lead = /^[\s"'“”‘’*•·–,:(-]*(?:Â\s)?(?:(?:Die|Der|Das|Den|Im) (?=\p{Lu}))?/u.exec(text);
  if (lead) start = lead[0].length;
  // "keep boats afloat.e-Harbour is": a sentence whose full stop lost its blank.
  const stop = /^[^@/]*\p{Ll}{4}\.(?=\p{Ll}-\p{Lu}|\p{Lu}\p{Ll})/u.exec(text.slice(start));
  if (stop) start += stop[0].length;
  const grown = before.exec(text.slice(start));
  // "We Mend Bikes Ltd" on a line of its own is called so.
  if (grown && !(isLine && grown[0] === 'We ')) start += grown[0].length;
  const doubled = /^([\p{L} &]{4,40}?)(?: ?At )?\1(?!\p{L})/u.exec(text.slice(start, end));
  if (doubled) start += doubled[0].length - (doubled[1]?.length ?? 0);
  const tail =
    /(?:[\s"'“”‘*•·–,:;!?-]|(?<!\b(?:[Ii]nc|Co|Corp|L\.L\.C|S\.A|U\.S|P\.[ACS]))\.|['’]s?$)+$/u.exec(
      text.slice(start, end),
    );
  if (tail) end = start + tail.index;
  const words = text.slice(start, end);
  const joint = /(?: (?:and|of|the|for|in|at|on|de|du|la|und|y|with|&)|,)+$/iu.exec(words);
  if (joint) end -= joint[0].length;
  const legal = /^.{2,70}?,? (?:Inc|INC|LLC|Ltd|LTD|GmbH|Corp)\.?(?= \p{Lu})/u.exec(
    text.slice(start, end),
  );
  if (legal && !/^ (?:& Co|Co)/.test(text.slice(start + legal[0].length)))
    end = start + legal[0].length;
  const kept = text.slice(start, end);
  const unopened = kept.endsWith(')') && !kept.includes('(');
  if (unopened) end -= 1;
  return { text: text.slice(start, end), start, end };
}

/** The same name however written: case, legal form and article do not count. */
export function keyOfName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/\s?\([^()]{1,12}\)$/, '')
    .replace(/[,.]/g, '')
    .replace(/ (?:inc|llc|llp|ltd|limited|plc|gmbh|ag|corp|corporation|co|company)$/g, '')
    .replace(/['’]s$/, '')
    .trim();
}
