import type { ToolId } from '#shared/tool-info.ts';
import { attractionPostingGenerator } from './attraction-posting/generator.ts';
import { candidateScoringGenerator } from './candidate-scoring/generator.ts';
import { engagementKitGenerator } from './engagement-kit/generator.ts';
import { engagementTrackerGenerator } from './engagement-tracker/generator.ts';
import { interviewCoachingGenerator } from './interview-coaching/generator.ts';
import { candidateMessagingGenerator } from './candidate-messaging/generator.ts';
import { contracts } from './contracts.ts';
import { defineGenerator, type Generator } from './define-generator.ts';
import type { ToolContract } from './define-tool.ts';
import { hiringSynopsisGenerator } from './hiring-synopsis/generator.ts';
import { intakeAssistantGenerator } from './intake-assistant/generator.ts';
import { marketIntelGenerator } from './market-intel/generator.ts';
import { sourcingStrategyGenerator } from './sourcing-strategy/generator.ts';
import { scorecardAssistantGenerator } from './scorecard-assistant/generator.ts';

// Stands in until the tool's own figures, writing and draft are there.
function standIn<Content>({ schema, sample }: ToolContract<Content, unknown>) {
  return defineGenerator({
    computeFigures: () => ({}),
    writing: schema,
    draft: () => sample,
    merge: (_figures, writing: Content) => writing,
    prompt: { version: 1, role: '', task: '', rules: [] },
  });
}

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
