import { Badge } from '#ui/badge.tsx';

import type { ContentPath } from '../edit-content.ts';
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
        {risks.map((item, index) => (
          <div key={index} className="grid gap-1.5">
            {item.title && (
              <EditableText
                path={['riskSummary', index, 'title']}
                text={item.title}
                label="risk"
                className="font-semibold"
              />
            )}
            <Texts
              item={item}
              fields={['name', 'risk', 'description']}
              path={['riskSummary', index]}
            />
            {item.impact && <Impact impact={item.impact} path={['riskSummary', index, 'impact']} />}
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
        {recommendations.map((item, index) => (
          <div key={index} className="grid gap-1.5">
            {item.title && (
              <EditableText
                path={['recommendationSummary', index, 'title']}
                text={item.title}
                label="title"
                className="font-semibold"
              />
            )}
            <Texts
              item={item}
              fields={['recommendation', 'strategy', 'description']}
              path={['recommendationSummary', index]}
            />
          </div>
        ))}
      </NumberedPoints>
    </section>
  );
}

/** Whatever an item says beside its title, each text under its own name. */
function Texts<K extends string>({
  item,
  fields,
  path,
}: {
  item: Record<K, string>;
  fields: readonly K[];
  path: ContentPath;
}) {
  return fields
    .filter((field) => item[field] !== '')
    .map((field) => (
      <EditableText
        key={field}
        path={[...path, field]}
        text={item[field]}
        label={field}
        className={docText}
      />
    ));
}
