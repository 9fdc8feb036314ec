import type { Block } from '#shared/document.ts';
import { bullets, facts, headed, paragraph, table } from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import type { IntakeAssistantView } from './content.ts';
import { intakeAssistantOutline } from './outline.ts';
import { milestoneNames, priorityNames, roundNames } from './round-names.ts';

type Round = IntakeAssistantView['interviewPanelRecommendations']['technicalAssessmentRound'];

export function writeIntakeAssistantSections(view: IntakeAssistantView) {
  const { roleSummaryDoc: role, whatWereHiringForOnePager: brief } = view;
  return writeSections(intakeAssistantOutline, {
    roleOverview: [
      facts([
        { label: 'Location', text: role.location },
        { label: 'Pay Range', text: role.payRange },
        { label: 'Work Type', text: role.workType },
        { label: 'Requirements', text: role.requirements },
      ]),
      headed(2, 'Responsibilities', bullets(role.responsibilities)),
      headed(2, 'Work Environment', bullets(role.workEnvironment)),
      headed(2, 'Role Summary', paragraph(role.summary)),
      headed(
        2,
        'What Was Agreed',
        table(
          ['Question', 'Answer', 'By', 'On'],
          view.agreed.map(({ question, answer, by, on }) => [question, answer, by, on]),
        ),
      ),
      headed(
        2,
        'Open Questions',
        table(
          ['Question', 'Who Answers', 'Why It Matters'],
          view.openQuestions.map(({ question, owner, why }) => [question, owner, why]),
        ),
      ),
    ],
    internalBrief: [
      headed(2, 'Why the Role Matters', paragraph(brief.whyRoleMatters)),
      headed(2, 'Business Impact', paragraph(brief.businessImpact)),
      headed(2, 'Red Flags', bullets(brief.redFlags)),
      headed(2, 'Success Indicators', bullets(brief.successIndicators)),
      headed(2, 'Full Brief', paragraph(brief.fullBrief)),
    ],
    requirementsMatrix: priorityNames.map(({ key, name }) =>
      headed(2, name, bullets(view.prioritizedRequirementsGrid[key].map(writeRequirement))),
    ),
    hiddenAssumptions: [
      table(
        ['Assumption', 'Risk Level', 'Mitigation'],
        view.hiddenAssumptionFlags.map(({ assumption, riskLevel, mitigation }) => [
          assumption,
          riskLevel,
          mitigation,
        ]),
      ),
    ],
    successMetrics: milestoneNames.map(({ key, name }) => {
      const metric = view.successMetrics[key];
      return headed(
        2,
        name,
        facts([
          { label: 'Target', text: metric.target },
          { label: 'Measurement', text: metric.measurement },
          { label: 'Success', text: metric.success },
        ]),
      );
    }),
    interviewProcess: roundNames.map(({ key, name }) =>
      headed(2, name, writeRound(view.interviewPanelRecommendations[key])),
    ),
  });
}

export const writeIntakeAssistant = documentOf(
  intakeAssistantOutline,
  writeIntakeAssistantSections,
);

function writeRequirement({
  requirement,
  howTested,
}: {
  requirement: string;
  howTested: string;
}): string {
  return howTested ? `${requirement} (tested by: ${howTested})` : requirement;
}

function writeRound({ focusAreas, recommendedInterviewer, keyQuestions }: Round): Block[] {
  return [
    ...headed(3, 'Focus areas', bullets(focusAreas)),
    ...facts([{ label: 'Recommended interviewer', text: recommendedInterviewer }]),
    ...keyQuestions.flatMap(({ question, strongAnswer, weakAnswer }) => {
      const answers = facts([
        { label: 'Strong answer', text: strongAnswer },
        { label: 'Weak answer', text: weakAnswer },
      ]);
      return answers.length === 0 ? paragraph(question) : headed(3, question, answers);
    }),
  ];
}
