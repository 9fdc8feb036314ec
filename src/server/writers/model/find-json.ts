import { jsonrepair } from 'jsonrepair';

/**
 * Every JSON object in a reply, the likeliest first: the reply itself, what stands between fences, and
 * what stands between braces anywhere, the last before the first because an echoed prompt comes first.
 */
export function findJson(reply: string): Record<string, unknown>[] {
  const text = reply.replace(/^\uFEFF/, '').trim();
  const fenced = [...text.matchAll(/```(?:\w+)?\s*\n?([\s\S]*?)```/g)].map(
    ([, inside = '']) => inside,
  );
  const candidates = [text, ...fenced.toReversed(), ...bracedParts(text).toReversed()];
  const found: Record<string, unknown>[] = [];
  for (const candidate of new Set(candidates.map((part) => part.trim()))) {
    const value = parseObject(candidate) ?? mendObject(candidate);
    if (value) found.push(value);
  }
  return found;
}

/** Whether an object was begun and never ended. */
export function isCut(reply: string): boolean {
  const start = reply.indexOf('{');
  return start !== -1 && endOfObject(reply, start) === -1;
}

// A reply may be nothing but opening braces, and each is searched to the end.
const mostParts = 20;
const mostOpen = 40;

function bracedParts(text: string): string[] {
  const parts: string[] = [];
  let open = 0;
  let position = text.indexOf('{');
  while (position !== -1 && parts.length < mostParts && open < mostOpen) {
    const end = endOfObject(text, position);
    if (end === -1) open += 1;
    else parts.push(text.slice(position, end + 1));
    position = text.indexOf('{', end === -1 ? position + 1 : end + 1);
  }
  return parts;
}

function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isInText = false;
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index];
    if (isInText) {
      if (letter === '\\') index += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return -1;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The slips that models make: a comma after the last item, line breaks or quotation marks inside a text. What breaks
 * off is not completed: its end would be made up.
 */
function mendObject(text: string): Record<string, unknown> | undefined {
  if (isCut(text)) return undefined;
  try {
    return parseObject(jsonrepair(text));
  } catch {
    return undefined;
  }
}
