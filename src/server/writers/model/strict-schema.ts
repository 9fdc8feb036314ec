import {
  alternativesOf,
  isNullable,
  mapNamesOf,
  mapValueOf,
  type JsonSchema,
} from './json-schema.ts';

/**
 * The schema every provider's strict mode accepts: closed objects, every field required and null where
 * it may be absent, maps as lists of name and value, limits as words. fit-reply.ts is the way back.
 */
export function toStrictSchema(schema: JsonSchema): JsonSchema {
  const alternatives = alternativesOf(schema);
  if (alternatives) return describe({ anyOf: alternatives.map(toStrictSchema) }, schema);
  if (schema.const !== undefined) return { type: typeof schema.const, enum: [schema.const] };
  if (schema.enum) return describe({ type: 'string', enum: schema.enum }, schema);
  if (schema.type === 'object') return toStrictObject(schema);
  if (schema.type === 'array' && schema.items) {
    return describe({ type: 'array', items: toStrictSchema(schema.items) }, schema);
  }
  return describe({ type: schema.type ?? 'string' }, schema);
}

function toStrictObject(schema: JsonSchema): JsonSchema {
  const value = mapValueOf(schema);
  if (!value) return closed(schema, schema.properties ?? {}, schema.required ?? []);
  const names = mapNamesOf(schema);
  if (names) {
    const properties = Object.fromEntries(names.map((name) => [name, value]));
    return closed(schema, properties, schema.required ?? []);
  }
  const entry = closed({}, { name: { type: 'string' }, value }, ['name', 'value']);
  return describe({ type: 'array', items: entry }, schema);
}

function closed(
  described: JsonSchema,
  properties: Record<string, JsonSchema>,
  required: string[],
): JsonSchema {
  const strict = Object.entries(properties).map(([name, property]) => {
    const adapted = toStrictSchema(property);
    const mayBeAbsent = !required.includes(name) && !isNullable(property);
    return [name, mayBeAbsent ? { anyOf: [adapted, { type: 'null' }] } : adapted] as const;
  });
  return describe(
    {
      type: 'object',
      properties: Object.fromEntries(strict),
      required: Object.keys(properties),
      additionalProperties: false,
    },
    described,
  );
}

function describe(adapted: JsonSchema, original: JsonSchema): JsonSchema {
  const description = [original.description, ...limitsInWords(original)].filter(Boolean).join(' ');
  return description ? { ...adapted, description } : adapted;
}

function limitsInWords({ minItems, maxItems, maxLength, minimum, maximum }: JsonSchema): string[] {
  const said: string[] = [];
  if (minItems !== undefined && minItems === maxItems) said.push(`Exactly ${minItems} items.`);
  else if (minItems || maxItems !== undefined) {
    const most = maxItems === undefined ? '' : ` and at most ${maxItems}`;
    said.push(`At least ${minItems ?? 0}${most} items.`);
  }
  // What only keeps the database whole is no advice to a writer.
  if (maxLength !== undefined && maxLength < 5000) said.push(`At most ${maxLength} characters.`);
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    said.push(`From ${minimum} to ${maximum}.`);
  }
  return said;
}
