import { readJobText } from '#reading/read-job-text.ts';
import type { Source } from '#plan/source.ts';
import { toSource } from './written.ts';

/** What the tools would write from, for an advertisement as somebody pastes it. */
export function sourceOfText(text: string): Source {
  const job = readJobText(text);
  if (!job) throw new Error('The text is not read as a job.');
  return toSource({ name: 'pasted', job, organization: { name: '' } });
}
