import { cutText } from '#shared/cut-text.ts';
import {
  alternativesOf,
  isNullable,
  mapNamesOf,
  mapValueOf,
  type JsonSchema,
} from './json-schema.ts';

/**
 * Puts a reply into the shape of the words as far as that loses nothing: lists of name and value back
 * into maps, null for an absent field, a lone text where a list is meant, one item or letter too many.
 * What still does not fit is refused by the schema of the words itself.
 */
export function fitReply(value: unknown, schema: JsonSchema): unknown {
  const alternatives = alternativesOf(schema);
  if (alternatives) return fitAlternative(value, alternatives);
  if (value === null || value === undefined) return value;
  if (schema.enum) return fitChoice(value, schema.enum);
  switch (schema.type) {
    case 'object':
      return fitObject(value, schema);
    case 'array':
      return fitList(value, schema);
    case 'string':
      return fitText(value, schema);
    case 'number':
    case 'integer':
      return fitNumber(value);
    case 'boolean':
      return fitFlag(value);
    default:
      return value;
  }
}

function fitAlternative(value: unknown, alternatives: JsonSchema[]): unknown {
  if (value === null || value === undefined) return null;
  const others = alternatives.filter(({ type }) => type !== 'null');
  const [only] = others;
  if (others.length === 1 && only) return fitReply(value, only);
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const ofKind = others.find(({ type }) => type === kind);
  return ofKind ? fitReply(value, ofKind) : value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fitObject(value: unknown, schema: JsonSchema): unknown {
  const item = mapValueOf(schema);
  if (item) return fitMap(value, schema, item);
  if (!isObject(value)) return value;
  const properties = schema.properties ?? {};
  const required = new Set(schema.required);
  const fitted = Object.entries(properties).flatMap(([name, property]) => {
    const given = fitReply(value[name], property);
    const isAbsent =
      given === undefined || (given === null && !required.has(name) && !isNullable(property));
    return isAbsent ? [] : [[name, given] as const];
  });
  return Object.fromEntries(fitted);
}

function fitMap(value: unknown, schema: JsonSchema, item: JsonSchema): unknown {
  const entries = Array.isArray(value) ? value.flatMap(readEntry) : entriesOf(value);
  if (!entries) return value;
  const names = mapNamesOf(schema);
  return Object.fromEntries(
    entries
      .filter(([name, given]) => given !== null && (!names || names.includes(name)))
      .map(([name, given]) => [fitText(name, schema.propertyNames ?? {}), fitReply(given, item)]),
  );
}

const entriesOf = (value: unknown): [string, unknown][] | undefined =>
  isObject(value) ? Object.entries(value) : undefined;

function readEntry(entry: unknown): [string, unknown][] {
  if (!isObject(entry)) return [];
  if (typeof entry.name === 'string' && 'value' in entry) return [[entry.name, entry.value]];
  return Object.entries(entry);
}

function fitList(value: unknown, { items, maxItems }: JsonSchema): unknown {
  const list = Array.isArray(value) ? value : [value];
  const kept = list.filter((item) => item !== null && item !== '');
  const fitted = items ? kept.map((item) => fitReply(item, items)) : kept;
  return maxItems === undefined ? fitted : fitted.slice(0, maxItems);
}

function fitText(value: unknown, { maxLength }: JsonSchema): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) {
    return fitText(value.join('\n'), maxLength === undefined ? {} : { maxLength });
  }
  if (typeof value !== 'string') return value;
  const text = value.toWellFormed().replaceAll('\0', '').trim();
  return maxLength !== undefined && text.length > maxLength ? shorten(text, maxLength) : text;
}

/** The whole sentences that fit, else the whole words. */
function shorten(text: string, maxLength: number): string {
  const head = cutText(text, maxLength);
  const sentenceEnd = Math.max(...['. ', '! ', '? ', '.\n'].map((end) => head.lastIndexOf(end)));
  if (sentenceEnd > maxLength / 2) return head.slice(0, sentenceEnd + 1);
  const wordEnd = head.lastIndexOf(' ');
  return wordEnd > maxLength / 2 ? head.slice(0, wordEnd) : head;
}

function fitNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const number = Number(value.replaceAll(/[,%\s]/g, ''));
  return value.trim() === '' || Number.isNaN(number) ? value : number;
}

function fitFlag(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim().toLowerCase();
  if (text === 'true' || text === 'yes') return true;
  return text === 'false' || text === 'no' ? false : value;
}

const simplify = (choice: unknown) =>
  String(choice)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

function fitChoice(value: unknown, choices: unknown[]): unknown {
  if (choices.includes(value)) return value;
  return choices.find((choice) => simplify(choice) === simplify(value)) ?? value;
}
