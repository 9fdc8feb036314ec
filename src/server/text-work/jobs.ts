import { listPayNeeds } from '#market/assessment/assess-market.ts';
import type { MarketFacts } from '#market/assessment/market-facts.ts';
import { summarizeMarket } from '#market/assessment/summarize-market.ts';
import { understand } from '#reading/read-stored-job.ts';
import type { EmployerText, JobText } from '#reading/stored/job-text.ts';
import { listJobLines } from '#reading/stored/list-lines.ts';
import { readTypedJob } from '#reading/stored/read-typed-job.ts';
import { warmUp } from '#reading/warm-up.ts';
import { parseJobText } from '#reading/parse-job-text.ts';
import { readJob } from '#reading/read-job.ts';
import type { Brief } from '#shared/brief.ts';
import type { ReadingCorrections } from '#shared/reading.ts';
import type { ModelReading } from '#shared/model-reading.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { checkStyle } from '#tools/check-style.ts';
import { prepareTool } from '#tools/check-written/prepare-tool.ts';
import { proposePlan } from '#plan/agreed.ts';
import { listAskedQuestions } from '#plan/questions/asked-questions.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { withProvisionalTitle } from '#plan/wording/provisional-title.ts';
import { findBasis } from './find-basis.ts';
import { assessOnce } from './assess-once.ts';
import { keepBrief, keepSource } from './keep-source.ts';
import { sayKnown } from './known-of-job.ts';
import { cutInventions } from '../writers/inventions/check-inventions.ts';

interface GivenText {
  text: string;
  corrections?: ReadingCorrections | undefined;
  told?: ModelReading | null | undefined;
}

/**
 * All that is done with texts which strangers typed: pure functions that a thread runs, whose input and
 * output can be copied between threads. Nothing else of the server calls into the reading of jobs.
 */
export const textJobs = {
  /** The fields of the form with the reading behind them, or why it is no job. */
  parse: ({ text, corrections, told }: GivenText) => parseJobText(text, corrections, told),

  read: ({ text, corrections, told }: GivenText) => readJob(text, corrections, told),

  /** What a language model is asked to read. */
  listToRead: ({ text }: GivenText) => {
    const { units, occupation } = readJob(text);
    const { soc, name, alternatives } = occupation;
    const offered = [{ soc, name }, ...alternatives].map((one) => [one.soc, one.name] as const);
    return {
      units: units.map((unit) => unit.text),
      occupations: [...new Map(offered.filter(([code]) => code !== null))],
    };
  },

  readTyped: (job: JobText) => readTypedJob(job),

  /** The job's own text, word for word and with its roles. */
  listLines: (job: JobText) => listJobLines(job),

  understand: (given: { job: JobText; organization: EmployerText }) => understand(given),

  /** Whose imported figures an assessment would use. */
  listPayNeeds: (brief: Brief) => listPayNeeds(keepBrief(brief)),

  assess: assessOnce,

  summarize: (market: MarketFacts) => summarizeMarket(market),

  /** The plan of a job as code proposes it, in the form in which it is settled. */
  proposePlan: (source: Source) => {
    const plan = makePlan({ ...withProvisionalTitle(source), agreed: null });
    return { proposal: proposePlan(plan), statedSteps: plan.steps.stated };
  },

  /** What a job leaves open, each once, settled as far as the source has it settled. */
  listQuestions: (source: Source) => listAskedQuestions(keepSource(source)),

  /** What whoever is asked sees before the first question. */
  sayKnown: (source: Source) => sayKnown(keepSource(source)),

  /** The figures of a tool, and the words of the built-in writer, checked. */
  prepare: ({ tool, source }: { tool: ToolId; source: Source }) =>
    prepareTool(tool, keepSource(source)),

  /** Which parts of the organization's style note an output does not keep to. */
  checkStyle,

  /** Which publications and assumptions an output uses. */
  findBasis: ({ source, ...written }: Parameters<typeof findBasis>[0]) =>
    findBasis({ ...written, source: keepSource(source) }),

  cutInventions,
};

export type TextJobs = typeof textJobs;
export type TextJobName = keyof TextJobs;
export type TextJobInput<Name extends TextJobName> = Parameters<TextJobs[Name]>[0];
export type TextJobResult<Name extends TextJobName> = ReturnType<TextJobs[Name]>;

export interface TextOrder<Name extends TextJobName = TextJobName> {
  job: Name;
  input: TextJobInput<Name>;
}

/** What a thread does before it takes its first order, so that none waits for tables to be read. */
export const readTables = warmUp;

export function doTextJob<Name extends TextJobName>({
  job,
  input,
}: TextOrder<Name>): TextJobResult<Name> {
  const work = textJobs[job] as (given: TextJobInput<Name>) => TextJobResult<Name>;
  return work(input);
}
