import type { App, AppDeps } from '../app-deps.ts';
import { registerAlignmentSheetRoute } from './alignment/route.ts';
import { registerCombinedFileRoutes, registerToolFileRoutes } from './file-routes.ts';
import { createRenderer, type Renderer } from './rendering/renderer.ts';
import { registerHiringFileRoute } from './systems/hiring-file-route.ts';
import { registerSystemFileRoutes } from './systems/system-file-routes.ts';
import { testBooklet } from './test-booklet.ts';
import { registerTestPdfRoute } from './test-pdf-route.ts';

interface ExportDeps extends AppDeps {
  renderer?: Renderer;
}

export function registerExportRoutes(app: App, deps: ExportDeps): void {
  const { renderer = createRenderer() } = deps;
  // The first file should not wait for a worker and its fonts, nor the first page for the first file.
  app.addHook('onListen', () => void setTimeout(() => void warmUp(renderer), 20_000).unref());
  app.addHook('onClose', () => renderer.close());
  registerToolFileRoutes(app, deps, renderer);
  registerCombinedFileRoutes(app, deps, renderer);
  registerSystemFileRoutes(app, deps, renderer);
  registerHiringFileRoute(app, deps, renderer);
  registerAlignmentSheetRoute(app, deps, renderer);
  registerTestPdfRoute(app, deps, renderer);
}

/** A small file makes a worker read its fonts; when that fails, the first real one tells why. */
async function warmUp(renderer: Renderer): Promise<void> {
  const booklet = testBooklet(new Date().toISOString().slice(0, 10));
  await renderer.render({ format: 'pdf', booklet }).catch(() => undefined);
}
