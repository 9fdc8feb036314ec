import { isBlank } from './blank.ts';
import { isRecord } from './decode-stored.ts';
import { toLabel } from './label.ts';
import { pick, type Reader } from './object.ts';
import { readText } from './text.ts';

export interface Labelled {
  label: string;
  text: string;
}

const labelKeys = ['label', 'name', 'title'];

/** A map from names to something, in its order, each value read and carrying its name. */
export function readMap<T extends object>(readValue: Reader<T>): Reader<(T & { label: string })[]> {
  return (value) => {
    const entries: [string, unknown][] = isRecord(value)
      ? Object.entries(value)
      : listEntries(value);
    return entries.flatMap(([label, item]) => {
      const read = readValue(item);
      return isBlank(read) ? [] : [{ ...read, label }];
    });
  };
}

/** A map of texts; also a list of texts, or of objects with a label. */
export const readLabelled: Reader<Labelled[]> = (value) => {
  return readMap((item) => ({ text: readText(item) }))(value).map(({ label, text }) => ({
    label: toLabel(label),
    text,
  }));
};

function listEntries(value: unknown): [string, unknown][] {
  const items = Array.isArray(value) ? value : [value];
  return items.map((item) => {
    if (!isRecord(item)) return ['', item];
    const label = readText(pick(item, ...labelKeys));
    const rest = Object.entries(item).filter(([key]) => !labelKeys.includes(key));
    const [only] = rest;
    return [label, rest.length === 1 && only ? only[1] : Object.fromEntries(rest)];
  });
}
