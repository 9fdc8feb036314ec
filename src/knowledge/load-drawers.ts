import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import {
  candidateSchema,
  type CandidateLanguage,
  type CandidateTexts,
} from './candidate-schema.ts';
import type { Drawer, Kind } from './drawer.ts';
import { employersSchema, listTradesOf, type Employers } from './employers-schema.ts';
import { folder } from './folder.ts';
import { toStems } from './to-stems.ts';
import { tradeSchema } from './trade-schema.ts';

/** The first lines of a file: enough to know whom it serves. */
export interface DrawerHead extends Pick<Drawer, 'trade' | 'kind' | 'serves'> {
  file: string;
  /** In small letters, of all countries. */
  titles: ReadonlySet<string>;
  /** What jobs of the trade speak of: terms of its competencies, fields, skills and careers. */
  words: ReadonlySet<string>;
}

/** A drawer is some hundred kilobytes once read; the jobs of one morning share few trades. */
const keptDrawers = 12;

const kept = new Map<string, Drawer>();
const keptTexts = new Map<string, CandidateTexts>();
let heads: DrawerHead[] | undefined;
let employers: string[] | undefined;

export function listHeads(): readonly DrawerHead[] {
  heads ??= globSync('trades/*/*.yaml', { cwd: folder })
    .toSorted()
    .map((file) => readHead(file));
  return heads;
}

function readHead(file: string): DrawerHead {
  const text = readFileSync(join(folder, file), 'utf8');
  const end = text.search(/^(?:specialties|credentials):/m);
  const { trade, kind, serves, titles } = parse(text.slice(0, end)) as Drawer;
  return {
    file,
    trade,
    kind,
    serves,
    titles: new Set(
      [trade, ...Object.values(titles).flat(), ...listTitlesOfSettings(text)].map((title) =>
        title.toLowerCase(),
      ),
    ),
    words: listTerms(text),
  };
}

/** Those of the trade stand at the left edge. */
const listTitlesOfSettings = (text: string): string[] =>
  [...text.matchAll(/^    titles:\s*\[([^\]]*)\]/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((title) => title.trim())
      .filter(Boolean),
  );

/** Lists of terms are written in brackets; reading a whole file for them would take too long at the start. */
function listTerms(text: string): Set<string> {
  // What belongs to one setting says nothing of the trade: others speak of physics and of wards too.
  const general = text
    .split(/^ {2}- /m)
    .filter((item) => !/[\s{,]in_settings:/.test(item))
    .join('\n')
    .replace(/^ {4}skills:\s*\[[^\]]*\]/gm, '');
  const lists = general.matchAll(/\b(?:called_for_by|search|skills):\s*\[([^\]]*)\]/g);
  const terms = [...lists].flatMap(([, list = '']) => list.split(','));
  return new Set(terms.map((term) => toStems(term).join(' ')).filter(Boolean));
}

/** A drawer is read when the first job needs it, and kept for the next. */
export function loadDrawer(file: string): Drawer {
  const known = kept.get(file);
  const name = file.startsWith('trades/') ? basename(file, '.yaml') : null;
  const drawer = known ?? {
    ...tradeSchema.parse(parse(readFileSync(join(folder, file), 'utf8'))),
    employers: name === null ? {} : listEmployers(name),
    file: name,
  };
  kept.delete(file);
  kept.set(file, drawer);
  const [oldest] = kept.keys();
  if (kept.size > keptDrawers && oldest) kept.delete(oldest);
  return drawer;
}

/** Reading the whole file would take as long as all else of a first job; a trade needs a few lines of it. */
function listEmployers(trade: string): Employers {
  employers ??= readFileSync(join(folder, 'employers.yaml'), 'utf8').split(/^(?=[a-z])/m);
  const block = employers.find((lines) => {
    const [heading = ''] = lines.split(':', 1);
    return listTradesOf(heading).includes(trade);
  });
  return block ? (Object.values(employersSchema.parse(parse(block)))[0] ?? {}) : {};
}

/** Null where nobody has written them yet. */
export function loadCandidateTexts(language: CandidateLanguage, kind: Kind): CandidateTexts | null {
  const file = join(folder, `languages/${language}/${kind}.yaml`);
  const known = keptTexts.get(file);
  if (known) return known;
  if (!existsSync(file)) return null;
  const texts = candidateSchema.parse(parse(readFileSync(file, 'utf8')));
  keptTexts.set(file, texts);
  return texts;
}

export const loadKind = (kind: Kind): Drawer => loadDrawer(`kinds/${kind}.yaml`);
