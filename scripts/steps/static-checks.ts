import { runNode } from './run-node.ts';
import { oneFailed, onePassed, type Step } from './step.ts';

/** With more than one checker each would look at what the others have looked at: twice the work on two cores. */
export const types = check('types', ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1']);
export const lint = check('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']);
export const format = check('format', ['node_modules/oxfmt/bin/oxfmt', '--check']);
export const deadCode = check('dead code', [
  'node_modules/knip/bin/knip.js',
  '--no-progress',
  '--treat-config-hints-as-errors',
]);

function check(name: string, args: string[]): Step {
  return {
    name,
    run: async (stop) => {
      // Types and lint are programs in Go, and may take memory to save time.
      const { code, output } = await runNode({ args, stop, env: { GOGC: '400' } });
      return { counts: code === 0 ? onePassed : oneFailed, output };
    },
  };
}
