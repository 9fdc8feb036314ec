import type { FieldUnit, Span } from '../../field-unit.ts';

/** A span of a text that may be a name: where it stands, and the words around it. */
export interface Mention extends Span {
  unit: FieldUnit;
  text: string;
  /** The words before and behind it; a sign stands for the end of a sentence or line. */
  left: string;
  right: string;
  /** Whether the next word on that side is a name as well. */
  isCutLeft: boolean;
  isCutRight: boolean;
  isOwning: boolean;
}

interface Token extends Span {
  word: string;
  /** The signs before and behind it. */
  before: string;
  behind: string;
  isName: boolean;
  isOwning: boolean;
}

const small = /^(?:of|the|and|for|by|de|du|la|le|les|des|del|und|y|on|at|in|d'|&|van|von|der|et)$/u;
const named = /^(?:\p{Lu}|\d{1,4}\p{L}|\p{Ll}{1,8}\p{Lu}|\d{1,3}$)/u;
const abbreviation =
  /^(?:\p{L}|Inc|Co|Corp|Ltd|St|Mt|Dr|Ft|Bros|Assoc|Jr|U\.S|L\.L\.C|P\.[ACS])$/iu;
const longestSpan = 9;
const mostSpans = 3000;
const mostTokens = 400;
const edge = /^([^\p{L}\p{N}&]{0,12})(.{1,80}?)((?:['’]s?)?[^\p{L}\p{N}&]{0,12})$/su;

/** "DescriptionAlder", "UsAlder": a heading that lost its line break. */
const grown =
  /^(?:Company|Description|Overview|Summary|Us|Type|Location|Title|Position|Role|Employer|Contract|Organi[sz]ation|Details|Are|Benefits|Responsibilities|Requirements|Qualifications)(?=\p{Lu}[\p{L}\d])/u;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[^\s/|•·–—]+|[/|•·–—]/gu)) {
    if (tokens.length >= mostTokens) break;
    const glued = grown.exec(match[0])?.[0].length ?? 0;
    if (glued > 0)
      tokens.push({
        word: match[0].slice(0, glued),
        before: '',
        behind: ':',
        start: match.index,
        end: match.index + glued,
        isName: false,
        isOwning: false,
      });
    const parts = edge.exec(match[0].slice(glued, glued + 90));
    const last = tokens.at(-1);
    if (!parts || !/[\p{L}\p{N}&]/u.test(parts[2] ?? '')) {
      if (last) last.behind += ` ${match[0].slice(0, 4)}`;
      continue;
    }
    const [, before = '', word = '', behind = ''] = parts;
    const start = match.index + glued + before.length;
    const isOwning = /^['’]s/.test(behind);
    tokens.push({
      word,
      before,
      behind,
      start,
      end: start + word.length,
      isName: named.test(word),
      isOwning,
    });
  }
  return tokens;
}

/** Whether a sentence or a thought ends between two words. */
function isApart(one: Token, next: Token): boolean {
  if (/[:;!?()|/•·–—"“”]|\s-/.test(one.behind) || /[(\-"“”*•]/.test(next.before)) return true;
  return one.behind.includes('.') && !abbreviation.test(one.word);
}

const sign = (token: Token, next: Token | undefined): string =>
  next === undefined ? '$' : isApart(token, next) ? (/[(]/.test(next.before) ? '(' : '.') : '';

function wordAt(tokens: readonly Token[], at: number, step: 1 | -1): string {
  const token = tokens[at];
  const from = tokens[at - step];
  if (!token) return step === 1 ? '$' : '^';
  if (!from) return '';
  const between = step === 1 ? sign(from, token) : sign(token, from);
  if (between !== '') return between;
  if (step === 1 && /^ ?,/.test(from.behind)) return ',';
  if (step === -1 && /^ ?,/.test(token.behind)) return ',';
  return token.word.toLowerCase().slice(0, 24);
}

function mentionOf(unit: FieldUnit, tokens: readonly Token[], from: number, to: number): Mention {
  const [first, last] = [tokens[from]!, tokens[to]!];
  const next = tokens[to + 1];
  const before = tokens[from - 1];
  return {
    unit,
    start: first.start,
    end: last.end,
    text: unit.text.slice(first.start, last.end),
    left: wordAt(tokens, from - 1, -1),
    right: last.isOwning ? "'s" : wordAt(tokens, to + 1, 1),
    isCutLeft: before !== undefined && before.isName && !isApart(before, first),
    isCutRight: next !== undefined && next.isName && !last.isOwning && !isApart(last, next),
    isOwning: last.isOwning,
  };
}

/** Every span of words with capitals, and small words between them, in one unit. */
export function listSpans(unit: FieldUnit): Mention[] {
  const tokens = tokenize(unit.text);
  const found: Mention[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (!tokens[from]!.isName) continue;
    for (let to = from; to < Math.min(tokens.length, from + longestSpan); to += 1) {
      const token = tokens[to]!;
      if (to > from && isApart(tokens[to - 1]!, token)) break;
      if (to > from && tokens[to - 1]!.isOwning) break;
      if (!token.isName && !small.test(token.word) && token.word !== '&') break;
      if (token.isName && /\p{L}/u.test(unit.text.slice(tokens[from]!.start, token.end)))
        found.push(mentionOf(unit, tokens, from, to));
    }
    if (found.length > mostSpans) break;
  }
  return found;
}

/** A name that no run of capitals holds, found by other means. */
export function mentionAt(unit: FieldUnit, { start, end, text }: Span & { text: string }): Mention {
  const wordsOf = (part: string): string[] =>
    part.split(/\s+/).flatMap((word) => word.toLowerCase().replace(/[^\p{L}\d'’-]/gu, '') || []);
  const before = wordsOf(unit.text.slice(Math.max(0, start - 60), start)).toReversed();
  const behind = wordsOf(unit.text.slice(end, end + 60));
  return {
    unit,
    start,
    end,
    text,
    left: before[0] ?? '^',
    right: behind[0] ?? '$',
    isCutLeft: false,
    isCutRight: false,
    isOwning: false,
  };
}
