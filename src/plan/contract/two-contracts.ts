import { memoize } from '#shared/memoize.ts';
import type { Brief } from '#shared/brief.ts';

/** "Job type: part-time, permanent", "Full time on four days": a line that begins with the kind of contract, behind its label. */
const namesKind =
  /^(?:[\p{L}][\p{L} ]{1,24}:\s*)?(?:(?:permanent|temporary|regular|fixed[- ]term|contract)[\s,/-]+){0,2}(full|part)[- ]?time\b/iu;
const longestLine = 12;
/** One line that names both offers both, or a choice. */
const full = /\bfull[- ]?time\b/i;
const part = /\bpart[- ]?time\b/i;
const isChoice = /\b(?:or|either|both)\b/i;

const dropLabel = (line: string): string => line.replace(/^[\p{L}][\p{L} ]{1,24}:\s*/u, '');

interface TwoContracts {
  full: string;
  part: string;
}

/** Two lines of which one calls the job full-time and the other part-time, where none offers both. */
export const findTwoContracts = memoize(
  ({
    hours,
    employmentType,
    facts,
    employerBlocks,
    termLines,
    title,
  }: Brief): TwoContracts | null => {
    const source = employmentType?.source;
    const lines = [
      hours?.text ?? '',
      ...employerBlocks.flatMap(({ text }) => text.split('\n')),
      ...termLines.map(({ text }) => text),
      ...facts.filter(({ kind }) => kind === 'schedule').map(({ text }) => text),
      source?.from === 'job' ? source.quote : '',
    ].map((line) => line.trim());
    if ([title.given, ...lines].some((line) => full.test(line) && part.test(line))) return null;
    const kinds = lines.filter(
      (line) =>
        namesKind.test(line) && !isChoice.test(line) && line.split(/\s+/).length <= longestLine,
    );
    const [ofFull, ofPart] = [
      kinds.find((line) => full.test(line)),
      kinds.find((line) => part.test(line)),
    ];
    return ofFull !== undefined && ofPart !== undefined
      ? { full: dropLabel(ofFull), part: dropLabel(ofPart) }
      : null;
  },
);

/** What such a line says besides: "on any four days". Empty where it says nothing else. */
export function dropKind(line: string): string {
  const rest = line.replace(namesKind, '').replace(/^[\s,:;-]+/, '');
  return /^(?:on|at|in|with|from|\d)/i.test(rest) ? rest : '';
}

/** Whether the line names one of the two. */
export const namesContract = (line: string): boolean => namesKind.test(line.trim());
