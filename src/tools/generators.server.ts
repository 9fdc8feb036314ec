import type { ToolId } from '#shared/tool-info.ts';
import type { Generator } from './define-generator.ts';
import { attractionPostingGenerator } from './attraction-posting/generator.ts';
import { candidateMessagingGenerator } from './candidate-messaging/generator.ts';
import { candidateScoringGenerator } from './candidate-scoring/generator.ts';
import { engagementKitGenerator } from './engagement-kit/generator.ts';
import { engagementTrackerGenerator } from './engagement-tracker/generator.ts';
import { hiringSynopsisGenerator } from './hiring-synopsis/generator.ts';
import { intakeAssistantGenerator } from './intake-assistant/generator.ts';
import { interviewCoachingGenerator } from './interview-coaching/generator.ts';
import { marketIntelGenerator } from './market-intel/generator.ts';
import { scorecardAssistantGenerator } from './scorecard-assistant/generator.ts';
import { sourcingStrategyGenerator } from './sourcing-strategy/generator.ts';

/** How each tool is made; only the server imports it. */
export const generators: Record<ToolId, Generator> = {
  attractionPosting: attractionPostingGenerator,
  sourcingStrategy: sourcingStrategyGenerator,
  marketIntel: marketIntelGenerator,
  intakeAssistant: intakeAssistantGenerator,
  engagementKit: engagementKitGenerator,
  engagementTracker: engagementTrackerGenerator,
  candidateScoring: candidateScoringGenerator,
  scorecardAssistant: scorecardAssistantGenerator,
  interviewCoaching: interviewCoachingGenerator,
  hiringSynopsis: hiringSynopsisGenerator,
  candidateMessaging: candidateMessagingGenerator,
};
