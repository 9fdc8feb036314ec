import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { folder } from './folder.ts';
import { sectorSchema, type Sector } from './sector-schema.ts';

/** By which words a sector is told; the rest of it is read when a job needs it. */
export interface SectorHead {
  id: string;
  said: readonly string[];
  is: readonly string[];
  /** Names of well-known houses of it. */
  houses: readonly string[];
  /** What only its houses demand. */
  condition: string | null;
  /** Only public bodies belong to it. */
  isPublic: boolean;
  block: string;
}

let heads: SectorHead[] | undefined;
const kept = new Map<string, Sector>();

/** Reading the whole file would take as long as all else of a first job. */
export function listSectors(): readonly SectorHead[] {
  heads ??= readFileSync(join(folder, 'sectors.yaml'), 'utf8')
    .split(/^(?=[a-z])/m)
    .filter((block) => /^[a-z]/.test(block))
    .map((block) => ({
      id: block.slice(0, block.indexOf(':')),
      said: listTerms(block, 'said'),
      is: listTerms(block, 'is'),
      houses: listHouses(block),
      condition: /\n  condition: (\w+)/.exec(block)?.[1] ?? null,
      isPublic: block.includes('\n  public_houses: true'),
      block,
    }));
  return heads;
}

/** Lists of words are written in brackets. */
function listTerms(block: string, field: string): string[] {
  const start = block.indexOf(`\n  ${field}:`);
  const open = block.indexOf('[', start);
  return block
    .slice(open + 1, block.indexOf(']', open))
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);
}

/** All names under `large`, whatever the country. */
function listHouses(block: string): string[] {
  const start = block.indexOf('\n  large:');
  if (start === -1) return [];
  return [...block.slice(start).matchAll(/\[([^[\]]*)\]/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
}

export function loadSector({ id, block }: SectorHead): Sector {
  const known = kept.get(id);
  if (known) return known;
  const [body] = Object.values(load(block) as Record<string, unknown>);
  const sector = { id, ...sectorSchema.parse(body) };
  kept.set(id, sector);
  return sector;
}
