import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { load } from 'js-yaml';

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.yaml') && !name.startsWith('kinds'),
);

function listCareers(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listCareers);
  if (typeof value !== 'object' || value === null) return [];
  const { name, moves_for: moves } = value as Record<string, unknown>;
  const own = typeof name === 'string' && moves !== undefined ? [name] : [];
  return [...own, ...Object.values(value).flatMap(listCareers)];
}

const noPerson =
  /^(?:works|runs|leads|sells|does|handles|holds|keeps|teaches|manages|drives|comes|serves|delivers|cleans|writes|makes|builds|owns|supports|advises|plans|organizes|knows|in|on|from|at)\b(?!-)/i;

it('names every career as somebody, and not as what they do', () => {
  const careers = files.flatMap((name) =>
    listCareers(load(readFileSync(join(root, name), 'utf8'))),
  );
  expect(careers.length).toBeGreaterThan(1000);
  expect(careers.filter((name) => noPerson.test(name))).toEqual([]);
});
