import type { LintIssue, Token } from './tokenize.ts';

export type ParseOptions = { allowNot: boolean; end: number };

/** A cursor over tokens that collects what is wrong; the first error ends the reading. */
class Reader {
  #position = 0;
  readonly issues: LintIssue[] = [];
  readonly #tokens: readonly Token[];
  readonly #end: number;

  constructor(tokens: readonly Token[], end: number) {
    this.#tokens = tokens;
    this.#end = end;
  }

  get failed(): boolean {
    return this.issues.length > 0;
  }

  peek(): Token | undefined {
    return this.failed ? undefined : this.#tokens[this.#position];
  }

  isOperator(...names: string[]): boolean {
    const token = this.peek();
    return token?.kind === 'operator' && names.includes(token.text);
  }

  next(): Token | undefined {
    const token = this.peek();
    this.#position++;
    return token;
  }

  fail(message: string): void {
    if (!this.failed)
      this.issues.push({ at: this.#tokens[this.#position]?.at ?? this.#end, message });
  }
}

const isTerm = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'word' || token.kind === 'phrase' || token.kind === 'qualifier');

/** term | "(" inner ")" */
function readUnit(reader: Reader, readInner: (reader: Reader) => void): void {
  const token = reader.peek();
  if (token?.kind === 'open') {
    reader.next();
    readInner(reader);
    if (reader.peek()?.kind !== 'close') reader.fail('A bracket is not closed.');
    reader.next();
  } else if (isTerm(token)) reader.next();
  else if (token?.kind === 'close') reader.fail('A bracket is closed that was never opened.');
  else if (token) reader.fail(`A term is missing before "${token.text}".`);
  else reader.fail('A term is missing at the end.');
}

function expectEnd(reader: Reader): void {
  const token = reader.peek();
  if (token?.kind === 'close') reader.fail('A bracket is closed that was never opened.');
  else if (token) reader.fail(`An operator is missing before "${token.text}".`);
}

/** unit { "AND" ["NOT"] unit | "NOT" unit } or unit { "OR" unit }: the two are never mixed without brackets. */
function readBoolean(reader: Reader): void {
  if (reader.isOperator('NOT')) reader.next();
  readUnit(reader, readBoolean);
  if (reader.isOperator('OR')) {
    while (reader.isOperator('OR')) {
      reader.next();
      readUnit(reader, readBoolean);
    }
    if (reader.isOperator('AND', 'NOT')) reader.fail('Put the OR group in brackets.');
    return;
  }
  while (reader.isOperator('AND', 'NOT')) {
    const wasAnd = reader.isOperator('AND');
    reader.next();
    if (wasAnd && reader.isOperator('NOT')) reader.next();
    readUnit(reader, readBoolean);
    if (reader.isOperator('OR')) reader.fail('Put the OR group in brackets.');
  }
}

export function parseBoolean(tokens: readonly Token[], { end }: ParseOptions): LintIssue[] {
  const reader = new Reader(tokens, end);
  readBoolean(reader);
  expectEnd(reader);
  return reader.issues;
}

/** unit { "OR" unit } inside brackets. */
function readAlternatives(reader: Reader): void {
  readUnit(reader, readAlternatives);
  while (reader.isOperator('OR')) {
    reader.next();
    readUnit(reader, readAlternatives);
  }
  if (isTerm(reader.peek())) reader.fail('Alternatives in brackets are joined with OR.');
}

/** { ["-" | "NOT"] unit }: spaces mean AND, OR stands in brackets only. */
export function parseGoogle(
  tokens: readonly Token[],
  { allowNot, end }: ParseOptions,
): LintIssue[] {
  const reader = new Reader(tokens, end);
  if (!reader.peek()) reader.fail('A term is missing at the end.');
  while (reader.peek()) {
    if (reader.isOperator('OR')) reader.fail('Put the OR group in brackets.');
    else if (reader.isOperator('AND')) reader.fail('Leave AND out: a space means it.');
    else if (reader.isOperator('NOT') && !allowNot) reader.fail('Exclude with a minus here.');
    else if (reader.isOperator('NOT') || reader.peek()?.kind === 'minus') reader.next();
    readUnit(reader, readAlternatives);
  }
  return reader.issues;
}
