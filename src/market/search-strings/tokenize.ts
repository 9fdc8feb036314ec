export type Token = {
  kind: 'word' | 'phrase' | 'open' | 'close' | 'operator' | 'qualifier' | 'tag' | 'minus';
  text: string;
  at: number;
};

export type LintIssue = { message: string; at: number };

const OPERATORS = new Set(['AND', 'OR', 'NOT']);

function classifyWord(text: string): Token['kind'] {
  if (OPERATORS.has(text)) return 'operator';
  return /^[a-z]+:/i.test(text) ? 'qualifier' : 'word';
}

/** Reads a search string left to right; what cannot be read is reported and skipped. */
export function tokenize(text: string): { tokens: Token[]; issues: LintIssue[] } {
  const tokens: Token[] = [];
  const issues: LintIssue[] = [];
  let at = 0;
  const take = (kind: Token['kind'], length: number): void => {
    tokens.push({ kind, text: text.slice(at, at + length), at });
    at += length;
  };
  while (at < text.length) {
    const char = text[at]!;
    if (/\s/.test(char)) at++;
    else if (char === '(') take('open', 1);
    else if (char === ')') take('close', 1);
    else if (char === '-' && /[^\s]/.test(text[at + 1] ?? ' ')) take('minus', 1);
    else if (char === '"' || char === '[') {
      const end = text.indexOf(char === '"' ? '"' : ']', at + 1);
      if (end === -1) {
        issues.push({
          at,
          message: char === '"' ? 'A quote is not closed.' : 'A tag is not closed.',
        });
        return { tokens, issues };
      }
      if (text.slice(at + 1, end).trim() === '')
        issues.push({ at, message: 'Nothing stands between the quotes.' });
      take(char === '"' ? 'phrase' : 'tag', end + 1 - at);
    } else {
      const [word = char] = /^[^\s()"[]+/.exec(text.slice(at)) ?? [];
      const quotedValue = word.endsWith(':') && text[at + word.length] === '"';
      const end = quotedValue ? text.indexOf('"', at + word.length + 1) : -1;
      if (quotedValue && end !== -1) take('qualifier', end + 1 - at);
      else take(classifyWord(word), word.length);
    }
  }
  return { tokens, issues };
}
