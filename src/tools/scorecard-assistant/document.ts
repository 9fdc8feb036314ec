import type { Block } from '#shared/document.ts';
import {
  bullets,
  facts,
  headed,
  meter,
  note,
  numbered,
  paragraph,
  table,
} from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import { tabulateGrid } from './compare-scores.ts';
import type { ScorecardAssistantView } from './content.ts';
import { scorecardAssistantOutline } from './outline.ts';
import { criterionTypeNames } from './criterion-type.ts';
import { calibrationTips, scaleNote, scoringStandards } from './scoring-standards.ts';

export function writeScorecardAssistantSections(view: ScorecardAssistantView) {
  const { calibrationDriftAlert: drift, panelScoreSummary: panel } = view;
  return writeSections(scorecardAssistantOutline, {
    'interview-scorecard': view.customizedInterviewScorecard.map(writeCriterion),
    'evaluation-criteria': [writeGrid(view.candidateComparisonGrid)],
    'reference-questions': [
      numbered(view.referenceQuestions),
      headed(
        2,
        'Agreed-Upon Criteria Check',
        table(
          ['Criterion', 'Type', 'How it is checked', 'Pass threshold'],
          view.agreedUponCriteriaCheck.map(({ criterion, checkMethod, passThreshold, type }) => [
            criterion,
            criterionTypeNames[type],
            checkMethod,
            passThreshold,
          ]),
        ),
      ),
    ],
    'decision-framework': [writeDecision(view.aiPoweredRecommendation)],
    'red-flags': [
      paragraph(drift.text),
      headed(2, 'Alert Triggers', bullets(drift.alertTriggers)),
      headed(2, 'Bias Detection', bullets(drift.biasDetectionMetrics)),
      headed(2, 'What to Do', bullets(drift.calibrationRecommendations)),
      facts([{ label: 'Reporting cadence', text: drift.reportingCadence }]),
    ],
    calibration: [writeCalibration(panel)],
  });
}

/** The scale and the tips go with what was written; alone they are no document. */
function writeCalibration(panel: ScorecardAssistantView['panelScoreSummary']): Block[] {
  const written = [
    ...paragraph(panel.text),
    ...headed(2, 'Panel Report', bullets(panel.reportStructure)),
    ...facts([
      { label: 'Aggregation method', text: panel.aggregationMethod },
      { label: 'Sentiment analysis', text: panel.sentimentAnalysis },
    ]),
    ...headed(2, 'Signs of Consensus', bullets(panel.consensusIndicators)),
  ];
  if (written.length === 0) return [];
  const standards = scoringStandards.map(({ range, meaning }) => ({ label: range, text: meaning }));
  return [
    ...written,
    ...headed(2, 'Scoring Standards', [...facts(standards), ...note(scaleNote)]),
    ...headed(2, 'Tips', bullets(calibrationTips)),
  ];
}

export const writeScorecardAssistant = documentOf(
  scorecardAssistantOutline,
  writeScorecardAssistantSections,
);

function writeCriterion(
  item: ScorecardAssistantView['customizedInterviewScorecard'][number],
): Block[] {
  return headed(2, item.criterion, [
    ...meter({ label: 'Weight', value: item.weight, max: 100 }),
    ...paragraph(item.description),
    ...paragraph(item.evaluationGuidance),
    ...paragraph('Score: ___/10'),
  ]);
}

function writeGrid(grid: ScorecardAssistantView['candidateComparisonGrid']): Block[] {
  const { columns, rows } = tabulateGrid(grid);
  return rows.length === 0 ? [] : [{ kind: 'table', columns, rows }];
}

function writeDecision(decision: ScorecardAssistantView['aiPoweredRecommendation']): Block[] {
  const { analysisFramework: analysis, recommendationEngine: engine } = decision;
  return [
    ...paragraph(decision.text),
    ...headed(
      2,
      'Decision Rule',
      facts([
        { label: 'Strong hire', text: engine.strongHire },
        { label: 'Hire', text: engine.hire },
        { label: 'Maybe', text: engine.maybeHire },
        { label: 'No hire', text: engine.noHire },
      ]),
    ),
    ...note(decision.method),
    ...facts([{ label: 'Confidence', text: decision.confidenceLevel }]),
    ...headed(2, 'Write the Rationale in This Order', numbered(decision.rationaleStructure)),
    ...headed(
      2,
      'Analysis',
      facts([
        { label: 'Strengths', text: analysis.strengthsHighlight },
        { label: 'Concerns', text: analysis.concernsOutline },
        { label: 'Risk assessment', text: analysis.riskAssessment },
        { label: 'Development plan', text: analysis.developmentPlan },
        { label: 'Market context', text: analysis.marketContext },
      ]),
    ),
  ];
}
