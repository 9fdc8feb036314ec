/** One kind of quotation mark, so that rules need to know one. */
const straighten = (text: string): string =>
  text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/(?<=^|[\s(:,])'([^'\n]{1,120})'(?=[\s.,;:!?)]|$)/g, '"$1"');

/** The single wishes of a note; marks inside quotations end none. */
export function splitClauses(note: string): string[] {
  const text = straighten(note);
  const isPaired = (text.split('"').length - 1) % 2 === 0;
  const clauses: string[] = [];
  let clause = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === '"' && isPaired) isQuoted = !isQuoted;
    const ends =
      !isQuoted &&
      (/[;!?\n•]/.test(sign) || (sign === '.' && /^\s|^$/.test(text.charAt(index + 1))));
    if (ends) clauses.push(clause);
    clause = ends ? '' : clause + sign;
  }
  return [...clauses, clause]
    .map((part) => part.replace(/^[\s\-*\d.)]+/, '').trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** Words that ask for nothing by themselves. */
const fillers = new Set(
  'a address all also always an and any anyone anywhere are as at be but by call candidate candidates e-mail e-mails email emails ever every everyone everything for have in is it keep letter letters mail mails make message messages must note notes of on only or our ours people please should style sure text texts that the their them they this to tone use us we when with word words write writing you your'.split(
    ' ',
  ),
);

/** What is left of a clause when the rules have taken theirs; empty where that says nothing. */
export function tidyRest(rest: string): string {
  const words = rest.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? [];
  if (words.every((word) => fillers.has(word))) return '';
  return rest
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.:])/g, '')
    .replace(/^[\s,:.]*(?:(?:and|but|or)\s)?/, '')
    .replace(/(?:[\s,:.]|\b(?:and|or|but)$)*$/, '');
}
