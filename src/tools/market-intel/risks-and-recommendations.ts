import { isBlank } from '../reading/blank.ts';
import { readLabelled, type Labelled } from '../reading/labelled.ts';
import { readList, readObject, type Reader } from '../reading/object.ts';
import { readText, readTextList } from '../reading/text.ts';

const readRiskFields = readObject(
  { title: readText, name: readText, risk: readText, description: readText, impact: readText },
  { plain: 'title' },
);

const readRecommendationFields = readObject(
  { title: readText, recommendation: readText, strategy: readText, description: readText },
  { plain: 'recommendation' },
);

export const readRisks = readMixedList({
  readItem: (value) => withFirst(readRiskFields(value), ['title', 'name', 'risk']),
  fromEntry: ({ label, text }) => ({
    title: label,
    name: '',
    risk: '',
    description: text,
    impact: '',
  }),
});

export const readRecommendations = readMixedList({
  readItem: (value) =>
    withFirst(readRecommendationFields(value), ['recommendation', 'strategy', 'description']),
  fromEntry: ({ label, text }) => ({
    title: label,
    recommendation: text,
    strategy: '',
    description: '',
  }),
});

/** The first of several names stands for the one that has a text; the others keep what they say beyond it. */
function withFirst<K extends string, T extends Record<K, string>>(
  item: T,
  names: readonly [K, ...K[]],
): T {
  const said = names.find((name) => item[name] !== '') ?? names[0];
  const repeats = names.filter((name) => item[name] === item[said]);
  const blanked = Object.fromEntries(repeats.map((name) => [name, '']));
  return { ...item, ...blanked, [names[0]]: item[said] };
}

interface MixedItem<T> {
  readItem: Reader<T>;
  fromEntry: (entry: Labelled) => T;
}

/** A list of texts or objects, one text of several lines, one object, or a map from names to texts. */
function readMixedList<T>({ readItem, fromEntry }: MixedItem<T>): Reader<T[]> {
  return (value) => {
    if (Array.isArray(value)) return readList(readItem)(value);
    if (typeof value === 'string') return readTextList(value).map(readItem);
    const single = readItem(value);
    return isBlank(single) ? readLabelled(value).map(fromEntry) : [single];
  };
}
