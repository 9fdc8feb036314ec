/** The drawer speaks of such people; a letter speaks to one. */
export const toYou = (text: string): string =>
  text
    .replace(/\bthey are\b/g, 'you are')
    .replace(/\bthey\b/g, 'you')
    .replace(/\bthem(?:selves)?\b/g, (word) => (word === 'them' ? 'you' : 'yourself'))
    .replace(/\btheirs\b/g, 'yours')
    .replace(/\btheir\b/gi, 'your');
