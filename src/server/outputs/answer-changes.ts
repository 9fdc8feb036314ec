import type { AnswerChange, StoredChange } from '#shared/answers.ts';
import { toolIds, type ToolId } from '#shared/tool-info.ts';

/** What was written, and from which revision of the job. */
export interface WrittenTool {
  toolType: ToolId;
  jobRevision: number;
}

interface Job {
  revision: number;
  answerChanges: readonly StoredChange[];
}

/** A revision that is made of answers alone concerns the tools that speak of them; any other concerns all. */
export function isOutdated(
  { toolType, jobRevision }: WrittenTool,
  { revision, answerChanges }: Job,
): boolean {
  const since = answerChanges.filter((change) => change.revision > jobRevision);
  if (since.some(({ tools }) => tools.includes(toolType))) return true;
  return new Set(since.map((change) => change.revision)).size < revision - jobRevision;
}

/** The last of what became known on each matter, with the tools that were written before. */
export function listChanges(
  written: readonly WrittenTool[],
  { answerChanges }: Job,
): AnswerChange[] {
  const lastOfKey = new Map(answerChanges.map((change) => [change.key, change]));
  return [...lastOfKey.values()]
    .map(({ key, topic, sentence }) => {
      const ofKey = answerChanges.filter((change) => change.key === key);
      const concerned = written.filter(({ toolType, jobRevision }) =>
        ofKey.some(({ revision, tools }) => revision > jobRevision && tools.includes(toolType)),
      );
      return {
        key,
        topic,
        sentence,
        tools: inToolOrder(concerned.map(({ toolType }) => toolType)),
      };
    })
    .filter(({ tools }) => tools.length > 0);
}

export const inToolOrder = (tools: readonly ToolId[]): ToolId[] =>
  toolIds.filter((tool) => tools.includes(tool));
