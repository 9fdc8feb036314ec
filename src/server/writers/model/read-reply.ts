import { z } from 'zod';
import { findJson, isCut } from './find-json.ts';
import { fitReply } from './fit-reply.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';
import { findOtherLanguage } from './written-language.ts';

export type ReplyProblem =
  | 'empty'
  | 'refused'
  | 'cut'
  | 'not-json'
  | 'mismatch'
  | 'other-language'
  | 'too-long';

export type ReadReply =
  | { words: unknown; problem?: undefined }
  | { problem: ReplyProblem; /** For the model, which is asked once more. */ detail: string };

interface Reply {
  text: string;
  finishReason: string;
}

interface ReadParts {
  writing: z.ZodType;
  /** Whatever else the words must pass; throws a ZodError when they do not. */
  accept: (words: unknown) => void;
  /** Words that were quoted from a text are in its language. */
  anyLanguage?: boolean;
}

/** The words out of whatever the model sent, or what is wrong with it. */
export function readReply(
  { text, finishReason }: Reply,
  { writing, accept, anyLanguage = false }: ReadParts,
): ReadReply {
  if (finishReason === 'content-filter') {
    return { problem: 'refused', detail: 'The reply was withheld.' };
  }
  if (text.trim() === '') return { problem: 'empty', detail: 'The reply was empty.' };
  const schema = toJsonSchema(writing);
  const candidates = findJson(text).flatMap((value) => [value, ...unwrap(value, schema)]);
  let mismatch: string | undefined;
  for (const candidate of candidates) {
    const parsed = writing.safeParse(fitReply(candidate, schema));
    const refused = parsed.success ? refusalOf(() => accept(parsed.data)) : parsed.error;
    if (parsed.success && !refused) {
      return anyLanguage ? { words: parsed.data } : inEnglish(parsed.data);
    }
    if (refused && sharesFields(candidate, schema)) mismatch ??= describeIssues(refused);
  }
  if (mismatch) return { problem: 'mismatch', detail: mismatch };
  return withoutObject(text, finishReason);
}

function withoutObject(text: string, finishReason: string): ReadReply {
  if (finishReason === 'length' || finishReason === 'interrupted' || isCut(text)) {
    return {
      problem: 'cut',
      detail: 'The reply ended before the JSON object was complete. Write more briefly.',
    };
  }
  if (
    !text.includes('{') &&
    /\b(?:can(?:'|’)?t|cannot|unable|won(?:'|’)t|sorry|not able)\b/i.test(text)
  ) {
    return {
      problem: 'refused',
      detail: 'The reply was a refusal, not the JSON object asked for.',
    };
  }
  return { problem: 'not-json', detail: 'The reply was not one valid JSON object.' };
}

function inEnglish(words: unknown): ReadReply {
  const language = findOtherLanguage(textsOf(words).join('\n'));
  if (!language) return { words };
  return { problem: 'other-language', detail: `The texts were in ${language}. Write in English.` };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Some models put the object into another one, under the tool's name or "result". */
function unwrap(value: Record<string, unknown>, schema: JsonSchema): Record<string, unknown>[] {
  const inner = Object.values(value);
  if (inner.length !== 1 || sharesFields(value, schema)) return [];
  const [only] = inner;
  const isObject = typeof only === 'object' && only !== null && !Array.isArray(only);
  return isObject ? [only as Record<string, unknown>] : [];
}

const sharesFields = (value: Record<string, unknown>, { properties = {} }: JsonSchema) =>
  Object.keys(properties).some((name) => name in value);

function refusalOf(check: () => void): z.ZodError | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof z.ZodError) return error;
    throw error;
  }
}

const mostIssues = 12;

const describeIssues = ({ issues }: z.ZodError) =>
  issues
    .slice(0, mostIssues)
    .map(({ path, message }) => `${path.join('.') || 'The object'}: ${message}.`)
    .join(' ');
