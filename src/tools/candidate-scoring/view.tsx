import { TabbedView } from '../view-parts/tabbed-view.tsx';
import type { ViewProps } from '../view-props.ts';
import type { CandidateScoringView as Content } from './content.ts';
import { writeCandidateScoringSections } from './document.ts';
import { candidateScoringOutline } from './outline.ts';
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
  uses: {
    'skills-ranking': 'Agree on the weights before you read the first resume.',
    'priority-skills': 'Tick each one off as you see evidence for it.',
    'tier-chart':
      'Typical profiles, not people: where a background is likely to fall, and what it lacks.',
    'risk-flags': 'Reasons to ask again. A flag is a question, never a verdict.',
    questions: 'Ask everyone the same ones, in the same order.',
    submission: 'How to present a person to the hiring manager, by level.',
    'keep-warm': 'What makes good people drop out, and what to do the same day.',
  },
};

export function CandidateScoringView(props: ViewProps<Content>) {
  const { content, tab, onTabChange, onExportPdf } = props;
  return (
    <TabbedView
      view={props}
      outline={candidateScoringOutline}
      written={writeCandidateScoringSections(content)}
      label="Candidate evaluation"
      toast="label"
      guide={guide}
      first={
        <ScreeningFirst
          questions={content.recommendedScreeningQuestions}
          onTabChange={onTabChange}
        />
      }
      tabs={{
        'skills-ranking': {
          emptyNotice: 'Skills ranking data will appear here once evaluation is complete',
          drawn: <SkillsRanking skills={content.skillsRankingSummary} />,
        },
        'priority-skills': { drawn: <PrioritySkills skills={content.prioritySkills} /> },
        'tier-chart': {
          drawn: (
            <TierChart
              tiers={content.candidateComparisonGrid}
              ranking={content.skillsRankingSummary}
            />
          ),
        },
        'risk-flags': {
          emptyNotice: 'No risk flags identified',
          drawn: <RiskFlags flags={content.riskFlags} />,
        },
        questions: {
          aside: <ExportQuestions onExportPdf={onExportPdf} />,
          emptyNotice: 'No screening questions generated',
          drawn: <Questions questions={content.recommendedScreeningQuestions} />,
        },
        submission: {
          emptyNotice: 'No submission framework available',
          drawn: (
            <Submission
              levels={content.submissionFramework}
              notes={content.submissionNotes}
              tab={tab}
              onTabChange={onTabChange}
            />
          ),
        },
        'keep-warm': { drawn: <KeepWarm tactics={content.keepCandidatesWarm} /> },
      }}
    />
  );
}
