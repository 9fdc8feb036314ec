import { defineGenerator } from '../define-generator.ts';
import type { HiringSynopsis } from './content.ts';
import { draftSynopsis } from './draft.ts';
import { computeSynopsisFigures, type SynopsisFigures } from './figures.ts';
import { hiringSynopsisPrompt } from './prompt.ts';
import { synopsisWriting, type SynopsisWriting } from './writing.ts';

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function mergeSynopsis(figures: SynopsisFigures, writing: SynopsisWriting): HiringSynopsis {
  return {
    toolDescription: figures.toolDescription,
    outputFormats: {
      emailBlock: writing.email,
      atsNoteSnippet: {
        positionStatus: figures.positionStatus,
        keyMetrics: figures.keyMetrics,
        riskFlags: writing.riskFlags,
        nextMilestone: writing.nextMilestone,
        candidateRanking: figures.candidateRanking,
      },
    },
    engagementMarketInsights: {
      candidateEngagementMetrics: figures.candidateEngagementMetrics,
      sourcingChannelPerformance: figures.sourcingChannelPerformance,
      marketConditions: figures.marketConditions,
      candidateFeedbackThemes: writing.candidateFeedbackThemes,
    },
    topCandidatesOverview: figures.profiles.flatMap(({ candidateProfile, fitScore }) => {
      const words = writing.profiles.find((profile) =>
        same(profile.candidateProfile, candidateProfile),
      );
      return words ? [{ ...words, candidateProfile, fitScore }] : [];
    }),
    agreedUponHiringCriteria: figures.criteria.flatMap(
      ({ criterion, requirement, dealBreaker, redFlag }) => {
        const words = writing.criteria.find((written) => same(written.criterion, criterion));
        return words
          ? [
              {
                criterion,
                requirement,
                dealBreaker,
                redFlag,
                description: words.description,
                verification: words.verification,
              },
            ]
          : [];
      },
    ),
    processMetrics: figures.processMetrics,
    candidateAnalysis: { summary: writing.candidateSummary, scoringMethod: figures.scoringMethod },
    keyLearnings: writing.keyLearnings,
    risksAssumptions: writing.risks,
    suggestedNextSteps: figures.steps.flatMap(({ id, priority, owner, due }) => {
      const action = writing.actions.find(({ step }) => step === id)?.action;
      return action ? [{ priority, action, owner, due }] : [];
    }),
  };
}

export const hiringSynopsisGenerator = defineGenerator({
  computeFigures: computeSynopsisFigures,
  writing: synopsisWriting,
  draft: draftSynopsis,
  merge: mergeSynopsis,
  prompt: hiringSynopsisPrompt,
});
