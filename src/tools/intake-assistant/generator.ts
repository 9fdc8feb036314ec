import { defineGenerator } from '../define-generator.ts';
import type { IntakeAssistant } from './content.ts';
import { draftIntake } from './draft.ts';
import { computeIntakeFigures, type IntakeFigures } from './figures.ts';
import { intakeAssistantPrompt } from './prompt.ts';
import { intakeWriting, type IntakeWriting } from './writing.ts';

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function mergeIntake(figures: IntakeFigures, writing: IntakeWriting): IntakeAssistant {
  const { location, payRange, workType, requirements, responsibilities, workEnvironment } = figures;
  return {
    toolDescription: figures.toolDescription,
    roleSummaryDoc: {
      location,
      payRange,
      workType,
      requirements,
      responsibilities,
      workEnvironment,
      summary: writing.summary,
    },
    whatWereHiringForOnePager: {
      whyRoleMatters: writing.whyRoleMatters,
      businessImpact: writing.businessImpact,
      redFlags: writing.redFlags,
      successIndicators: writing.successIndicators,
      fullBrief: writing.fullBrief,
    },
    prioritizedRequirementsGrid: {
      p0MustHaves: figures.mustHaves.map((requirement) => ({
        requirement,
        howTested:
          writing.howTested.find((test) => same(test.requirement, requirement))?.howTested ??
          'To agree at the intake',
      })),
      p1Preferred: figures.preferred,
      p2NiceToHave: figures.niceToHave,
    },
    hiddenAssumptionFlags: writing.hiddenAssumptionFlags,
    successMetrics: writing.successMetrics,
    interviewPanelRecommendations: writing.interviewPanelRecommendations,
    // An empty table says nothing.
    ...(figures.agreed.length > 0 && { agreed: figures.agreed }),
    openQuestions: figures.openQuestions,
  };
}

export const intakeAssistantGenerator = defineGenerator({
  computeFigures: computeIntakeFigures,
  writing: intakeWriting,
  draft: draftIntake,
  merge: mergeIntake,
  prompt: intakeAssistantPrompt,
});
