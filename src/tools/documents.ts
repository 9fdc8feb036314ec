import type { Document } from '#shared/document.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { readAttractionPosting } from './attraction-posting/content.ts';
import { writeAttractionPosting } from './attraction-posting/document.ts';
import { readEngagementTracker } from './engagement-tracker/content.ts';
import { writeEngagementTracker } from './engagement-tracker/document.ts';
import { readSourcingStrategy } from './sourcing-strategy/content.ts';
import { writeSourcingStrategy } from './sourcing-strategy/document.ts';

/** Stored content of each tool as a document, for the exports. */
export const documents = {
  attractionPosting: (stored: unknown) => writeAttractionPosting(readAttractionPosting(stored)),
  engagementTracker: (stored: unknown) => writeEngagementTracker(readEngagementTracker(stored)),
  sourcingStrategy: (stored: unknown) => writeSourcingStrategy(readSourcingStrategy(stored)),
} satisfies Partial<Record<ToolId, (stored: unknown) => Document>>;
