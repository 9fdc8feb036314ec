import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../http/app-error.ts';
import { organizationAccount, personAccount } from '../limits/account.ts';
import type { FullLine } from '../limits/fair-slots.ts';
import { OwnLineFull } from '../limits/own-line-full.ts';
import { createThreadPool, type PoolLimits } from '../threads/thread-pool.ts';
import type { TextJobInput, TextJobName, TextJobResult, TextOrder } from './jobs.ts';

/** Whose text it is: nobody's take up more than one thread. */
export type Owner = { userId: string } | { organizationId: number };

/** Works on what strangers typed, away from the thread that answers calls and within limits. */
export interface TextWork {
  run: <Name extends TextJobName>(
    job: Name,
    input: TextJobInput<Name>,
    owner: Owner,
  ) => Promise<TextJobResult<Name>>;
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** A job description of 200,000 characters, the most that is taken, needs about a second of this. */
const usualLimits: PoolLimits = {
  atOnce: 2,
  // Two readings seldom meet, and a second thread needs 250 MB.
  kept: 1,
  eachAtOnce: 1,
  // As many as may be written at once, and some calls.
  waiting: 300,
  eachWaiting: 100,
  milliseconds: 10_000,
  patienceMilliseconds: 300,
  ordersPerThread: 20_000,
  megabytes: 768,
};

/** A text that took more time or memory than any job description should. */
export class TooMuchToRead extends AppError {
  constructor() {
    super(
      'UNPROCESSABLE',
      'This text takes longer to read than a job description should. Please shorten it or take out long rows of signs, then try again.',
    );
  }
}

/** The bundle has it beside itself; development and tests run the sources. */
function findEntry(): string {
  const built = join(import.meta.dirname, 'text-worker.js');
  return existsSync(built) ? built : join(import.meta.dirname, 'worker.ts');
}

export interface TextWorkOptions {
  limits?: Partial<PoolLimits>;
  /** Another one than the product's, where tests need one that is slow. */
  entry?: string;
}

export function createTextWork({
  limits = {},
  entry = findEntry(),
}: TextWorkOptions = {}): TextWork {
  const pool = createThreadPool<TextOrder, unknown>({
    entry,
    limits: { ...usualLimits, ...limits },
    refusals: { tooLong: tooMuch, tooLarge: tooMuch, full },
  });
  return {
    run: async (job, input, owner) =>
      (await pool.ask({ job, input }, { account: accountOf(owner) })) as TextJobResult<typeof job>,
    warmUp: pool.warmUp,
    close: pool.close,
  };
}

const accountOf = (owner: Owner): string =>
  'userId' in owner ? personAccount(owner.userId) : organizationAccount(owner.organizationId);

const tooMuch = () => new TooMuchToRead();
const full = (line: FullLine) =>
  line === 'own'
    ? new OwnLineFull('Many of your texts are being read just now.')
    : new AppError(
        'UNAVAILABLE',
        'Many texts are being read just now. Please try again in a moment.',
      );
