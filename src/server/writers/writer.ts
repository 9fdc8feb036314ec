import type { WriterInfo } from '#shared/output.ts';
import type { ToolId } from '#shared/tool-info.ts';
import type { Generator, Preparation } from '#tools/define-generator.ts';
import type { Source } from '#tools/source.ts';

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
}

export interface Checked {
  content: unknown;
  /** How many statements were taken out because nothing supported them. */
  cut: number;
}

/** Takes out of the merged content what neither the source nor the figures support. */
export type CheckInventions = (content: unknown, source: Source, figures: unknown) => Checked;

/** What puts a tool into words: a language model, or the built-in one. */
export interface Writer {
  info: WriterInfo;
  /** Fails with a WritingFailed whenever a person can be told why. */
  write: (assignment: Assignment) => Promise<Written>;
  checkInventions: CheckInventions;
}

/** A writing that came to nothing, in a sentence for the people of the organization. */
export class WritingFailed extends Error {
  /** Whether the same task may succeed a little later. */
  readonly canRetry: boolean;

  constructor(
    sentence: string,
    { canRetry = false, cause }: { canRetry?: boolean; cause?: unknown } = {},
  ) {
    super(sentence, { cause });
    this.canRetry = canRetry;
  }
}
