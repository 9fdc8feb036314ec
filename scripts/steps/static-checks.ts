import { runNode } from './run-node.ts';
import { oneFailed, onePassed, type Step } from './step.ts';

export const types = check('types', ['node_modules/typescript/bin/tsc', '-b']);
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
      const { code, output } = await runNode({ args, stop });
      return { counts: code === 0 ? onePassed : oneFailed, output };
    },
  };
}
