import { listActivityHeads } from '#knowledge/load-activities.ts';
import { listHeads } from '#knowledge/load-drawers.ts';
import { assessMarket } from '#market/assessment/assess-market.ts';
import type { Source } from '#plan/source.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { rehearsalText } from '#reading/warm-up.ts';
import { jobToolIds } from '#shared/tool-info.ts';
import { prepareTool } from '#tools/check-written/prepare-tool.ts';

function rehearsedSource(): Source {
  const job = readJobText(rehearsalText);
  if (!job) throw new Error('The text to rehearse with is no job.');
  const brief = understand({ job, organization: { name: '' } });
  const today = new Date().toISOString().slice(0, 10);
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: '', description: '', website: '' },
    notes: [],
    today,
  };
}

/**
 * Reads what is known of the trades and writes one job that nobody sees, so that the first real one is written as
 * quickly as any other. Between two steps the thread answers whoever waits, and asks whether there is still a need.
 */
export async function rehearseWriting(isNeeded = () => true): Promise<void> {
  let source: Source | undefined;
  const steps: (() => unknown)[] = [
    listHeads,
    listActivityHeads,
    () => (source = rehearsedSource()),
    ...jobToolIds.map((tool) => () => source && prepareTool(tool, source)),
  ];
  for (const step of steps) {
    await new Promise((resolve) => void setImmediate(resolve));
    if (!isNeeded()) return;
    step();
  }
}
