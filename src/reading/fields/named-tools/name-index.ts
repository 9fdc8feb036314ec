import { exactCase, software } from './software.data.ts';
import { equipment, equipmentAbroad } from './equipment.data.ts';

export interface KnownTool {
  name: string;
  /** In lower case, as it is looked for. */
  key: string;
  kind: 'software' | 'equipment';
  /** A word of another language than English. */
  isForeign: boolean;
  /** Only with the capitals of `name`. */
  isExact: boolean;
}

const listOf = (packed: string): string[] =>
  packed
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Known names by their first word, the longest first; built when the first text is read. */
let index: Map<string, KnownTool[]> | undefined;

export function toolsBeginning(word: string): readonly KnownTool[] {
  index ??= build();
  return index.get(word) ?? [];
}

const firstWord = /[\p{L}\p{N}.]+/u;

/** What names are looked up by: "node" for Node.js, ".net" for .NET. */
export function wordKey(word: string): string {
  const dot = word.indexOf('.', 1);
  return (dot === -1 ? word : word.slice(0, dot)).toLowerCase();
}

function build(): Map<string, KnownTool[]> {
  const map = new Map<string, KnownTool[]>();
  const add = (tool: KnownTool): void => {
    const word = wordKey(firstWord.exec(tool.key)?.[0] ?? tool.key);
    const known = map.get(word);
    if (!known) map.set(word, [tool]);
    else if (!known.some(({ key, isExact }) => key === tool.key && isExact === tool.isExact))
      known.push(tool);
  };
  const exact = new Set(listOf(exactCase));
  for (const name of exact)
    add({ name, key: name.toLowerCase(), kind: 'software', isForeign: false, isExact: true });
  for (const name of listOf(software)) {
    if (exact.has(name)) continue;
    add({ name, key: name.toLowerCase(), kind: 'software', isForeign: false, isExact: false });
  }
  for (const [packed, isForeign] of [
    [equipment, false],
    [equipmentAbroad, true],
  ] as const) {
    for (const form of listOf(packed).flatMap(pluralsOf)) {
      add({ name: form, key: form.toLowerCase(), kind: 'equipment', isForeign, isExact: false });
    }
  }
  for (const tools of map.values()) tools.sort((a, b) => b.key.length - a.key.length);
  return map;
}

function pluralsOf(name: string): string[] {
  if (name.endsWith('s')) return [name];
  if (/(?:ch|sh|x|s)$/.test(name)) return [name, `${name}es`];
  return [name, `${name}s`];
}
