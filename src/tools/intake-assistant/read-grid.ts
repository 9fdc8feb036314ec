import { isBlank } from '../reading/blank.ts';
import { alsoNamed, pick, readList, readObject, type Reader } from '../reading/object.ts';
import { readText } from '../reading/text.ts';

const readRequirements = readList(
  readObject({ requirement: readText, howTested: readText }, { plain: 'requirement' }),
);

const readColumns = readObject(
  {
    p0MustHaves: alsoNamed(readRequirements, 'p0', 'mustHaves'),
    p1Preferred: alsoNamed(readRequirements, 'p1', 'preferred'),
    p2NiceToHave: alsoNamed(readRequirements, 'p2', 'niceToHave'),
  },
  { plain: 'p0MustHaves' },
);

/** Columns under their names, or one list whose items carry their priority; without one they are must-haves. */
export function readRequirementsGrid(value: unknown) {
  if (!Array.isArray(value)) return readColumns(value);
  const columns = { p0: [] as unknown[], p1: [] as unknown[], p2: [] as unknown[] };
  for (const item of value) columns[chooseColumn(readText(pick(item, 'priority')))].push(item);
  return readColumns(columns);
}

function chooseColumn(priority: string): 'p0' | 'p1' | 'p2' {
  if (/p?2|nice/i.test(priority)) return 'p2';
  return /p?1|preferred/i.test(priority) ? 'p1' : 'p0';
}

/** An object by its keys, or a list in their order. */
export function readInOrder<T>(keys: readonly string[], read: Reader<T>): Reader<T> {
  return (value) => {
    if (!Array.isArray(value)) return read(value);
    const items = value.filter((item) => !isBlank(item));
    return read(Object.fromEntries(keys.map((key, index) => [key, items[index]])));
  };
}
