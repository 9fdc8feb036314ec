import type { Document } from '#shared/document.ts';
import { fillOwnBlanks } from '#shared/fill-own-blanks.ts';
import type { Sender } from '#shared/sender.ts';
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

type WriteStored = (stored: unknown, sender?: Sender) => Document;

const asDocument =
  <View>(read: (stored: unknown) => View, write: (view: View) => Document): WriteStored =>
  (stored, sender) =>
    write(fillOwnBlanks(read(stored), sender));

/** Stored content of each tool as a document, for the exports; signed by whoever exports it. */
export const documents = {
  attractionPosting: asDocument(readAttractionPosting, writeAttractionPosting),
  engagementTracker: asDocument(readEngagementTracker, writeEngagementTracker),
  sourcingStrategy: asDocument(readSourcingStrategy, writeSourcingStrategy),
  marketIntel: asDocument(readMarketIntel, writeMarketIntel),
  candidateScoring: asDocument(readCandidateScoring, writeCandidateScoring),
  scorecardAssistant: asDocument(readScorecardAssistant, writeScorecardAssistant),
  engagementKit: asDocument(readEngagementKit, writeEngagementKit),
  intakeAssistant: asDocument(readIntakeAssistant, writeIntakeAssistant),
  interviewCoaching: asDocument(readInterviewCoaching, writeInterviewCoaching),
  hiringSynopsis: asDocument(readHiringSynopsis, writeHiringSynopsis),
  candidateMessaging: asDocument(readCandidateMessaging, writeCandidateMessaging),
} satisfies Record<ToolId, WriteStored>;
