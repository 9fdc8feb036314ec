import { z } from 'zod';

/** As much of JSON Schema as zod writes for words. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** What the words must be before they are parsed. */
export function toJsonSchema(writing: z.ZodType): JsonSchema {
  return z.toJSONSchema(writing, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

export const alternativesOf = (schema: JsonSchema): JsonSchema[] | undefined =>
  schema.anyOf ?? schema.oneOf;

export const isNullable = (schema: JsonSchema): boolean =>
  schema.type === 'null' ||
  (Array.isArray(schema.type) && schema.type.includes('null')) ||
  (alternativesOf(schema)?.some(isNullable) ?? false);

/** The schema of the values of a map from names to values; nothing for an object of known fields. */
export function mapValueOf({
  properties,
  additionalProperties,
}: JsonSchema): JsonSchema | undefined {
  if (properties || typeof additionalProperties !== 'object') return undefined;
  return additionalProperties;
}

/** The names a map may have, where they are known. */
export const mapNamesOf = ({ propertyNames }: JsonSchema): string[] | undefined =>
  propertyNames?.enum?.filter((name) => typeof name === 'string');
