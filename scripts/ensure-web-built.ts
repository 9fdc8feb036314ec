import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { buildWhenChanged } from './build-when-changed.ts';

export async function ensureWebBuilt(): Promise<void> {
  await buildWhenChanged({
    what: 'web app',
    outDir: 'dist/web',
    sources: [
      'src/web',
      'src/ui',
      'src/tools',
      'src/reading',
      'src/market',
      'src/shared',
      'vite.config.ts',
    ],
    setting: await readCompanySite(),
    script: 'scripts/build-web.ts',
  });
}

/** The one setting that is built into the pages, found where Vite finds it. */
async function readCompanySite(): Promise<string> {
  const name = 'VITE_COMPANY_SITE';
  const file = await readFile('.env', 'utf8').catch(() => '');
  return process.env[name] ?? parseEnv(file)[name] ?? '';
}
