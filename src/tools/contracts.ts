import type { ToolId } from '#shared/tool-info.ts';
import { attractionPostingSchema, readAttractionPosting } from './attraction-posting/content.ts';
import { attractionPostingSample } from './attraction-posting/sample.ts';
import { candidateMessagingSchema, readCandidateMessaging } from './candidate-messaging/content.ts';
import { candidateMessagingSample } from './candidate-messaging/sample.ts';
import { candidateScoringSchema, readCandidateScoring } from './candidate-scoring/content.ts';
import { candidateScoringSample } from './candidate-scoring/sample.ts';
import { defineTool, type ToolContract } from './define-tool.ts';
import { engagementKitSchema, readEngagementKit } from './engagement-kit/content.ts';
import { engagementKitSample } from './engagement-kit/sample.ts';
import { engagementTrackerSchema, readEngagementTracker } from './engagement-tracker/content.ts';
import { engagementTrackerSample } from './engagement-tracker/sample.ts';
import { hiringSynopsisSchema, readHiringSynopsis } from './hiring-synopsis/content.ts';
import { hiringSynopsisSample } from './hiring-synopsis/sample.ts';
import { intakeAssistantSchema, readIntakeAssistant } from './intake-assistant/content.ts';
import { intakeAssistantSample } from './intake-assistant/sample.ts';
import { interviewCoachingSchema, readInterviewCoaching } from './interview-coaching/content.ts';
import { interviewCoachingSample } from './interview-coaching/sample.ts';
import { marketIntelSchema, readMarketIntel } from './market-intel/content.ts';
import { marketIntelSample } from './market-intel/sample.ts';
import { readScorecardAssistant, scorecardAssistantSchema } from './scorecard-assistant/content.ts';
import { scorecardAssistantSample } from './scorecard-assistant/sample.ts';
import { readSourcingStrategy, sourcingStrategySchema } from './sourcing-strategy/content.ts';
import { sourcingStrategySample } from './sourcing-strategy/sample.ts';

/** What may be stored for each tool, and how anything stored is read. */
export const contracts = {
  attractionPosting: defineTool({
    schema: attractionPostingSchema,
    read: readAttractionPosting,
    sample: attractionPostingSample,
  }),
  sourcingStrategy: defineTool({
    schema: sourcingStrategySchema,
    read: readSourcingStrategy,
    sample: sourcingStrategySample,
  }),
  marketIntel: defineTool({
    schema: marketIntelSchema,
    read: readMarketIntel,
    sample: marketIntelSample,
  }),
  intakeAssistant: defineTool({
    schema: intakeAssistantSchema,
    read: readIntakeAssistant,
    sample: intakeAssistantSample,
  }),
  engagementKit: defineTool({
    schema: engagementKitSchema,
    read: readEngagementKit,
    sample: engagementKitSample,
  }),
  engagementTracker: defineTool({
    schema: engagementTrackerSchema,
    read: readEngagementTracker,
    sample: engagementTrackerSample,
  }),
  candidateScoring: defineTool({
    schema: candidateScoringSchema,
    read: readCandidateScoring,
    sample: candidateScoringSample,
  }),
  scorecardAssistant: defineTool({
    schema: scorecardAssistantSchema,
    read: readScorecardAssistant,
    sample: scorecardAssistantSample,
  }),
  interviewCoaching: defineTool({
    schema: interviewCoachingSchema,
    read: readInterviewCoaching,
    sample: interviewCoachingSample,
  }),
  hiringSynopsis: defineTool({
    schema: hiringSynopsisSchema,
    read: readHiringSynopsis,
    sample: hiringSynopsisSample,
  }),
  candidateMessaging: defineTool({
    schema: candidateMessagingSchema,
    read: readCandidateMessaging,
    sample: candidateMessagingSample,
  }),
} satisfies Record<ToolId, ToolContract<unknown, unknown>>;
