/** “English” and „German“ quotations share a sign, which ends the one and begins the other. */
const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[', '”': '“„', '“': '„' };
const anyMark = /["()[\]“”„]/;
const opens = new Set('([“„');

/** "6'2" and "a) first": a sign for inches and one after a number in a list stand alone rightly. */
const isEnumerator = (before: string): boolean => /(?:^|\s)[\da-z]{1,2}$/i.test(before);

/** Where brackets and quotation marks stand that nothing opens or closes. */
export function findUnpaired(text: string): number[] {
  if (!anyMark.test(text)) return [];
  const open: { mark: string; at: number }[] = [];
  const alone: number[] = [];
  let quoteAt = -1;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at] ?? '';
    const last = open.at(-1);
    if (mark === '"') {
      if (quoteAt >= 0) {
        for (const inside of open.splice(quoteAt).slice(1)) alone.push(inside.at);
        quoteAt = -1;
      } else if (!/\d/.test(text[at - 1] ?? '')) quoteAt = open.push({ mark, at }) - 1;
    } else if (last && closes[mark]?.includes(last.mark)) open.pop();
    else if (opens.has(mark)) open.push({ mark, at });
    else if (mark in closes) {
      if (mark !== ')' || !isEnumerator(text.slice(Math.max(0, at - 4), at))) alone.push(at);
    }
  }
  return [...alone, ...open.map((one) => one.at)].toSorted((a, b) => a - b);
}

/** The same words without those marks. */
export function dropUnpaired(text: string): string {
  const alone = new Set(findUnpaired(text));
  return alone.size === 0
    ? text
    : [...Array(text.length).keys()]
        .filter((at) => !alone.has(at))
        .map((at) => text[at])
        .join('')
        .replace(/ {2,}/g, ' ')
        .trim();
}
