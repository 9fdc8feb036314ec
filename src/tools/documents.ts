import type { Document } from '#shared/document.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { readAttractionPosting } from './attraction-posting/content.ts';
import { writeAttractionPosting } from './attraction-posting/document.ts';
import { readEngagementTracker } from './engagement-tracker/content.ts';
import { writeEngagementTracker } from './engagement-tracker/document.ts';
import { readSourcingStrategy } from './sourcing-strategy/content.ts';
import { writeSourcingStrategy } from './sourcing-strategy/document.ts';
import { readMarketIntel } from './market-intel/content.ts';
import { writeMarketIntel } from './market-intel/document.ts';
import { readCandidateScoring } from './candidate-scoring/content.ts';
import { writeCandidateScoring } from './candidate-scoring/document.ts';
import { readScorecardAssistant } from './scorecard-assistant/content.ts';
import { writeScorecardAssistant } from './scorecard-assistant/document.ts';
import { readEngagementKit } from './engagement-kit/content.ts';
import { writeEngagementKit } from './engagement-kit/document.ts';
import { readIntakeAssistant } from './intake-assistant/content.ts';
import { writeIntakeAssistant } from './intake-assistant/document.ts';
import { readInterviewCoaching } from './interview-coaching/content.ts';
import { writeInterviewCoaching } from './interview-coaching/document.ts';
import { readHiringSynopsis } from './hiring-synopsis/content.ts';
import { writeHiringSynopsis } from './hiring-synopsis/document.ts';
import { readCandidateMessaging } from './candidate-messaging/content.ts';
import { writeCandidateMessaging } from './candidate-messaging/document.ts';

/** Stored content of each tool as a document, for the exports. */
export const documents = {
  attractionPosting: (stored: unknown) => writeAttractionPosting(readAttractionPosting(stored)),
  engagementTracker: (stored: unknown) => writeEngagementTracker(readEngagementTracker(stored)),
  sourcingStrategy: (stored: unknown) => writeSourcingStrategy(readSourcingStrategy(stored)),
  marketIntel: (stored: unknown) => writeMarketIntel(readMarketIntel(stored)),
  candidateScoring: (stored: unknown) => writeCandidateScoring(readCandidateScoring(stored)),
  scorecardAssistant: (stored: unknown) => writeScorecardAssistant(readScorecardAssistant(stored)),
  engagementKit: (stored: unknown) => writeEngagementKit(readEngagementKit(stored)),
  intakeAssistant: (stored: unknown) => writeIntakeAssistant(readIntakeAssistant(stored)),
  interviewCoaching: (stored: unknown) => writeInterviewCoaching(readInterviewCoaching(stored)),
  hiringSynopsis: (stored: unknown) => writeHiringSynopsis(readHiringSynopsis(stored)),
  candidateMessaging: (stored: unknown) => writeCandidateMessaging(readCandidateMessaging(stored)),
} satisfies Record<ToolId, (stored: unknown) => Document>;
