import type { App, AppDeps } from '../app-deps.ts';
import { registerAnswerPageRoutes } from './answer-page-routes.ts';
import { registerAnswerSavingRoutes } from './answer-saving-routes.ts';
import { registerAskingRoutes } from './asking-routes.ts';
import { registerDecisionRoute } from './decision-route.ts';
import { registerQuestionRoutes } from './question-routes.ts';

export function registerAnswerRoutes(app: App, deps: AppDeps): void {
  registerAnswerPageRoutes(app, deps);
  registerAnswerSavingRoutes(app, deps);
  registerAskingRoutes(app, deps);
  registerDecisionRoute(app, deps);
  registerQuestionRoutes(app, deps);
}
