import { alternativesOf, mapNamesOf, mapValueOf, type JsonSchema } from '../model/json-schema.ts';

/** Words as a model in strict mode sends them: maps as lists of name and value, null for what is absent. */
export function toStrictReply(words: unknown, schema: JsonSchema): unknown {
  const alternatives = alternativesOf(schema);
  if (alternatives) {
    const chosen = alternatives.find(({ type }) => type !== 'null');
    return words === null || words === undefined || !chosen ? null : toStrictReply(words, chosen);
  }
  if (words === undefined) return null;
  if (Array.isArray(words)) return words.map((item) => toStrictReply(item, schema.items ?? {}));
  if (typeof words !== 'object' || words === null) return words;
  const value = mapValueOf(schema);
  const entries = Object.entries(words);
  if (value && !mapNamesOf(schema)) {
    return entries.map(([name, inner]) => ({ name, value: toStrictReply(inner, value) }));
  }
  const fields = value
    ? (mapNamesOf(schema) ?? []).map((name) => [name, value] as const)
    : Object.entries(schema.properties ?? {});
  const given = Object.fromEntries(entries);
  return Object.fromEntries(
    fields.map(([name, inner]) => [name, toStrictReply(given[name], inner)]),
  );
}
