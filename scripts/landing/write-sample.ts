import { assessMarket } from '#market/assessment/assess-market.ts';
import type { Source } from '#plan/source.ts';
import { understand } from '#reading/read-stored-job.ts';
import { toJobText } from '#reading/stored/job-text.ts';
import { sampleJob } from '#shared/sample-job.ts';
import { jobToolIds } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';
import { generators } from '#tools/generators.server.ts';
import type { SampleContents } from './pick-excerpts.ts';

/** A Monday before the sample job's start; plans count their dates from it. */
const today = '2026-11-16';
const name = 'High Plains Wind Services';

/** The sample job as the built-in writer writes it for a new organization. */
export function writeSampleJob(): SampleContents {
  const job = toJobText(sampleJob);
  const brief = understand({ job, organization: { name } });
  const source: Source = {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name, description: '', website: '' },
    notes: [],
    today,
  };
  return Object.fromEntries(
    jobToolIds.map((tool) => {
      const { prepare, merge } = generators[tool];
      const { figures, draft } = prepare(source);
      return [tool, contracts[tool].schema.parse(merge(figures, draft))];
    }),
  ) as unknown as SampleContents;
}
