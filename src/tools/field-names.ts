import type { ToolId } from '#shared/tool-info.ts';
import { attractionPostingOutline } from './attraction-posting/outline.ts';
import { candidateMessagingOutline } from './candidate-messaging/outline.ts';
import { candidateScoringOutline } from './candidate-scoring/outline.ts';
import { engagementKitOutline } from './engagement-kit/outline.ts';
import { engagementTrackerOutline } from './engagement-tracker/outline.ts';
import { hiringSynopsisOutline } from './hiring-synopsis/outline.ts';
import { intakeAssistantOutline } from './intake-assistant/outline.ts';
import { interviewCoachingOutline } from './interview-coaching/outline.ts';
import { marketIntelOutline } from './market-intel/outline.ts';
import { scorecardAssistantOutline } from './scorecard-assistant/outline.ts';
import { sourcingStrategyOutline } from './sourcing-strategy/outline.ts';
import { toTierName } from './candidate-scoring/tier-name.ts';
import type { Outline } from './outline.ts';
import { toLabel } from './reading/label.ts';

type Names = readonly [section: string, ...parts: string[]];

const outlines: Record<ToolId, Outline> = {
  attractionPosting: attractionPostingOutline,
  sourcingStrategy: sourcingStrategyOutline,
  marketIntel: marketIntelOutline,
  intakeAssistant: intakeAssistantOutline,
  engagementKit: engagementKitOutline,
  engagementTracker: engagementTrackerOutline,
  candidateScoring: candidateScoringOutline,
  scorecardAssistant: scorecardAssistantOutline,
  interviewCoaching: interviewCoachingOutline,
  hiringSynopsis: hiringSynopsisOutline,
  candidateMessaging: candidateMessagingOutline,
};

const description: Names = ['Description'];

/** Parts within a field that have a name of their own on the screen. */
const partNames = new Map([
  ['emailBlock', 'Email'],
  ['atsNoteSnippet', 'Applicant tracking note'],
  ['p0MustHaves', 'P0 Must-Haves'],
  ['p1Preferred', 'P1 Preferred'],
  ['p2NiceToHave', 'P2 Nice to Have'],
  ['behavioralCulturalFit', 'Behavioral & Cultural Fit'],
  ['applicationCTA', 'Application call to action'],
]);

/** A field of a tool's content as its view calls it: the heading, then the part under it. */
export function nameField(tool: ToolId | undefined, field: string): readonly string[] {
  if (field === 'toolDescription') return description;
  return (tool && findSection(outlines[tool], field)) ?? [namePart(field)];
}

function findSection({ sections }: Outline, field: string): Names | undefined {
  for (const { title, fields = [], parts = {} } of Object.values(sections)) {
    if (fields.includes(field)) return [title];
    if (Object.hasOwn(parts, field)) return [title, parts[field]!];
  }
  return undefined;
}

export function namePart(key: string): string {
  return partNames.get(key) ?? (/_percent$/i.test(key) ? toTierName(key) : toLabel(key));
}
