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
    script: 'scripts/build-web.ts',
  });
}
