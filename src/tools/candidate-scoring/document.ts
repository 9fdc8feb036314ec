import type { Block, Document } from '#shared/document.ts';
import { bullets, facts, headed, meter, numbered, paragraph, table } from '../document-blocks.ts';
import { assembleDocument, writeSection } from '../document-section.ts';
import type { CandidateScoringView } from './content.ts';
import { writeKeepWarmTitle } from './keep-warm-title.ts';
import { levelNames } from './level-names.ts';

export function writeCandidateScoringSections(view: CandidateScoringView) {
  return {
    skillsRanking: writeSection(
      'Skills Ranking',
      ...view.skillsRankingSummary.map(({ skillName, category, rationale, weight }, index) =>
        titled(`${index + 1}. ${skillName}`, [
          ...meter({ label: 'Weight', value: weight, max: 10 }),
          ...facts([{ label: 'Category', text: category }]),
          ...paragraph(rationale),
        ]),
      ),
    ),
    prioritySkills: writeSection(
      'Priority Skills',
      numbered(
        view.prioritySkills.map(({ skillName, reason, evidenceSource }) =>
          [skillName, reason, evidenceSource && `Evidence: ${evidenceSource}`]
            .filter(Boolean)
            .join('\n'),
        ),
      ),
    ),
    tierChart: writeSection('Tier Chart', ...view.candidateComparisonGrid.map(writeTier)),
    riskFlags: writeSection(
      'Risk Flags',
      ...view.riskFlags.map(({ flag, rationale, evidenceSource }) =>
        titled(flag, [
          ...paragraph(rationale),
          ...facts([{ label: 'Evidence', text: evidenceSource }]),
        ]),
      ),
    ),
    questions: writeSection(
      'Questions',
      table(
        ['Purpose', 'Question', 'Source'],
        view.recommendedScreeningQuestions.map(({ purpose, question, evidenceSource }) => [
          purpose,
          question,
          evidenceSource,
        ]),
      ),
    ),
    submission: writeSection(
      'Submission',
      ...view.submissionFramework.map(writeAdvice),
      paragraph(view.submissionNotes),
    ),
    keepWarm: writeSection(
      'Keep Warm',
      ...view.keepCandidatesWarm.map((tactic) =>
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
    ),
  };
}

export function writeCandidateScoring(view: CandidateScoringView): Document {
  return assembleDocument('candidateScoring', {
    description: view.toolDescription,
    isForecast: true,
    sections: writeCandidateScoringSections(view),
  });
}

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
