import type { Block } from '#shared/document.ts';
import { bullets, facts, headed, meter, numbered, paragraph, table } from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import type { CandidateScoringView } from './content.ts';
import { candidateScoringOutline } from './outline.ts';
import { writeKeepWarmTitle } from './keep-warm-title.ts';
import { levelNames } from './level-names.ts';

export function writeCandidateScoringSections(view: CandidateScoringView) {
  return writeSections(candidateScoringOutline, {
    'skills-ranking': view.skillsRankingSummary.map(
      ({ skillName, category, rationale, weight }, index) =>
        titled(`${index + 1}. ${skillName}`, [
          ...meter({ label: 'Weight', value: weight, max: 10 }),
          ...facts([{ label: 'Category', text: category }]),
          ...paragraph(rationale),
        ]),
    ),
    'priority-skills': [
      numbered(
        view.prioritySkills.map(({ skillName, reason, evidenceSource }) =>
          [skillName, reason, evidenceSource && `Evidence: ${evidenceSource}`]
            .filter(Boolean)
            .join('\n'),
        ),
      ),
    ],
    'tier-chart': view.candidateComparisonGrid.map(writeTier),
    'risk-flags': view.riskFlags.map(({ flag, rationale, evidenceSource }) =>
      titled(flag, [
        ...paragraph(rationale),
        ...facts([{ label: 'Evidence', text: evidenceSource }]),
      ]),
    ),
    questions: [
      table(
        ['Purpose', 'Question', 'Source'],
        view.recommendedScreeningQuestions.map(({ purpose, question, evidenceSource }) => [
          purpose,
          question,
          evidenceSource,
        ]),
      ),
    ],
    submission: [...view.submissionFramework.map(writeAdvice), paragraph(view.submissionNotes)],
    'keep-warm': view.keepCandidatesWarm.map((tactic) =>
      headed(
        2,
        writeKeepWarmTitle(tactic),
        facts([
          { label: 'Trigger', text: tactic.trigger },
          { label: 'What to do', text: tactic.mitigationStrategy },
          { label: 'Evidence', text: tactic.evidenceSource },
        ]),
      ),
    ),
  });
}

export const writeCandidateScoring = documentOf(
  candidateScoringOutline,
  writeCandidateScoringSections,
);

/** A name with nothing under it is still said. */
function titled(title: string, blocks: Block[]): Block[] {
  return blocks.length === 0 ? paragraph(title) : headed(2, title, blocks);
}

function writeTier(tier: CandidateScoringView['candidateComparisonGrid'][number]): Block[] {
  return headed(2, tier.label, [
    ...meter({ label: 'Total skill match', value: tier.totalSkillMatch, max: 100 }),
    ...bullets(tier.matchedSkills),
    ...facts([{ label: 'Evidence', text: tier.evidenceSource }]),
  ]);
}

function writeAdvice(advice: CandidateScoringView['submissionFramework'][number]): Block[] {
  return headed(2, levelNames[advice.candidateLevel], [
    ...headed(3, 'Strengths to emphasize', bullets(advice.strengthsToEmphasize)),
    ...headed(3, 'Risks to mitigate', bullets(advice.risksToMitigate)),
    ...headed(3, 'Highlight strategy', paragraph(advice.highlightStrategy)),
    ...facts([{ label: 'Evidence', text: advice.evidenceSource }]),
  ]);
}
