/** Reads csv piece by piece: quoted cells, doubled quotes, commas and line ends inside quotes, a byte order mark. */
export function createCsvReader(onRow: (cells: string[]) => void): {
  push: (text: string) => void;
  end: () => void;
} {
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let closing = false;
  let isStart = true;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    onRow(row);
    row = [];
  };
  const take = (char: string): void => {
    if (closing) {
      // A quote inside a quoted cell ends it unless another follows, maybe in the next piece.
      closing = false;
      if (char === '"') {
        cell += char;
        return;
      }
      quoted = false;
    }
    if (quoted) {
      if (char === '"') closing = true;
      else cell += char;
    } else if (char === '"') quoted = true;
    else if (char === ',') endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  };
  return {
    push(text) {
      for (let i = isStart && text.charCodeAt(0) === 0xfeff ? 1 : 0; i < text.length; i++) {
        take(text[i]!);
      }
      if (text !== '') isStart = false;
    },
    end() {
      if (cell !== '' || row.length > 0) endRow();
    },
  };
}

/** The cells of a whole csv text. */
export function readCsvCells(text: string): string[][] {
  const rows: string[][] = [];
  const reader = createCsvReader((row) => rows.push(row));
  reader.push(text);
  reader.end();
  return rows;
}

/** A csv text with a header line, as one record a line. Empty lines are left out. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = readCsvCells(text);
  return rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Object.fromEntries(header.map((name, i) => [name.trim(), row[i] ?? ''])));
}
