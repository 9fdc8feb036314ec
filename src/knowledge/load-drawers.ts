import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import {
  candidateSchema,
  type CandidateLanguage,
  type CandidateTexts,
} from './candidate-schema.ts';
import type { Drawer, Kind } from './drawer.ts';
import { employersSchema, listTradesOf, type Employers } from './employers-schema.ts';
import { completeTrade } from './complete-trade.ts';
import { folder } from './folder.ts';
import { isShortTrade, shortTradeSchema } from './short-trade-schema.ts';
import { generalWords } from './general-words.data.ts';
import { toStems } from './to-stems.ts';
import { tradeSchema } from './trade-schema.ts';

/** The first lines of a file: enough to know whom it serves. */
export interface DrawerHead extends Pick<Drawer, 'trade' | 'kind' | 'serves'> {
  file: string;
  /** In small letters, of all countries. */
  titles: ReadonlySet<string>;
  /** What jobs of the trade speak of: terms of its competencies, fields, skills and careers. */
  words: ReadonlySet<string>;
  /** What its people write into a profile, in small letters: its skills and the words of its careers and fields. */
  searched: ReadonlySet<string>;
  /** The activities of a trade that is written in short. */
  work?: ReadonlySet<string>;
}

/** A drawer is some hundred kilobytes once read; the jobs of one morning share few trades. */
const keptDrawers = 12;

const kept = new Map<string, Drawer>();
const keptTexts = new Map<string, CandidateTexts>();
let heads: DrawerHead[] | undefined;
let employers: string[] | undefined;

export function listHeads(): readonly DrawerHead[] {
  heads ??= leaveToSpecialists(
    globSync('trades/*/*.yaml', { cwd: folder })
      .toSorted()
      .map((file) => readHead(file)),
  );
  return heads;
}

/** A title that a wide trade shares with one narrow one is the narrow one's; what several share, the duties decide. */
function leaveToSpecialists(all: readonly DrawerHead[]): DrawerHead[] {
  const owners = new Map<string, DrawerHead[]>();
  for (const head of all)
    for (const title of head.titles) owners.set(title, [...(owners.get(title) ?? []), head]);
  const isTaken = (title: string, head: DrawerHead): boolean => {
    const [one, other, ...more] = owners.get(title) ?? [];
    return more.length === 0 && [one, other].some((owner) => owner !== head && owner?.work);
  };
  return all.map((head) =>
    head.work
      ? head
      : { ...head, titles: new Set([...head.titles].filter((title) => !isTaken(title, head))) },
  );
}

function readHead(file: string): DrawerHead {
  const text = readFileSync(join(folder, file), 'utf8');
  const end = text.search(/^(?:specialties|credentials|called_for_by):/m);
  const { trade, kind, serves, titles } = load(text.slice(0, end)) as Drawer;
  const [, work] = /^work:\s*\[([^\]]*)\]/m.exec(text) ?? [];
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
    searched: listSearched(text),
    ...(work === undefined
      ? {}
      : {
          work: new Set(
            work
              .split(',')
              .map((id) => id.trim())
              .filter(Boolean),
          ),
        }),
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
  return new Set(
    terms
      .map((term) => toStems(term).join(' '))
      .filter((term) => term !== '' && !generalWords.has(term)),
  );
}

const listSearched = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\b(?:search|skills):\s*\[([^\]]*)\]/g)]
      .flatMap(([, list = '']) => list.split(','))
      .map((term) =>
        term
          .trim()
          .replace(/^['"]|['"]$/g, '')
          .toLowerCase(),
      )
      .filter(Boolean),
  );

/** A drawer is read when the first job needs it, and kept for the next. */
export function loadDrawer(file: string): Drawer {
  const known = kept.get(file);
  const name = file.startsWith('trades/') ? basename(file, '.yaml') : null;
  const drawer = known ?? {
    ...readTrade(load(readFileSync(join(folder, file), 'utf8'))),
    employers: name === null ? {} : listEmployers(name),
    file: name,
  };
  kept.delete(file);
  kept.set(file, drawer);
  const [oldest] = kept.keys();
  if (kept.size > keptDrawers && oldest) kept.delete(oldest);
  return drawer;
}

function readTrade(content: unknown): Omit<Drawer, 'employers' | 'file'> {
  if (!isShortTrade(content)) return tradeSchema.parse(content);
  const short = shortTradeSchema.parse(content);
  return completeTrade(short, loadKind(short.kind));
}

/** Reading the whole file would take as long as all else of a first job; a trade needs a few lines of it. */
function listEmployers(trade: string): Employers {
  employers ??= readFileSync(join(folder, 'employers.yaml'), 'utf8').split(/^(?=[a-z])/m);
  const block = employers.find((lines) => {
    const [heading = ''] = lines.split(':', 1);
    return listTradesOf(heading).includes(trade);
  });
  return block ? (Object.values(employersSchema.parse(load(block)))[0] ?? {}) : {};
}

/** Null where nobody has written them yet. */
export function loadCandidateTexts(language: CandidateLanguage, kind: Kind): CandidateTexts | null {
  const file = join(folder, `languages/${language}/${kind}.yaml`);
  const known = keptTexts.get(file);
  if (known) return known;
  if (!existsSync(file)) return null;
  const texts = candidateSchema.parse(load(readFileSync(file, 'utf8')));
  keptTexts.set(file, texts);
  return texts;
}

export const loadKind = (kind: Kind): Drawer => loadDrawer(`kinds/${kind}.yaml`);
