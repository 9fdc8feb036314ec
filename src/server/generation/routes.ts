import type { App, AppDeps } from '../app-deps.ts';
import { registerRewordingRoute } from './rewording-route.ts';
import { registerStartRoutes } from './start-routes.ts';
import { registerUnderstandingRoutes } from './understanding-routes.ts';
import { registerWebhookRoutes } from './webhook-routes.ts';
import { registerWriterRoute } from './writer-route.ts';

export function registerGenerationRoutes(app: App, deps: AppDeps): void {
  registerRewordingRoute(app, deps);
  registerStartRoutes(app, deps);
  registerUnderstandingRoutes(app, deps);
  registerWebhookRoutes(app, deps);
  registerWriterRoute(app, deps);
}
