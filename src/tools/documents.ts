import type { Document } from '#shared/document.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { readEngagementTracker } from './engagement-tracker/content.ts';
import { writeEngagementTracker } from './engagement-tracker/document.ts';

/** Stored content of each tool as a document, for the exports. */
export const documents = {
  engagementTracker: (stored: unknown) => writeEngagementTracker(readEngagementTracker(stored)),
} satisfies Partial<Record<ToolId, (stored: unknown) => Document>>;
