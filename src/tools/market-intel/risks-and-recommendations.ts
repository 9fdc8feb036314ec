import { isBlank } from '../reading/blank.ts';
import { readLabelled, type Labelled } from '../reading/labelled.ts';
import { alsoNamed, readList, readObject, type Reader } from '../reading/object.ts';
import { readText, readTextList } from '../reading/text.ts';

const readRiskFields = readObject(
  { title: alsoNamed(readText, 'name'), risk: readText, description: readText, impact: readText },
  { plain: 'title' },
);

const readRecommendation = readObject(
  { title: readText, recommendation: alsoNamed(readText, 'strategy', 'description') },
  { plain: 'recommendation' },
);

export const readRisks = readMixedList({
  readItem: readRisk,
  fromEntry: ({ label, text }) => ({ title: label, description: text, impact: '' }),
});

export const readRecommendations = readMixedList({
  readItem: readRecommendation,
  fromEntry: ({ label, text }) => ({ title: label, recommendation: text }),
});

/** What an item calls its risk is its title, or part of the description where it has a title of its own. */
function readRisk(value: unknown) {
  const { title, risk, description, impact } = readRiskFields(value);
  if (title === '') return { title: risk, description, impact };
  return {
    title,
    description: [risk, description].filter((text) => text !== '').join('\n'),
    impact,
  };
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
