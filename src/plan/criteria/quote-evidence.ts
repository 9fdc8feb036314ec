import type { Fact } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { cutClause } from '#writing/shorten.ts';
import { ownWords } from '../own-words.ts';
import { countWords } from './shared-stems.ts';

const mostWords = 22;
const mostLines = 4;

/** A label before the line says nothing of the work: "Our heroes: Bake the bread". */
const label = /^[^\s:]+(?: [^\s:]+){0,5}: (?=\p{Lu})/u;

/** The line that stands for a criterion, whole: where the first is long, another of its lines that is not. */
export function quoteEvidence(facts: readonly Fact[]): string {
  const lines = facts
    .slice(0, mostLines)
    .map((fact) => capitalize(ownWords(fact).replace(label, '')));
  const [first = ''] = lines;
  return lines.find((line) => countWords(line) <= mostWords) ?? cutWhole(first);
}

/** "From A to B" is one thing, and ends after B. */
function cutWhole(line: string): string {
  const cut = cutClause(line, mostWords);
  const open = cut.toLowerCase().lastIndexOf(' from ');
  if (open === -1 || / to /i.test(cut.slice(open))) return cut;
  return / to /i.test(line.slice(cut.length)) ? cutClause(line, 2 * mostWords) : cut;
}
