import { Block, docText } from '../view-parts/block.tsx';
import { Chips } from '../view-parts/chips.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import type { SourcingStrategyView } from './content.ts';

type Focus = SourcingStrategyView['diversitySourcing'][number];

export function Diversity({ focuses }: { focuses: readonly Focus[] }) {
  return (
    <div className="grid max-w-[75ch] grid-cols-[minmax(0,1fr)] gap-8">
      {focuses.map((focus, index) => (
        <section key={index} className="grid min-w-0 content-start gap-3">
          {focus.focus && (
            <EditableText
              as="h4"
              path={['diversitySourcing', index, 'focus']}
              text={focus.focus}
              label="focus"
              className="font-serif text-lg font-semibold"
            />
          )}
          {focus.strategies.length > 0 && (
            <EditableList
              path={['diversitySourcing', index, 'strategies']}
              items={focus.strategies}
              label="strategies"
            >
              <BulletList items={focus.strategies} className={docText} />
            </EditableList>
          )}
          {focus.resources.length > 0 && (
            <Block title="Resources">
              <EditableList
                path={['diversitySourcing', index, 'resources']}
                items={focus.resources}
                label="resources"
              >
                <Chips items={focus.resources} />
              </EditableList>
            </Block>
          )}
        </section>
      ))}
    </div>
  );
}
