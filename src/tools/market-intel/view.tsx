import { ResultView } from '../view-parts/result-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { ViewProps } from '../view-props.ts';
import type { MarketIntelView as Content } from './content.ts';
import { writeMarketIntelSections } from './document.ts';
import { Compensation } from './view-compensation.tsx';
import { Competition } from './view-competition.tsx';
import { Difficulty } from './view-difficulty.tsx';
import { PayFirst } from './view-first-page.tsx';
import { Recommendations, Risks } from './view-risks.tsx';
import { modelsRadius, TalentPool } from './view-talent-pool.tsx';
import { MarketTiming } from './view-timing.tsx';

const guide = (content: Content) => ({
  title: 'How to Use This Market Analysis',
  items: [
    {
      name: 'Hiring Difficulty',
      text: 'Show the score at intake, and the line of the rationale that would lower it most.',
    },
    {
      name: 'Talent Pool',
      text: modelsRadius(content.candidatePoolInsights)
        ? 'Public figures scaled to a 100-mile radius: a planning number, not a head count.'
        : 'What public figures say of the people for the job: a planning number, not a head count.',
    },
    {
      name: 'Compensation',
      text: 'Where the offer stands among published wages; settle the range before the first call.',
    },
    { name: 'Competition', text: 'Who hires the same people, what draws them, what you answer.' },
    {
      name: 'Risks & Recommendations',
      text: 'Give each high risk an owner; start with the first recommendation.',
    },
    {
      name: 'Market Timing',
      text: 'When to open, when to accept, and where the figures come from.',
    },
  ],
});

export function MarketIntelView({ content, tab, onTabChange, onEdit }: ViewProps<Content>) {
  const sections = writeMarketIntelSections(content);
  return (
    <ResultView
      content={content}
      sections={sections}
      onEdit={onEdit}
      toast="none"
      emptyNotice="No market intelligence data available"
      guide={guide(content)}
    >
      <ViewTabs
        label="Market intelligence"
        tab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'difficulty',
            label: 'Hiring Difficulty',
            content: (
              <>
                <PayFirst pay={content.compensationBenchmarking} onTabChange={onTabChange} />
                <ViewSection of={sections.difficulty}>
                  <Difficulty
                    score={content.hiringDifficultyScore}
                    rationale={content.difficultyRationale}
                  />
                </ViewSection>
              </>
            ),
          },
          {
            id: 'talent-pool',
            label: 'Talent Pool',
            content: (
              <ViewSection of={sections.talentPool}>
                <TalentPool pool={content.candidatePoolInsights} />
              </ViewSection>
            ),
          },
          {
            id: 'compensation',
            label: 'Compensation',
            content: (
              <ViewSection of={sections.compensation} hasStandIns>
                <Compensation pay={content.compensationBenchmarking} />
              </ViewSection>
            ),
          },
          {
            id: 'competition',
            label: 'Competition',
            content: (
              <ViewSection of={sections.competition}>
                <Competition
                  score={content.competitorJobVolumeScore}
                  landscape={content.competitorLandscape}
                />
              </ViewSection>
            ),
          },
          {
            id: 'risks',
            label: 'Risks & Recommendations',
            content: (
              <ViewSection of={sections.risks}>
                <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
                  <Risks risks={content.riskSummary} />
                  <Recommendations recommendations={content.recommendationSummary} />
                </div>
              </ViewSection>
            ),
          },
          {
            id: 'timing',
            label: 'Market Timing',
            content: (
              <ViewSection of={sections.timing} hasStandIns>
                <MarketTiming timing={content.marketTiming} sources={content.sourceCredibility} />
              </ViewSection>
            ),
          },
        ]}
      />
    </ResultView>
  );
}
