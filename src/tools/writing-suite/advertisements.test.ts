import { expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { makePlan } from '#plan/plan.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { isThorough } from '#shared/testing/cases-of.ts';
import { toolIds } from '#shared/tool-info.ts';
import type { Source } from '#plan/source.ts';
import { checkWritten } from '../check-written/check-written.ts';
import { prepareTool } from '../check-written/prepare-tool.ts';
import { contracts } from '../contracts.ts';
import { generators } from '../generators.server.ts';
import { listAdvertisements } from './advertisements.ts';
import { today } from './written.ts';

/** ADS_LIMIT for a shorter look. */
// oxlint-disable-next-line node/no-process-env -- a test is told from outside where advertisements lie
const most = Number(process.env.ADS_LIMIT ?? 20_000);
const advertisements = isThorough() ? listAdvertisements(most) : [];
/** What may be left over where the advertisement itself is torn. */
const mostFaults = 0.02;

function toSource(text: string): Source | null {
  const job = readJobText(text);
  if (!job) return null;
  const brief = understand({ job, organization: { name: '' } });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: '', description: '', website: '' },
    notes: [],
    today,
  };
}

it.runIf(advertisements.length > 0)(
  'writes every tool for every advertisement of a folder',
  { timeout: 10_800_000 },
  () => {
    const failures: string[] = [];
    const faults: string[] = [];
    const mended = new Map<string, number>();
    let jobs = 0;
    let served = 0;
    for (const { name, text } of advertisements) {
      try {
        const source = toSource(text);
        if (!source) continue;
        jobs += 1;
        if (makePlan(source).isTrade) served += 1;
        for (const tool of toolIds) {
          const { figures, draft, faults: found } = prepareTool(tool, source);
          for (const { fault, isMended } of found)
            if (isMended) mended.set(fault, (mended.get(fault) ?? 0) + 1);
          const content: unknown = contracts[tool].schema.parse(
            generators[tool].merge(figures, draft),
          );
          for (const { fault, at, text: words } of checkWritten(tool, content, source))
            faults.push(`${name} / ${tool} / ${at}: ${fault} in ${words.slice(0, 120)}`);
        }
      } catch (error) {
        failures.push(`${name}: ${String(error).slice(0, 400)}`);
      }
    }
    console.info(
      `${advertisements.length} texts, ${jobs} jobs, ${served} served by a trade (${((100 * served) / jobs).toFixed(1)} %); mended: ${JSON.stringify(Object.fromEntries(mended))}; left: ${faults.length}\n${faults.slice(0, 60).join('\n')}`,
    );
    expect(failures).toEqual([]);
    expect(faults.length).toBeLessThanOrEqual(jobs * toolIds.length * mostFaults);
  },
);
