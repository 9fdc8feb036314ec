import { z } from 'zod';
import { readLabelled, type Labelled } from './labelled.ts';
import { readFlag, readFraction, readNumber, readPercent, readScore } from './number.ts';
import { alsoNamed, readList, readObject, type Reader } from './object.ts';
import { readText, readTextList } from './text.ts';

type Shape = Record<string, z.ZodType>;
type Wrapped<S> = { unwrap: () => S };
type Text = z.ZodString | z.ZodEnum;

/** What a schema cannot say of the ways in which its objects were also stored. */
interface ObjectHints<Fields> {
  /** The field that takes a text in place of the object; "text" keeps it beside the others where none can. */
  plain?: (keyof Fields & string) | 'text';
  /** Other names of a field. */
  alsoNamed?: { [Name in keyof Fields]?: readonly string[] };
  /** A field with a reader of its own, or with hints for the objects in it. */
  fields?: { [Name in keyof Fields]?: Reader<unknown> | Hints<Fields[Name]> };
}

type Hints<S> =
  S extends Wrapped<infer Inner>
    ? Hints<Inner>
    : S extends { shape: infer Fields }
      ? ObjectHints<Fields>
      : never;

type HintOf<H, Name> = H extends { fields: infer Own }
  ? Name extends keyof Own
    ? Own[Name]
    : unknown
  : unknown;

type PlainText<H, Fields> = H extends { plain: 'text' }
  ? Fields extends { text: unknown }
    ? unknown
    : { text: string }
  : unknown;

type ListOf<Item, H> = Item extends Text ? string[] : ReadAs<Item, H>[];

/** What is read by a schema: its own form, with nothing missing and numbers null where there are none. */
export type ReadAs<S, H = unknown> =
  H extends Reader<infer T>
    ? T
    : S extends z.ZodArray<infer Item>
      ? ListOf<Item, H>
      : S extends Wrapped<infer Inner>
        ? ReadAs<Inner, H>
        : S extends Text
          ? string
          : S extends z.ZodNumber
            ? number | null
            : S extends z.ZodBoolean
              ? boolean
              : S extends z.ZodRecord<z.ZodString, z.ZodString>
                ? Labelled[]
                : S extends { shape: infer Fields }
                  ? { -readonly [N in keyof Fields]: ReadAs<Fields[N], HintOf<H, N>> } & PlainText<
                      H,
                      Fields
                    >
                  : never;

/** The lenient reader of what a strict schema stores: each kind of field is read as its kind, whatever is there. */
export function readerFor<S extends z.ZodType, const H extends Hints<S>>(
  schema: S,
  hints?: H,
): Reader<ReadAs<S, H>> {
  return choose(schema, hints ?? {}) as Reader<ReadAs<S, H>>;
}

function choose(schema: unknown, hints: ObjectHints<Shape>): Reader<unknown> {
  if (schema instanceof z.ZodArray) {
    return isText(schema.element) ? readTextList : readList(choose(schema.element, hints));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return choose(schema.unwrap(), hints);
  }
  if (schema instanceof z.ZodObject) return chooseObject(schema.shape, hints);
  if (schema instanceof z.ZodNumber) return chooseNumber(schema);
  if (schema instanceof z.ZodBoolean) return readFlag;
  if (schema instanceof z.ZodRecord && isText(schema.valueType)) return readLabelled;
  if (isText(schema)) return readText;
  throw new Error('A field of this kind needs a reader of its own.');
}

function chooseObject(shape: Shape, { plain, alsoNamed: names, fields }: ObjectHints<Shape>) {
  const own = Object.entries(shape).map(([name, schema]) => {
    const hint: Reader<unknown> | ObjectHints<Shape> = fields?.[name] ?? {};
    const read = typeof hint === 'function' ? hint : choose(schema, hint);
    return [name, alsoNamed(read, ...(names?.[name] ?? []))] as const;
  });
  const all = Object.fromEntries(plain === 'text' ? [beside, ...own] : own);
  return readObject(all, { plain });
}

const beside = ['text', alsoNamed<unknown>(readText)] as const;

/** Shares, scores and percentages are known by how far they go. */
function chooseNumber({ maxValue }: z.ZodNumber): Reader<number | null> {
  if (maxValue === 1) return readFraction;
  if (maxValue === 10) return readScore;
  return maxValue === 100 ? readPercent : readNumber;
}

function isText(schema: unknown): boolean {
  return schema instanceof z.ZodString || schema instanceof z.ZodEnum;
}
