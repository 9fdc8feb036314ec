import { oneFailed, oneSkipped, type Outcome, type Step } from './step.ts';

/**
 * Suites that need something this machine may not have. Without it they are skipped in one loud
 * line, or failed where a skipped suite would go unnoticed.
 */
export function needing<T>(what: string, provided: Promise<T>) {
  const found = provided.then(
    (value) => ({ value }),
    (error: unknown) => ({ problem: firstLine(error) }),
  );
  const step = (name: string, run: (value: T) => Promise<Outcome>): Step => ({
    name,
    run: async () => {
      const result = await found;
      if ('value' in result) return run(result.value);
      const output = `!!! ${name} did NOT run: there is no ${what} (${result.problem})`;
      if (process.env.CI === 'true') return { counts: oneFailed, output };
      console.log(output);
      return { counts: oneSkipped, output };
    },
  });
  return { step, value: found.then((result) => ('value' in result ? result.value : undefined)) };
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? message;
}
