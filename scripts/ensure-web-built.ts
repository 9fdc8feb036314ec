import { buildWhenChanged } from './build-when-changed.ts';

export async function ensureWebBuilt(): Promise<void> {
  await buildWhenChanged({
    what: 'web app',
    outDir: 'dist/web',
    sources: [
      'src/web',
      'src/tools',
      'src/brief',
      'src/market',
      'src/shared',
      'scripts/build-web.ts',
      'vite.config.ts',
    ],
    build: async (target) => {
      const { buildWeb } = await import('./build-web.ts');
      await buildWeb(target);
    },
  });
}
