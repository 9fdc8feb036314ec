import { TabbedView } from '../view-parts/tabbed-view.tsx';
import type { ViewProps } from '../view-props.ts';
import type { MarketIntelView as Content } from './content.ts';
import { writeMarketIntelSections } from './document.ts';
import { marketIntelOutline } from './outline.ts';
import { Compensation } from './view-compensation.tsx';
import { Competition } from './view-competition.tsx';
import { Difficulty } from './view-difficulty.tsx';
import { PayFirst } from './view-first-page.tsx';
import { Recommendations, Risks } from './view-risks.tsx';
import { modelsRadius, TalentPool } from './view-talent-pool.tsx';
import { MarketTiming } from './view-timing.tsx';

const guide = (content: Content) => ({
  title: 'How to Use This Market Analysis',
  uses: {
    difficulty: 'Show the score at intake, and the line of the rationale that would lower it most.',
    'talent-pool': modelsRadius(content.candidatePoolInsights)
      ? 'Public figures scaled to a 100-mile radius: a planning number, not a head count.'
      : 'What public figures say of the people for the job: a planning number, not a head count.',
    compensation:
      'Where the offer stands among published wages; settle the range before the first call.',
    competition: 'Who hires the same people, what draws them, what you answer.',
    risks: 'Give each high risk an owner; start with the first recommendation.',
    timing: 'When to open, when to accept, and where the figures come from.',
  },
});

export function MarketIntelView(props: ViewProps<Content>) {
  const { content, onTabChange } = props;
  return (
    <TabbedView
      view={props}
      outline={marketIntelOutline}
      written={writeMarketIntelSections(content)}
      label="Market intelligence"
      toast="none"
      emptyNotice="No market intelligence data available"
      guide={guide(content)}
      first={<PayFirst pay={content.compensationBenchmarking} onTabChange={onTabChange} />}
      tabs={{
        difficulty: {
          drawn: (
            <Difficulty
              score={content.hiringDifficultyScore}
              rationale={content.difficultyRationale}
            />
          ),
        },
        'talent-pool': { drawn: <TalentPool pool={content.candidatePoolInsights} /> },
        compensation: {
          hasStandIns: true,
          drawn: <Compensation pay={content.compensationBenchmarking} />,
        },
        competition: {
          drawn: (
            <Competition
              score={content.competitorJobVolumeScore}
              landscape={content.competitorLandscape}
            />
          ),
        },
        risks: {
          drawn: (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              <Risks risks={content.riskSummary} />
              <Recommendations recommendations={content.recommendationSummary} />
            </div>
          ),
        },
        timing: {
          hasStandIns: true,
          drawn: <MarketTiming timing={content.marketTiming} sources={content.sourceCredibility} />,
        },
      }}
    />
  );
}
