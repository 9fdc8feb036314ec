/** Stored content laid out to be read; text that is no JSON stays as it is. */
export function formatJson(content: unknown): string {
  return JSON.stringify(typeof content === 'string' ? parseIfJson(content) : content, null, 2);
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
