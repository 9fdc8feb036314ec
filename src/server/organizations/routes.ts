import type { App, AppDeps } from '../app-deps.ts';
import { registerApiKeyRoutes } from './api-key-routes.ts';
import { registerInvitationRoutes } from './invitation-routes.ts';
import { registerMailedInvitationRoutes } from './mailed-invitation-routes.ts';
import { registerMemberRoutes } from './member-routes.ts';
import { registerOneOrganizationRoutes } from './organization-routes.ts';
import { registerOwnOrganizationsRoutes } from './own-organizations-routes.ts';
import { registerReceivedInvitationRoutes } from './received-invitation-routes.ts';

export function registerOrganizationRoutes(app: App, deps: AppDeps): void {
  registerApiKeyRoutes(app, deps);
  registerInvitationRoutes(app, deps);
  registerMailedInvitationRoutes(app, deps);
  registerMemberRoutes(app, deps);
  registerOneOrganizationRoutes(app, deps);
  registerOwnOrganizationsRoutes(app, deps);
  registerReceivedInvitationRoutes(app, deps);
}
