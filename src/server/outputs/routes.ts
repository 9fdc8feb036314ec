import type { App, AppDeps } from '../app-deps.ts';
import { registerOneOutputRoutes } from './output-routes.ts';
import { registerVersionRoutes } from './version-routes.ts';

export function registerOutputRoutes(app: App, deps: AppDeps): void {
  registerOneOutputRoutes(app, deps);
  registerVersionRoutes(app, deps);
}
