interface Span {
  start: number;
  end: number;
}

const address = /(?:https?:\/\/|www\.)\S+/gi;

/** Where the addresses of pages stand, in their order. */
export const findAddresses = (text: string): Span[] =>
  [...text.matchAll(address)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));

/** Whether a place is within an address; a word that grew on to its end and begins a sentence is not. */
export function isInAddress(text: string, addresses: readonly Span[], at: number): boolean {
  let low = 0;
  let high = addresses.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((addresses[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const span = addresses[low];
  if (!span || span.start >= at) return false;
  return !/^\p{Lu}\p{Ll}{0,30} \S/u.test(text.slice(at, at + 34));
}
