import { join } from 'node:path';
import { answerOrders } from '#server/threads/answer-orders.ts';
import { listSources } from './collect-patterns.ts';
import type { Pattern } from './find-slow-run.ts';

/** Run as a thread: it replaces RegExp, so that patterns are known which code puts together. */

const root = join(import.meta.dirname, '../..');

// The tagger and the names of employers look at one unit at a time, which is never long.
const { tagWords } = (await import(
  join(root, 'src/reading/facts/shapes/tagger.ts')
)) as typeof import('#reading/facts/shapes/tagger.ts');
tagWords('weld frames');
await import(join(root, 'src/reading/fields/employer/employer.data.ts'));

const found = new Map<string, Pattern>();

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, args, asked) => {
    const made = Reflect.construct(target, args, asked) as RegExp;
    const { source, flags } = made;
    found.set(String(made), { source, flags, files: ['put together'] });
    return made;
  },
});

const load = <Module>(path: string): Promise<Module> => import(join(root, path)) as Promise<Module>;

/** Those of the modules themselves, and those that jobs of all kinds ask for. */
async function record(): Promise<Pattern[]> {
  const isPure = /^src\/(?:shared|market|reading|knowledge|tools)\/.*\.ts$/;
  for (const file of listSources().filter((name) => isPure.test(name))) await load(file);
  const { textJobs } = await load<typeof import('#server/text-work/jobs.ts')>(
    'src/server/text-work/jobs.ts',
  );
  const { allFixtures } = await load<typeof import('#reading/fixtures/texts/all-fixtures.ts')>(
    'src/reading/fixtures/texts/all-fixtures.ts',
  );
  const { toSource } = await load<typeof import('#tools/writing-suite/written.ts')>(
    'src/tools/writing-suite/written.ts',
  );
  const { allJobs } = await load<typeof import('#reading/fixtures/jobs/all-jobs.ts')>(
    'src/reading/fixtures/jobs/all-jobs.ts',
  );
  const { jobToolIds } =
    await load<typeof import('#shared/tool-info.ts')>('src/shared/tool-info.ts');
  for (const { text } of allFixtures.slice(0, 20)) textJobs.parse({ text });
  for (const job of allJobs.slice(0, 3)) {
    const source = toSource(job);
    for (const tool of jobToolIds) textJobs.prepare({ tool, source });
  }
  return [...found.values()];
}

answerOrders(record);
