import type { App, AppDeps } from '../app-deps.ts';
import { registerEndpointRoutes } from './endpoint-routes.ts';
import { registerSendingRoutes } from './sending-routes.ts';

export function registerOutgoingWebhookRoutes(app: App, deps: AppDeps): void {
  registerEndpointRoutes(app, deps);
  registerSendingRoutes(app, deps);
}
