import { createHash } from 'node:crypto';
import type { Fact } from '#shared/brief.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';

export interface LabelledLine {
  fact: Fact;
  /** Places of the words that make its name; null where nobody is scored on it. */
  kept: ReadonlySet<number> | null;
  /** The kind of question that somebody chose. */
  asked: string | undefined;
}

const nameLine = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/\s+/g, ' ').trim().slice(0, 300))
    .digest('hex')
    .slice(0, 8);

/** The lines of one advertisement that somebody named and that are still read so. */
export function readNamedLines(text: string, names: string): LabelledLine[] {
  const job = readJobText(text);
  if (!job) return [];
  const brief = understand({ job: { ...job, answers: [] }, organization: { name: '' } });
  const known = new Map(
    names.split(' ').map((label) => {
      const [line = '', kept = '-', asked] = label.split(':');
      return [line, { kept, asked }] as const;
    }),
  );
  return brief.facts.flatMap((fact) => {
    const label = known.get(nameLine(fact.text));
    if (!label) return [];
    const kept = label.kept === '-' ? null : new Set(label.kept.split('.').map(Number));
    return { fact, kept, asked: label.asked };
  });
}
