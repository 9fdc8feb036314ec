import { defineGenerator } from '../define-generator.ts';
import type { HiringSynopsis } from './content.ts';
import { draftSynopsis } from './draft.ts';
import { computeSynopsisFigures, type SynopsisFigures } from './figures.ts';
import { hiringSynopsisPrompt } from './prompt.ts';
import { synopsisWriting, type SynopsisWriting } from './writing.ts';

/** A mark that went on the way through a writer makes no other name. */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const same = (a: string, b: string): boolean => lettersOf(a) === lettersOf(b);

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
    // Each line of the agreement is told: without words of the writer's in our own.
    agreedUponHiringCriteria: figures.criteria.map((line) => {
      const words = writing.criteria.find(({ criterion }) => same(criterion, line.criterion));
      return {
        ...line,
        description: words?.description ?? line.description,
        verification: words?.verification ?? line.verification,
      };
    }),
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
