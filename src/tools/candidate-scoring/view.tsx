import { ResultView } from '../view-parts/result-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { ViewProps } from '../view-props.ts';
import type { CandidateScoringView as Content } from './content.ts';
import { writeCandidateScoringSections } from './document.ts';
import { ScreeningFirst } from './view-first-page.tsx';
import { KeepWarm } from './view-keep-warm.tsx';
import { PrioritySkills } from './view-priority-skills.tsx';
import { ExportQuestions, Questions } from './view-questions.tsx';
import { RiskFlags } from './view-risk-flags.tsx';
import { SkillsRanking } from './view-skills-ranking.tsx';
import { Submission } from './view-submission.tsx';
import { TierChart } from './view-tier-chart.tsx';

const guide = {
  title: 'How to Use This Evaluation Toolkit',
  items: [
    { name: 'Skills Ranking', text: 'Agree on the weights before you read the first resume.' },
    { name: 'Priority Skills', text: 'Tick each one off as you see evidence for it.' },
    {
      name: 'Tier Chart',
      text: 'Typical profiles, not people: where a background is likely to fall, and what it lacks.',
    },
    { name: 'Risk Flags', text: 'Reasons to ask again. A flag is a question, never a verdict.' },
    { name: 'Questions', text: 'Ask everyone the same ones, in the same order.' },
    { name: 'Submission', text: 'How to present a person to the hiring manager, by level.' },
    { name: 'Keep Warm', text: 'What makes good people drop out, and what to do the same day.' },
  ],
};

export function CandidateScoringView(props: ViewProps<Content>) {
  const { content, tab, onTabChange, onEdit, onExportPdf } = props;
  const sections = writeCandidateScoringSections(content);
  return (
    <ResultView
      content={content}
      sections={sections}
      onEdit={onEdit}
      toast="label"
      guide={guide}
      isForecast
    >
      <ViewTabs
        label="Candidate evaluation"
        tab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'skills-ranking',
            label: 'Skills Ranking',
            content: (
              <>
                <ScreeningFirst
                  questions={content.recommendedScreeningQuestions}
                  onTabChange={onTabChange}
                />
                <ViewSection
                  of={sections.skillsRanking}
                  emptyNotice="Skills ranking data will appear here once evaluation is complete"
                >
                  <SkillsRanking skills={content.skillsRankingSummary} />
                </ViewSection>
              </>
            ),
          },
          {
            id: 'priority-skills',
            label: 'Priority Skills',
            content: (
              <ViewSection of={sections.prioritySkills}>
                <PrioritySkills skills={content.prioritySkills} />
              </ViewSection>
            ),
          },
          {
            id: 'tier-chart',
            label: 'Tier Chart',
            content: (
              <ViewSection of={sections.tierChart}>
                <TierChart
                  tiers={content.candidateComparisonGrid}
                  ranking={content.skillsRankingSummary}
                />
              </ViewSection>
            ),
          },
          {
            id: 'risk-flags',
            label: 'Risk Flags',
            content: (
              <ViewSection of={sections.riskFlags} emptyNotice="No risk flags identified">
                <RiskFlags flags={content.riskFlags} />
              </ViewSection>
            ),
          },
          {
            id: 'questions',
            label: 'Questions',
            content: (
              <ViewSection
                of={sections.questions}
                aside={<ExportQuestions onExportPdf={onExportPdf} />}
                emptyNotice="No screening questions generated"
              >
                <Questions questions={content.recommendedScreeningQuestions} />
              </ViewSection>
            ),
          },
          {
            id: 'submission',
            label: 'Submission',
            content: (
              <ViewSection of={sections.submission} emptyNotice="No submission framework available">
                <Submission
                  levels={content.submissionFramework}
                  notes={content.submissionNotes}
                  tab={tab}
                  onTabChange={onTabChange}
                />
              </ViewSection>
            ),
          },
          {
            id: 'keep-warm',
            label: 'Keep Warm',
            content: (
              <ViewSection of={sections.keepWarm}>
                <KeepWarm tactics={content.keepCandidatesWarm} />
              </ViewSection>
            ),
          },
        ]}
      />
    </ResultView>
  );
}
