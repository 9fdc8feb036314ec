import { Badge } from '#ui/badge.tsx';

import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { Impact } from '../view-parts/impact.tsx';
import { NumberedPoints } from '../view-parts/numbered-points.tsx';
import type { MarketIntelView } from './content.ts';

export function Risks({ risks }: { risks: MarketIntelView['riskSummary'] }) {
  if (risks.length === 0) return null;
  return (
    <section className="min-w-0">
      <h4 className="mb-4 flex items-center gap-2 font-serif text-lg font-semibold">
        Risks <Badge variant="red">{risks.length}</Badge>
      </h4>
      <NumberedPoints>
        {risks.map(({ title, description, impact }, index) => (
          <div key={index} className="grid gap-1.5">
            {title && (
              <EditableText
                path={['riskSummary', index, 'title']}
                text={title}
                label="risk"
                className="font-semibold"
              />
            )}
            {description && (
              <EditableText
                path={['riskSummary', index, 'description']}
                text={description}
                label="description"
                className={docText}
              />
            )}
            {impact && <Impact impact={impact} path={['riskSummary', index, 'impact']} />}
          </div>
        ))}
      </NumberedPoints>
    </section>
  );
}

export function Recommendations({
  recommendations,
}: {
  recommendations: MarketIntelView['recommendationSummary'];
}) {
  if (recommendations.length === 0) return null;
  return (
    <section className="min-w-0">
      <h4 className="mb-4 font-serif text-lg font-semibold">Recommendations</h4>
      <NumberedPoints>
        {recommendations.map(({ title, recommendation }, index) => (
          <div key={index} className="grid gap-1.5">
            {title && (
              <EditableText
                path={['recommendationSummary', index, 'title']}
                text={title}
                label="title"
                className="font-semibold"
              />
            )}
            {recommendation && (
              <EditableText
                path={['recommendationSummary', index, 'recommendation']}
                text={recommendation}
                label="recommendation"
                className={docText}
              />
            )}
          </div>
        ))}
      </NumberedPoints>
    </section>
  );
}
