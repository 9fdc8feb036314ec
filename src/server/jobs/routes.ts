import type { App, AppDeps } from '../app-deps.ts';
import { registerJobListRoutes } from './list-routes.ts';
import { registerJobCreateRoute } from './create-route.ts';
import { registerOneJobRoutes } from './job-routes.ts';

export function registerJobRoutes(app: App, deps: AppDeps): void {
  registerJobListRoutes(app, deps);
  registerJobCreateRoute(app, deps);
  registerOneJobRoutes(app, deps);
}
