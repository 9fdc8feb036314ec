import { Block } from '../view-parts/block.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import type { IntakeAssistantView } from './content.ts';
import { milestoneNames } from './round-names.ts';

export function SuccessMetrics({ metrics }: { metrics: IntakeAssistantView['successMetrics'] }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-2 @5xl:grid-cols-4">
      {milestoneNames.map(({ key, name }) => {
        const { target, measurement, success } = metrics[key];
        const path = ['successMetrics', key];
        return (
          <li key={key} className="min-w-0">
            <Block framed className="h-full border-t-2 border-t-decide">
              <h4 className="mb-3 font-serif text-lg font-semibold">{name}</h4>
              {target || measurement || success ? (
                <FactList
                  layout="stacked"
                  items={[
                    { label: 'Target', text: target, path: [...path, 'target'] },
                    { label: 'Measurement', text: measurement, path: [...path, 'measurement'] },
                    { label: 'Success', text: success, path: [...path, 'success'] },
                  ]}
                />
              ) : (
                <p className="text-ink-faint">Not set yet</p>
              )}
            </Block>
          </li>
        );
      })}
    </ol>
  );
}
