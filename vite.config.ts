import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const fromProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The two faces the first screen is set in; the browser learns of them before it has read the styles. */
const firstFonts = /(inter|newsreader)-latin-wght-normal.*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
          })),
    },
  };
}

export default defineConfig({
  root: fromProject('src/web'),
  envDir: fromProject('.'),
  cacheDir: fromProject('node_modules/.cache/vite'),
  plugins: [react(), tailwindcss(), preloadFonts()],
  server: {
    port: 3000,
    strictPort: true,
    proxy: { '/api': 'http://localhost:3001' },
  },
  build: {
    outDir: fromProject('dist/web'),
    emptyOutDir: true,
    // Young enough for light-dark(), which would otherwise be rewritten into two sets of variables.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // The content security policy refuses data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Changes only when a dependency does, so a browser keeps it from one release to the next.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-error-boundary|@tanstack|wouter|regexparam)\//,
            },
          ],
        },
      },
    },
  },
});
