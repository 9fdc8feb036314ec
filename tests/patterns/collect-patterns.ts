import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import type { Pattern } from './find-slow-run.ts';

const root = join(import.meta.dirname, '../..');
const isTest = /\.test\.tsx?$|\/(?:testing|fixtures|samples|writing-suite|permissions)\//;

/**
 * What looks at one unit of a text at a time: the layout cuts every line at 900 characters before, and
 * `read-job.slow.test.ts` and `attack.slow.test.ts` see that whole texts take time by their length.
 */
const meetsUnits =
  /^src\/(?:reading\/(?:fields|facts|form|occupation|stored|missing)|market\/(?:occupations|places))\//;

/** Every file of the product whose code may meet what somebody typed, of any length. */
export function listSources(): string[] {
  return globSync('src/{shared,market,reading,knowledge,tools,server}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isTest.test(file) && !meetsUnits.test(file))
    .sort();
}

/** Every pattern that stands in the code as such, once. */
export function collectPatterns(): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const file of listSources()) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes('/')) continue;
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    for (const { pattern: source, flags } of listLiterals(parseAst(text, { lang }))) {
      const known = found.get(`/${source}/${flags}`) ?? { source, flags, files: [] };
      found.set(`/${source}/${flags}`, { ...known, files: [...known.files, file] });
    }
  }
  return [...found.values()];
}

interface Literal {
  pattern: string;
  flags: string;
}

function listLiterals(node: unknown): Literal[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node && node.regex) return [node.regex as Literal];
  return Object.values(node).flatMap(listLiterals);
}
