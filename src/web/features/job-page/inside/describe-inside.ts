import type { ToolId } from '#shared/tool-info.ts';
import { isBlank } from '#tools/reading/blank.ts';
import { decodeStored, isRecord } from '#tools/reading/decode-stored.ts';

/** Turns decoded content into a few words, or nothing where the content has none of it. */
type Part = (content: unknown) => string | undefined;

/** Counts what lies at a path such as "channels.*.platforms.*", where * is every entry of a list or map. */
const count =
  (path: string, one: string, many = `${one}s`): Part =>
  (content) => {
    const total = countAt(content, path.split('.'));
    return total === 0 ? undefined : `${total} ${total === 1 ? one : many}`;
  };

const score =
  (path: string, say: (value: number) => string): Part =>
  (content) => {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), content);
    return typeof value === 'number' ? say(value) : undefined;
  };

const numbers = new Intl.NumberFormat('en-US');
const shares = new Intl.NumberFormat('en-US', { style: 'percent' });

const inside: Record<ToolId, Part[]> = {
  attractionPosting: [
    count('publicJobPosting.headline', 'posting'),
    count('attractionPoints.*', 'attraction point'),
    count('embeddedKeywords.*', 'keyword'),
  ],
  sourcingStrategy: [
    count('personaBreakdowns.*', 'persona'),
    count('channelRecommendations.*.platforms.*', 'channel'),
    count('booleanStrings.*.*', 'search string'),
  ],
  marketIntel: [
    score('hiringDifficultyScore', (value) => `difficulty ${numbers.format(value)} of 10`),
    score(
      'candidatePoolInsights.totalEstimate',
      (value) => `${numbers.format(value)} people in the talent pool`,
    ),
    count('riskSummary.*', 'risk'),
  ],
  intakeAssistant: [
    count('prioritizedRequirementsGrid.p0MustHaves.*', 'must-have'),
    count('hiddenAssumptionFlags.*', 'hidden assumption'),
    count('interviewPanelRecommendations.*.keyQuestions.*', 'question'),
  ],
  engagementKit: [
    count('voicemailScripts.*', 'voicemail'),
    count('multiStepEmailTemplates.*', 'email'),
    count('candidateObjectionRebuttals.*', 'objection answered', 'objections answered'),
  ],
  engagementTracker: [
    score('ghostingRiskFlag.riskScore', (value) => `ghosting risk ${shares.format(value)}`),
    count('smartNudgeSuggestions.*', 'nudge'),
  ],
  candidateScoring: [
    count('skillsRankingSummary.*', 'ranked skill'),
    count('recommendedScreeningQuestions.*', 'screening question'),
    count('riskFlags.*', 'risk flag'),
  ],
  scorecardAssistant: [
    count('customizedInterviewScorecard.*', 'criterion', 'criteria'),
    count('referenceQuestions.*', 'reference question'),
  ],
  interviewCoaching: [
    count('sampleBehavioralTechnicalQA.*.questions.*', 'question'),
    count('videoScriptForLoomWalkthrough', 'video script'),
  ],
  hiringSynopsis: [
    count('outputFormats.emailBlock.body', 'email'),
    count('risksAssumptions.*', 'risk'),
    count('suggestedNextSteps.*', 'next step'),
  ],
  candidateMessaging: [
    count('outreachScripts.*', 'script'),
    count('emailSequences.*', 'sequence'),
    count('objectionResponses.*', 'reply', 'replies'),
  ],
};

/** What is inside at a glance: "4 personas, 6 channels, 18 search strings". Empty for content of another shape. */
export function describeInside(tool: ToolId, content: unknown): string {
  const decoded = decodeStored(content);
  const parts = inside[tool].flatMap((part) => part(decoded) ?? []);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function countAt(value: unknown, path: readonly string[]): number {
  const [key, ...rest] = path;
  if (key === undefined) return isBlank(value) ? 0 : 1;
  if (key !== '*') return isRecord(value) ? countAt(value[key], rest) : 0;
  if (!Array.isArray(value) && !isRecord(value)) return 0;
  return Object.values(value).reduce<number>((sum, item) => sum + countAt(item, rest), 0);
}
