import { isBlank } from './blank.ts';
import { isRecord, type StoredRecord } from './decode-stored.ts';

export type Reader<T> = (value: unknown) => T;
type Field<T> = Reader<T> | AliasedField<T>;
type Fields = Record<string, Field<unknown>>;
type ReadFields<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

interface AliasedField<T> {
  read: Reader<T>;
  alsoNamed: readonly string[];
}

interface ObjectOptions<F extends Fields> {
  /** Where text goes that stands in place of the object. */
  plain?: keyof F & string;
}

/** A field that was also stored under other names. */
export function alsoNamed<T>(read: Reader<T>, ...names: string[]): AliasedField<T> {
  return { read, alsoNamed: names };
}

/** The value of the first of these keys that has one; letter case and underscores do not matter. */
export function pick(value: unknown, ...keys: string[]): unknown {
  if (!isRecord(value)) return undefined;
  for (const key of keys) {
    const found = valueOf(value, key);
    if (!isBlank(found)) return found;
  }
  return undefined;
}

/** Reads every field, whatever the value is. */
export function readObject<F extends Fields>(
  fields: F,
  { plain }: ObjectOptions<F> = {},
): Reader<ReadFields<F>> {
  return (value) => {
    const source = toRecord(value, plain);
    const read = Object.entries(fields).map(([name, field]) => {
      if (typeof field === 'function') return [name, field(pick(source, name))];
      return [name, field.read(pick(source, name, ...field.alsoNamed))];
    });
    return Object.fromEntries(read) as ReadFields<F>;
  };
}

/** Reads each item and leaves out what has nothing to show; one item may stand without a list. */
export function readList<T>(readItem: Reader<T>): Reader<T[]> {
  return (value) => {
    const items = Array.isArray(value) ? value : [value];
    return items.map(readItem).filter((item) => !isBlank(item));
  };
}

function toRecord(value: unknown, plain: string | undefined): unknown {
  if (isRecord(value) || plain === undefined) return value;
  return { [plain]: value };
}

function valueOf(record: StoredRecord, key: string): unknown {
  if (Object.hasOwn(record, key)) return record[key];
  const wanted = normalize(key);
  const found = Object.keys(record).find((candidate) => normalize(candidate) === wanted);
  return found === undefined ? undefined : record[found];
}

function normalize(key: string): string {
  return key.toLowerCase().replaceAll(/[_\s-]/g, '');
}
