import { onlyOnce, type Remark, type RemarkSource } from './remark.ts';

/** "Key words: ...", "Other job titles for this role include ...": what the text itself gives to be found by. */
const heads =
  /\bkey ?words\s?[:–-]\s?|\b(?:other|related|similar|alternative) (?:job )?titles\b[^:.\n]{0,50}(?::|\binclude\b)\s?/giu;
const longestList = 400;
const fewest = 3;
const most = 14;
const longest = 32;

/** Behind a label of its own begins something else: "Location: ...". */
const isLabel = (item: string): boolean => /:/.test(item);
const isWord = (item: string): boolean =>
  item.length > 1 &&
  item.length <= longest &&
  item.split(' ').length <= 4 &&
  /^[\p{L}\d][\p{L}\d&+#./ -]*$/u.test(item);

/** The words of such lists, each as it is written there. */
export function readSearchWords({ text }: Pick<RemarkSource, 'text'>): Remark[] {
  const found = [...text.matchAll(heads)].flatMap((head) => {
    const from = head.index + head[0].length;
    const [line = ''] = text
      .slice(from, from + longestList)
      .split(/\n|\.\s|\.$|(?<=\p{Ll})[.!?](?=\p{Lu})/u);
    const items = [...line.matchAll(/[^,;|•]+/g)].map((item) => {
      const said = item[0].trim();
      const start = from + item.index + item[0].indexOf(said);
      return { said, start };
    });
    const end = items.findIndex(({ said }) => isLabel(said));
    const words = (end === -1 ? items : items.slice(0, end)).filter(({ said }) => isWord(said));
    return words.length < fewest
      ? []
      : words.map(({ said, start }) => ({
          text: said,
          evidence: { start, end: start + said.length, quote: said },
        }));
  });
  return onlyOnce(found, most);
}
