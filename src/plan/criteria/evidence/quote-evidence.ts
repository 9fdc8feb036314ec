import { listenForTerms } from '#knowledge/hear-work.ts';
import type { Fact } from '#shared/brief.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { cutClause, turnsSense } from '#writing/shorten.ts';
import { ownWords } from '../../wording/own-words.ts';
import { canBeQuoted } from '../../wording/speakable/speakable.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { countWords } from '../names/shared-stems.ts';
import { wordsOf } from './proof.ts';

const usualWords = 22;
/** A line that its end turns round is quoted whole. */
const longestWhole = 40;
const mostLines = 3;
const fewestWords = 5;

/** A label before the line says nothing of the work: "Our heroes: Bake the bread". */
const label = /^[^\s:]+(?: [^\s:]+){0,5}: (?=\p{Lu})/u;

/** A joint behind which something was cut away. */
const looseEnd = /,? (?:and|or|with|for|of|in|to|the|an?|by|as)$/i;

/**
 * The line that stands for a criterion, so that its words prove it: where a cut would leave out what was heard in it, the
 * line is quoted whole, or from the part on in which it stands.
 */
export function quoteEvidence(
  facts: readonly Fact[],
  terms: readonly string[] = [],
  mostWords = usualWords,
  name = '',
): string {
  const quoted = quoteShortly(facts, mostWords, name);
  const listen = listenForTerms([{ of: '', terms }]);
  const whole = facts
    .slice(0, mostLines)
    .map((fact) => capitalize(ownWords(fact).replace(label, '')))
    .find((line) => listen(line).length > 0);
  if (whole === undefined || listen(quoted).length > 0) return quoted;
  if (countWords(whole) <= longestWhole) return stripEnd(whole);
  const parts = whole.split(/(?<=[,;]) | (?=including\b|such as\b)/);
  const from = parts.findIndex((part) => listen(part).length > 0);
  return from === -1
    ? quoted
    : `... ${stripEnd(cutClause(parts.slice(from).join(' '), mostWords))}`;
}

/** The line that stands for a criterion: where it is long, what it is about, or else another line that is not. */
function quoteShortly(facts: readonly Fact[], mostWords: number, name: string): string {
  const lines = facts
    .slice(0, mostLines)
    .map((fact) => capitalize(ownWords(fact).replace(label, '')));
  const [first = ''] = lines.some(canBeQuoted) ? lines.filter(canBeQuoted) : lines;
  if (countWords(first) <= mostWords) return first;
  const { text: matter } = toMatter(first);
  const isWhole =
    first.startsWith(matter) && countWords(matter) >= fewestWords && !turnsSense(first, matter);
  const stems = new Set(wordsOf(name));
  const said = (text: string): number =>
    new Set(wordsOf(text).filter((stem) => stems.has(stem))).size;
  const most = said(first);
  const short =
    isWhole && countWords(matter) <= mostWords ? [stripEnd(matter.replace(looseEnd, ''))] : [];
  const cut = endWhole(cutWhole(first, mostWords), first);
  const others = lines.filter((line) => countWords(line) <= mostWords);
  // What says as much of the name as the whole line does; else the line itself, or from the part on that says it.
  const [saying] = [...short, ...others, cut].filter((text) => said(text) >= most);
  if (saying !== undefined) return saying;
  if (countWords(first) <= longestWhole) return stripEnd(first);
  return [...short, ...others, cut].toSorted((a, b) => said(b) - said(a))[0] ?? cut;
}

/** "... and looking": a second verb whose rest was cut away goes with it. */
const endWhole = (cut: string, line: string): string =>
  line.startsWith(stripEnd(cut)) && cut !== line
    ? stripEnd(cut)
        .replace(/,? (?:and|or) \p{L}+ing$/iu, '')
        .replace(looseEnd, '')
    : cut;

/** "From A to B" is one thing, and ends after B. */
function cutWhole(line: string, mostWords: number): string {
  const cut = cutClause(line, mostWords);
  if (countWords(line) <= longestWhole && turnsSense(line, cut)) return line;
  const open = cut.toLowerCase().lastIndexOf(' from ');
  if (open === -1 || / to /i.test(cut.slice(open))) return cut;
  return / to /i.test(line.slice(cut.length)) ? cutClause(line, 2 * mostWords) : cut;
}
