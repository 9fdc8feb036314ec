import { bullets, facts, headed, meter, note, paragraph, table } from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import type { EngagementTrackerView } from './content.ts';
import { engagementTrackerOutline } from './outline.ts';

type Scorecard = EngagementTrackerView['openClickReplyScorecard'];
type Rates = Scorecard['byChannel'];

export function writeEngagementTrackerSections(view: EngagementTrackerView) {
  const { ghostingRiskFlag: risk, followUpTimingOptimizer: timing } = view;
  return writeSections(engagementTrackerOutline, {
    ghostingRisk: [
      meter({
        label: 'Ghosting risk',
        value: risk?.riskScore === undefined ? null : toPercent(risk.riskScore),
        max: 100,
        note: risk?.riskLevel,
      }),
      paragraph(risk?.reasoning ?? ''),
    ],
    sentiment: [writeSentiment(view)],
    scorecard: [
      headed(2, 'By Channel', writeRates('Channel', view.openClickReplyScorecard.byChannel)),
      headed(2, 'By Stage', writeRates('Stage', view.openClickReplyScorecard.byStage)),
      headed(
        2,
        'By Candidate Profile',
        writeRates('Profile', view.openClickReplyScorecard.byCandidateProfile),
      ),
      note(view.openClickReplyScorecard.basis),
    ],
    nudges: view.smartNudgeSuggestions.map(({ channel, targetGroup, nudge, expectedImpact }) =>
      headed(2, [channel, targetGroup].filter(Boolean).join(': '), [
        ...paragraph(nudge),
        ...facts([{ label: 'Expected impact', text: expectedImpact }]),
      ]),
    ),
    timing: [
      facts([
        { label: 'Best days', text: timing.bestDaysToFollowUp.join(', ') },
        { label: 'Best times', text: timing.bestTimesToFollowUp.join(', ') },
        ...timing.cadenceRecommendations,
      ]),
    ],
  });
}

export const writeEngagementTracker = documentOf(
  engagementTrackerOutline,
  writeEngagementTrackerSections,
);

/** Shares in the order of the pie. */
export function listSentiments({
  quantitative,
}: EngagementTrackerView['engagementSentimentSummary']) {
  return [
    { label: 'Positive', value: quantitative.positiveSentimentPercent },
    { label: 'Neutral', value: quantitative.neutralSentimentPercent },
    { label: 'Negative', value: quantitative.negativeSentimentPercent },
  ];
}

function writeSentiment({ engagementSentimentSummary: summary }: EngagementTrackerView) {
  const parts = listSentiments(summary).map(({ label, value }) => ({
    label,
    value: toPercent(value) ?? 0,
  }));
  const hasPie = parts.some(({ value }) => value > 0);
  return [
    ...(hasPie ? [{ kind: 'pie' as const, title: 'Sentiment', unit: '%', parts }] : []),
    ...meter({
      label: 'Average sentiment',
      value: toPercent(summary.averageSentimentScore),
      max: 100,
    }),
    ...bullets(summary.qualitative),
  ];
}

function writeRates(name: string, rates: Rates) {
  return table(
    [name, 'Open Rate', 'Click Rate', 'Reply Rate'],
    rates.map(({ label, openRate, clickRate, replyRate }) => [
      label,
      ...(isTalk(openRate, clickRate) ? [null, null] : [openRate, clickRate]).map(writeRate),
      writeRate(replyRate),
    ]),
  );
}

/** A call or a talk has nothing to open or to click. */
const isTalk = (openRate: number | null, clickRate: number | null): boolean =>
  openRate === 0 && clickRate === 0;

function writeRate(rate: number | null): string {
  return rate === null ? 'n/a' : `${toPercent(rate)}%`;
}

/** Rates are published to a tenth of a percent. */
function toPercent(fraction: number | null): number | null {
  return fraction === null ? null : Math.round(fraction * 1000) / 10;
}
