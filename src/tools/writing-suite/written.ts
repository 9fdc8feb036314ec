import { assessMarket } from '#market/assessment/assess-market.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { fromFields, type FixtureJob } from '#reading/fixtures/jobs/fixture-job.ts';
import { understand } from '#reading/read-stored-job.ts';
import type { JobText } from '#reading/stored/job-text.ts';
import { memoize } from '#shared/memoize.ts';
import { sampleJob } from '#shared/sample-job.ts';
import { toolIds, type ToolId } from '#shared/tool-info.ts';
import { listTexts, type TextAt } from '../check-written/list-texts.ts';
import { contracts } from '../contracts.ts';
import { generators } from '../generators.server.ts';
import type { Source } from '#plan/source.ts';

/** The day every text of the suite is written on. */
export const today = '2026-11-15';

/** The job of "Try a sample job": the first thing many people read. */
export const sample = fromFields(
  'the sample job',
  { name: 'High Plains Wind Services' },
  {
    ...(sampleJob as Partial<JobText>),
    title: sampleJob.title,
    location: sampleJob.location,
  },
);

/** Whoever writes it and in whatever tone, a job is understood once. */
const readOnce = memoize(({ job, organization }: FixtureJob) => {
  const brief = understand({ job, organization });
  return { brief, market: assessMarket({ brief, today }) };
});

export function toSource(fixture: FixtureJob, voice?: Partial<Source['voice']>): Source {
  const { organization } = fixture;
  return {
    ...readOnce(fixture),
    voice: { tone: 'professional', messagingStyle: '', ...voice },
    employer: {
      name: organization.name,
      description: organization.description ?? '',
      website: organization.website ?? '',
    },
    notes: [],
    today,
  };
}

export function writeTool(id: ToolId, source: Source) {
  const { prepare, merge } = generators[id];
  const { figures, draft } = prepare(source);
  return { figures, content: contracts[id].schema.parse(merge(figures, draft)) };
}

export interface Written {
  name: string;
  tool: ToolId;
  source: Source;
  figures: unknown;
  content: unknown;
  texts: TextAt[];
}

let written: { outputs: Written[]; failures: string[] } | undefined;

/** Every tool for every job, written once for all checks; what could not be written is told once. */
function writeOnce(): NonNullable<typeof written> {
  if (written) return written;
  written = { outputs: [], failures: [] };
  for (const fixture of [...allJobs, sample]) {
    const source = toSource(fixture);
    for (const tool of toolIds) {
      try {
        const { figures, content } = writeTool(tool, source);
        const texts = listTexts(content);
        written.outputs.push({ name: fixture.name, tool, source, figures, content, texts });
      } catch (error) {
        written.failures.push(`${fixture.name} / ${tool}: ${String(error)}`);
      }
    }
  }
  return written;
}

export const writeAll = (): Written[] => writeOnce().outputs;
export const listFailures = (): string[] => writeOnce().failures;

/** Search strings are a language of their own; the checks of English leave them out. */
export const listProse = ({ texts }: Written): TextAt[] =>
  texts.filter(({ at }) => !at.startsWith('booleanStrings'));

/** Rules of English say nothing of a job whose candidates are written to in another language. */
export const isEnglish = ({ source }: Written): boolean =>
  source.brief.language === null || source.brief.language === 'en';

/** What was found wrong, one line each, so that a failing check names job, tool and place. */
export const findEverywhere = (
  look: (text: string, written: Written) => string | null | undefined,
  outputs = writeAll(),
): string[] =>
  outputs.flatMap((output) =>
    listProse(output).flatMap(({ at, text }) => {
      const found = look(text, output);
      return found ? [`${output.name} / ${output.tool} / ${at}: ${found}`] : [];
    }),
  );
