import { callerNames, type CallerName } from './callers.ts';

export type Cells = Record<CallerName, number>;

export interface Row {
  /** The route and the word that tells its lines apart: `POST /api/user/delete (another)`. */
  title: string;
  route: string;
  own: Cells;
  elsewhere?: Cells;
  within?: Cells;
}

const line =
  /^(?:(?<method>[A-Z]+) +(?<path>\/\S+)(?: +(?<word>\(\w+\)))?|(?<place>elsewhere|within))?(?: +(?<cells>\d{3}.*))?$/;

/** The matrix is written as a table that a person can read; this makes rows of it. */
export function readTable(table: string): Row[] {
  const rows: Row[] = [];
  const [header = '', ...lines] = table.split('\n').filter((text) => text.trim() !== '');
  if (header.replaceAll('|', ' ').trim().split(/ +/).join() !== callerNames.join()) {
    throw new Error('The head of the table does not name the callers in their order.');
  }
  let unfinished = '';
  for (const text of lines.filter((text) => !text.startsWith('#'))) {
    const { method, path, word, place, cells } =
      line.exec(`${unfinished}${text.trim()}`)?.groups ?? {};
    // A long path has its cells on the next line.
    unfinished = method && !cells ? `${text.trim()} ` : '';
    if (unfinished) continue;
    const row = rows.at(-1);
    if (cells && method) {
      const route = `${method} ${path}`;
      rows.push({ title: word ? `${route} ${word}` : route, route, own: readCells(cells) });
    } else if (cells && row && (place === 'elsewhere' || place === 'within')) {
      row[place] = readCells(cells);
    } else throw new Error(`This line of the table cannot be read: ${text}`);
  }
  return rows;
}

function readCells(text: string): Cells {
  const statuses = text.replaceAll('|', ' ').trim().split(/ +/).map(Number);
  if (statuses.length !== callerNames.length) throw new Error(`Not one cell a caller: ${text}`);
  return Object.fromEntries(callerNames.map((name, index) => [name, statuses[index]])) as Cells;
}
