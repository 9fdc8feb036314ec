import { TimeStrip } from '#ui/charts/time-strip.tsx';

import { Block, docText } from '../view-parts/block.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import type { SourcingStrategyView } from './content.ts';
import { readWeekSpans, type WeekSpan } from './week-span.ts';

type Week = SourcingStrategyView['sourcingCadenceSuggestions'][number];

export function Cadence({ weeks }: { weeks: readonly Week[] }) {
  const spans = readWeekSpans([...weeks]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {spans && <TimeStrip title="The weeks at a glance" summary={sumUp(spans)} spans={spans} />}
      <Weeks weeks={weeks} />
    </div>
  );
}

function sumUp(spans: readonly WeekSpan[]): string {
  const label = spans[0]?.counts[0]?.label ?? '';
  const total = spans.reduce((sum, { counts }) => sum + (counts[0]?.count ?? 0), 0);
  return `${total} ${label} in ${spans.length} weeks: ${spans.map(({ counts }) => counts[0]?.count ?? 0).join(', ')}.`;
}

/** Side by side, in the order they are worked. */
function Weeks({ weeks }: { weeks: readonly Week[] }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-2 @5xl:grid-cols-4">
      {weeks.map((week, index) => (
        <li key={index} className="min-w-0">
          <Block framed className="flex h-full flex-col gap-4 border-t-2 border-t-find">
            <EditableText
              as="h4"
              path={['sourcingCadenceSuggestions', index, 'week']}
              text={nameWeek(week.week || String(index + 1))}
              label="week"
              className="font-serif text-lg font-semibold"
            />
            {week.activities.length > 0 && (
              <EditableList
                path={['sourcingCadenceSuggestions', index, 'activities']}
                items={week.activities}
                label="activities"
              >
                <BulletList items={week.activities} className={docText} />
              </EditableList>
            )}
            <FactList
              layout="stacked"
              className="mt-auto border-t pt-3"
              items={[
                {
                  label: 'Targets',
                  text: week.targets,
                  path: ['sourcingCadenceSuggestions', index, 'targets'],
                },
                {
                  label: 'Metrics',
                  text: week.metrics,
                  path: ['sourcingCadenceSuggestions', index, 'metrics'],
                },
              ]}
            />
          </Block>
        </li>
      ))}
    </ol>
  );
}

/** A week may be stored by its number alone. */
function nameWeek(week: string): string {
  return /^\d+$/.test(week) ? `Week ${week}` : week;
}
