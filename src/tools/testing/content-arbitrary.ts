import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const longestList = 2;

/** Words of several scripts, long words, markup and merge fields, as people and models write them. */
const someWords = fc.constantFrom(
  'Nights',
  'A patient limit of five, in writing',
  'Elektroinstallationsmeisterprüfungsvorbereitungslehrgang',
  'ممرضة مسجلة في المستشفى',
  '夜勤の看護師を募集しています',
  '<img src=x onerror=alert(1)> & "quotes"',
  '{{first_name}}, still good?\n\nSTOP ends texts',
  '10% of $48-$52/hr',
  'High',
  'a',
  'x'.repeat(200),
);

/** Contents that a tool's schema allows, of every form it allows. */
export function arbitraryContent(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromSchema(z.toJSONSchema(schema, { unrepresentable: 'any' }));
}

function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(asSchema(choice))));
  switch (schema.type) {
    case 'object':
      return fromObject(schema);
    case 'array':
      return fc.array(fromSchema(asSchema(schema.items)), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, longestList),
      });
    case 'string':
      return someWords.map((text) => text.slice(0, schema.maxLength ?? text.length));
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 5000, 5000) });
    case 'number':
      return fc.double({
        min: schema.minimum ?? 0,
        max: schema.maximum ?? 100,
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`No arbitrary for ${JSON.stringify(schema)}`);
  }
}

function fromObject(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0 && typeof schema.additionalProperties === 'object') {
    const names = asSchema(schema.propertyNames);
    return fc.dictionary(
      fromSchema(names).map(String),
      fromSchema(asSchema(schema.additionalProperties)),
      { maxKeys: longestList },
    );
  }
  return fc.record(
    Object.fromEntries(properties.map(([name, value]) => [name, fromSchema(asSchema(value))])),
    { requiredKeys: (schema.required ?? []) as never[] },
  );
}

function asSchema(schema: unknown): JsonSchema {
  return typeof schema === 'object' && schema !== null
    ? (schema as JsonSchema)
    : { type: 'string' };
}
