/** How often a demand of a table is made: "Climbing – Rarely", "Vision: Moderate, Frequently 31-65% of time". */
const often =
  /(?:\s?[-–:|]|,)\s*(n\/?a|not applicable|none|never|rarely|seldom|occasional(?:ly)?|sometimes|regular(?:ly)?|frequent(?:ly)?|constant(?:ly)?|continuous(?:ly)?)(?:[\s,(]{1,3}\d{1,3} ?%?(?: ?(?:-|–|to) ?\d{1,3} ?%?)?(?: of (?:the )?(?:time|day|shift))?\)?)?[.)]?$/i;
const notAsked = /^(?:n\/?a|not applicable|none|never)$/i;
const hardly = /^(?:rarely|seldom)$/i;
/** Words of a table that ask for nothing themselves. */
const noDemand = /^(?:intensity of work|work intensity|frequency|other|comments?)$/i;
const longest = 120;

interface DemandRow {
  /** The demand with how often it is made; undefined where it is not made at all. */
  text: string | undefined;
  isRare: boolean;
}

/** A row of a table of demands. Where the row stands behind a label, the label is what is asked for. */
export function readDemandRow(text: string, label: string | null): DemandRow | undefined {
  if (text.length > longest) return undefined;
  const bare = label === null ? undefined : often.exec(`: ${text}`);
  const isValue = bare?.index === 0 || (label !== null && /^\p{L}+(?:,|$)/u.test(text));
  const words = isValue && label !== null ? `${label}: ${text}` : text;
  const found = often.exec(words);
  const [, frequency = ''] = found ?? [];
  if (!found || frequency === '') return undefined;
  const demand = words.slice(0, found.index).trim();
  if (!/\p{L}{3}/u.test(demand)) return undefined;
  if (notAsked.test(frequency) || noDemand.test(demand)) return { text: undefined, isRare: false };
  const at = found.index + found[0].toLowerCase().indexOf(frequency.toLowerCase());
  return {
    text: `${words.slice(0, at)}${frequency.toLowerCase()}`,
    isRare: hardly.test(frequency),
  };
}
