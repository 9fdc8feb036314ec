import type { ToolId } from '#shared/tool-info.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { holdTokens, settleUse } from './token-use.rows.ts';

/** About what one tool takes, prompt and reply together; put right when the writing has ended. */
const tokensHeldPerTool = 12_000;

interface Owner {
  organizationId: number;
}

export interface TokenBudget {
  /** In the transaction that starts the writing; refuses when the day's tokens would not do. */
  hold: (tx: Db, owner: Owner, tools: readonly ToolId[]) => Promise<void>;
  /** For one call outside of any transaction, such as a reading; refuses like the other. */
  begin: (owner: Owner) => Promise<void>;
  /** After a writing or reading, done or failed. */
  settle: (owner: Owner, tokens: number) => Promise<void>;
}

/** Everything that may be used today is used or held for writing under way. */
export class TokensSpent extends AppError {
  override readonly retryAfterSeconds: number;

  constructor(now: Date) {
    super(
      'TOO_MANY_REQUESTS',
      'Your organization has used up the language model’s words for today. Try again tomorrow, or ask whoever runs this server to raise AI_TOKENS_PER_DAY.',
    );
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    this.retryAfterSeconds = Math.ceil((midnight - now.getTime()) / 1000);
  }
}

interface BudgetParts {
  db: Db;
  /** Null for no limit; what is used is counted all the same. */
  tokensPerDay: number | null;
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

export function createTokenBudget({ db, tokensPerDay }: BudgetParts): TokenBudget {
  async function holdFor(tx: Db, { organizationId }: Owner, calls: number): Promise<void> {
    if (tokensPerDay === null || calls === 0) return;
    const now = new Date();
    const use = { organizationId, day: dayOf(now), tokens: calls * tokensHeldPerTool };
    if (!(await holdTokens(tx, use, tokensPerDay))) throw new TokensSpent(now);
  }
  return {
    hold: (tx, owner, tools) => holdFor(tx, owner, tools.length),
    begin: (owner) => holdFor(db, owner, 1),
    settle: ({ organizationId }, tokens) =>
      settleUse(db, { organizationId, day: dayOf(new Date()), tokens }, tokensHeldPerTool),
  };
}
