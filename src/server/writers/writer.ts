import type { AgreedPlan, DraftedPlan } from '#shared/agreed-plan.ts';
import type { RewordingWish } from '#shared/api/outputs.ts';
import type { Cut, WriterInfo } from '#shared/output.ts';
import type { ModelReading } from '#shared/model-reading.ts';
import type { ToolId } from '#shared/tool-info.ts';
import type { Generator, Preparation } from '#tools/define-generator.ts';
import type { Source } from '#plan/source.ts';
import type { Db } from '../db/database.ts';

/** One tool to be put into words for one job; the figures stand. */
export interface Assignment {
  tool: ToolId;
  generator: Generator;
  source: Source;
  preparation: Preparation;
  /** Whose writing it is, for what is counted and limited by organization. */
  organizationId: number;
  /** Ends when the process is asked to stop, the task has run out of time or somebody else took it over. */
  signal: AbortSignal;
  /** The last words written so far, for people who watch; may be called as often as it likes. */
  onPartial: (text: string) => void;
}

export interface Written {
  /** Fits the generator's `writing`. */
  writing: unknown;
  model: string | null;
  promptVersion: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  costUsd: number | null;
  /** How many statements were taken out because nothing supported them. */
  cut: number;
  cuts?: Cut[];
  /** The words before anything was taken out, where something was. */
  uncut?: unknown;
}

/** What a writing used, also one that came to nothing. */
export interface WritingUsage {
  model: string;
  promptVersion: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number | null;
}

/** One plan for all tools of a job. */
export interface PlanOrder {
  source: Source;
  proposal: AgreedPlan;
  organizationId: number;
  signal: AbortSignal;
}

/** A text to be said anew, in another way and with the same facts. */
export interface RewordOrder {
  text: string;
  wish: RewordingWish;
  source: Source;
  organizationId: number;
  signal: AbortSignal;
}

export interface Reworded {
  text: string;
  /** How many sentences were taken out because nothing supported them. */
  cut: number;
}

/** What puts a tool into words: a language model, or the built-in one. */
export interface Writer {
  info: WriterInfo;
  /** Fails with a WritingFailed whenever a person can be told why. */
  write: (assignment: Assignment) => Promise<Written>;
  /** What a language model reads in a text; null where code has to read alone, for whatever reason. */
  read?: (text: string, owner: { organizationId: number }) => Promise<ModelReading | null>;
  /** The plan of a job drafted on what code proposes; null where the proposal has to do. */
  plan?: (order: PlanOrder) => Promise<DraftedPlan | null>;
  /** Fails with a WritingFailed; absent where only code writes. */
  reword?: (order: RewordOrder) => Promise<Reworded>;
  /** Asked in the transaction that starts writing; refuses when the organization has used up its share. */
  admit?: (tx: Db, owner: { organizationId: number }, tools: readonly ToolId[]) => Promise<void>;
}

interface FailureParts {
  canRetry?: boolean;
  usage?: WritingUsage;
  cause?: unknown;
}

/** A writing that came to nothing, in a sentence for the people of the organization. */
export class WritingFailed extends Error {
  /** Whether the same task may succeed a little later. */
  readonly canRetry: boolean;
  readonly usage: WritingUsage | undefined;

  constructor(sentence: string, { canRetry = false, usage, cause }: FailureParts = {}) {
    super(sentence, { cause });
    this.canRetry = canRetry;
    this.usage = usage;
  }
}
