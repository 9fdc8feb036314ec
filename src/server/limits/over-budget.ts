import { AppError } from '../http/app-error.ts';
import type { Budget, Scope } from './budgets.ts';

export type Spender = Extract<Scope, 'account' | 'organization'>;

export function secondsUntil(time: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - Date.now()) / 1000));
}

export function sayWait(seconds: number): string {
  if (seconds === 1) return 'a second';
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

interface Overdrawn {
  budget: Budget;
  scope: Spender;
  until: Date;
}

/** Somebody did more in a short time than there is room for beside all others. */
export class OverBudget extends AppError {
  override readonly retryAfterSeconds: number;
  readonly #overdrawn: Overdrawn;

  constructor(overdrawn: Overdrawn) {
    const { budget, scope, until } = overdrawn;
    const seconds = secondsUntil(until);
    const who = scope === 'account' ? 'You have' : 'Your organization has';
    super(
      'TOO_MANY_REQUESTS',
      `${who} ${budget.done} in a short time. Please try again in ${sayWait(seconds)}; nothing is lost.`,
    );
    this.retryAfterSeconds = seconds;
    this.#overdrawn = overdrawn;
  }

  /** The same refusal with what is left to wait; nothing once that is over. */
  again(): OverBudget | undefined {
    return this.#overdrawn.until.getTime() > Date.now()
      ? new OverBudget(this.#overdrawn)
      : undefined;
  }
}
