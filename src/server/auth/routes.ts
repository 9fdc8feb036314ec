import type { App, AppDeps } from '../app-deps.ts';
import { registerChangePasswordRoute } from './change-password-route.ts';
import { registerForgottenPasswordRoutes } from './forgotten-password-routes.ts';
import { registerSignInRoutes } from './sign-in-routes.ts';
import { registerSocialRoutes } from './social-routes.ts';
import { registerVerificationRoutes } from './verification-routes.ts';

/** The calls of better-auth that the product uses, each named; whatever else it offers is not served. */
export function registerAuthRoutes(app: App, deps: AppDeps): void {
  registerSignInRoutes(app, deps);
  registerVerificationRoutes(app, deps);
  registerForgottenPasswordRoutes(app, deps);
  registerChangePasswordRoute(app, deps);
  registerSocialRoutes(app, deps);
}
