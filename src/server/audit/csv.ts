/**
 * A spreadsheet runs a cell that begins like a formula. Such a cell gets an apostrophe in front, which
 * spreadsheets show as text; blanks before the sign and its full-width forms count too.
 */
const beginsLikeFormula = /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const safe = beginsLikeFormula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Without this mark some spreadsheets read UTF-8 as something else. */
export const byteOrderMark = '\ufeff';
