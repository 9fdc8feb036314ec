import { rankByRules } from '#reading/fields/employer/rank-by-rules.ts';
import { listWithSignals } from '#reading/fields/employer/learned/weigh-names.ts';
import { makeFieldUnits } from '#reading/fields/field-unit.ts';
import { readTitle } from '#reading/fields/title/read-title.ts';
import { readLanguage } from '#reading/language.ts';
import { readTextUnits } from '#reading/read-units.ts';
import type { Example } from './learn-choice.ts';
import { compare, hashName, isUnsaid } from './names.ts';

interface Listed {
  none: string[];
  names: { key: string; signals: string[] }[];
  isForClient: boolean;
}

function listNames(text: string): Listed | null {
  const language = readLanguage(text);
  if (language !== null && language !== 'en') return null;
  const units = makeFieldUnits(readTextUnits(text, {}));
  const source = { units, text, language, country: null };
  const title = readTitle(source)?.value ?? null;
  const ruled = rankByRules(source, title);
  const { none, names } = listWithSignals({ units, text, title, ruled });
  return {
    none,
    names: names.map(({ house, signals }) => ({ key: house.key, signals })),
    isForClient: ruled.isForClient,
  };
}

const toExample = (
  { none, names }: Listed,
  { right, near }: { right: ReadonlySet<string>; near: ReadonlySet<string> },
  weight: number,
): Example => ({
  none,
  names: names.map(({ key, signals }) => ({
    signals,
    isRight: right.has(key),
    isNear: near.has(key),
  })),
  weight,
});

const ofReader = 4;
const ofColumn = 1;
const ofSilence = 0.5;

/** An advertisement of which a reader told the employer, by short hashes of its names; none where it has none. */
export function fromReader(text: string, names: string, also: string): Example | null {
  const listed = listNames(text);
  if (!listed) return null;
  const keysOf = (hashes: string): string[] =>
    listed.names.map(({ key }) => key).filter((key) => hashes.split(' ').includes(hashName(key)));
  const [first, second] = [keysOf(names), keysOf(also)];
  const isLost = names !== '' && first.length + second.length === 0;
  if (isLost) return null;
  const right = new Set(names === '' ? [] : first.length > 0 ? first : second);
  const near = new Set(names === '' ? [] : [...first, ...second].filter((key) => !right.has(key)));
  return toExample(listed, { right, near }, ofReader);
}

/** An advertisement whose employer stands in a column; without its head it may name nobody. */
export function fromColumn(text: string, column: string, hasHead: boolean): Example | null {
  const listed = listNames(text);
  if (!listed || (listed.isForClient && !hasHead)) return null;
  const by = Map.groupBy(listed.names, ({ key }) => compare(key, column));
  const keys = (kind: 'same' | 'start' | 'near'): string[] =>
    (by.get(kind) ?? []).map(({ key }) => key);
  const starts = (by.get('start') ?? [])
    .filter(({ signals }) => signals.includes('known:none'))
    .map(({ key }) => key);
  const right = new Set(keys('same').length > 0 ? keys('same') : starts);
  const others = [...keys('start'), ...keys('near')].filter((key) => !right.has(key));
  if (right.size > 0) {
    const isAgency = listed.names.some(
      ({ key, signals }) => right.has(key) && signals.includes('agency'),
    );
    return isAgency ? null : toExample(listed, { right, near: new Set(others) }, ofColumn);
  }
  if (hasHead || others.length > 0 || !isUnsaid(column, text)) return null;
  return toExample(listed, { right, near: new Set() }, ofSilence);
}

/** An advertisement whose address ends in the employer's name. */
export function fromAddress(text: string, ending: string, title: string): Example | null {
  const listed = listNames(text);
  if (!listed) return null;
  const slug = (name: string): string => name.toLowerCase().replace(/[^a-z\d]+/g, '-');
  const named = listed.names
    .map(({ key }) => key)
    .filter((key) => ending.endsWith(`-${slug(key)}`) && !slug(title).endsWith(slug(key)))
    .toSorted((a, b) => b.length - a.length);
  const [longest] = named;
  if (longest === undefined || longest.length < 4) return null;
  return toExample(listed, { right: new Set([longest]), near: new Set(named.slice(1)) }, ofColumn);
}
