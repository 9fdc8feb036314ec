import { ShareBar } from '#ui/charts/share-bar.tsx';

import { Block, docText } from '../view-parts/block.tsx';
import { BulletList } from '../view-parts/editable-list.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import { FirstPage } from '../view-parts/first-page.tsx';
import { ReadingOrder } from '../view-parts/reading-order.tsx';
import type { ScorecardAssistantView } from './content.ts';
import { readWeights, sumUpWeights } from './weights.ts';

interface DecidesFirstProps {
  content: ScorecardAssistantView;
  onTabChange: (tab: string) => void;
}

/** What rules people out, what weighs most, and from which score on it is a yes. */
export function DecidesFirst({ content, onTabChange }: DecidesFirstProps) {
  const breakers = content.agreedUponCriteriaCheck
    .filter(({ type, criterion }) => type === 'dealBreaker' && criterion !== '')
    .map(({ criterion }) => criterion);
  const weights = readWeights(content.customizedInterviewScorecard);
  const { strongHire, hire, noHire } = content.aiPoweredRecommendation.recommendationEngine;
  const rules = [
    { label: 'Strong hire', text: strongHire },
    { label: 'Hire', text: hire },
    { label: 'No hire', text: noHire },
  ].filter(({ text }) => text !== '');
  if (breakers.length === 0 && !weights && rules.length === 0) return null;
  return (
    <FirstPage
      title="What decides"
      more={{ label: 'Decision Framework', onPress: () => onTabChange('decision-framework') }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {weights && (
          <ShareBar
            title="Weights of the criteria"
            summary={sumUpWeights(weights)}
            columns={['Criterion', 'Weight']}
            parts={weights}
          />
        )}
        <ReadingOrder>
          {breakers.length > 0 && (
            <Block title="Deal breakers">
              <BulletList items={breakers} className={docText} />
            </Block>
          )}
          {rules.length > 0 && (
            <Block title="From which score on">
              <FactList items={rules} />
            </Block>
          )}
        </ReadingOrder>
      </div>
    </FirstPage>
  );
}
