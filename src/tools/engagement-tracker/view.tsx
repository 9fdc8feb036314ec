import { Block } from '../view-parts/block.tsx';
import { ResultView } from '../view-parts/result-view.tsx';
import type { ViewProps } from '../view-props.ts';
import type { EngagementTrackerView as Content } from './content.ts';
import { writeEngagementTrackerSections } from './document.ts';
import { engagementTrackerOutline } from './outline.ts';
import { ContactFirst } from './view-first-page.tsx';
import { GhostingRisk } from './view-ghosting-risk.tsx';
import { Nudges } from './view-nudges.tsx';
import { Scorecard } from './view-scorecard.tsx';
import { Sentiment } from './view-sentiment.tsx';
import { FollowUpTiming } from './view-timing.tsx';

const guide = {
  title: 'How to Use This Dashboard',
  uses: {
    ghostingRisk:
      'Read the reasoning first: each part that raises the score is a gap you can close.',
    sentiment:
      'What pleases goes into the first message; what pushes back gets an answer before it is asked.',
    scorecard: 'Plan the week with it, then replace each rate with your own count.',
    nudges: 'Send one when its moment comes. They are written for the steps where people go quiet.',
    timing: 'Filled cells are the best hours to write or call; the cadence says when to stop.',
  },
};

export function EngagementTrackerView(props: ViewProps<Content>) {
  const { content, tab, onTabChange } = props;
  const written = writeEngagementTrackerSections(content);
  return (
    <ResultView
      view={props}
      outline={engagementTrackerOutline}
      written={written}
      toast="short"
      emptyNotice="No engagement tracker data available"
      guide={guide}
    >
      <div className="pt-4">
        <ContactFirst content={content} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @4xl:grid-cols-2">
        <Block framed>
          <GhostingRisk content={content} section={written.ghostingRisk} />
        </Block>
        <Block framed>
          <Sentiment content={content} section={written.sentiment} />
        </Block>
        <Block framed className="@4xl:col-span-2">
          <Scorecard
            content={content}
            section={written.scorecard}
            tab={tab}
            onTabChange={onTabChange}
          />
        </Block>
        <Block framed>
          <Nudges content={content} section={written.nudges} />
        </Block>
        <Block framed>
          <FollowUpTiming content={content} section={written.timing} />
        </Block>
      </div>
    </ResultView>
  );
}
