import { cn } from '#ui/class-names.ts';

import type { ContentPath } from '../edit-content.ts';
import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import type { IntakeAssistantView } from './content.ts';
import { priorityNames } from './round-names.ts';

type Grid = IntakeAssistantView['prioritizedRequirementsGrid'];
type PriorityKey = (typeof priorityNames)[number]['key'];

const edgeClass: Record<PriorityKey, string> = {
  p0MustHaves: 'border-t-red',
  p1Preferred: 'border-t-blue',
  p2NiceToHave: 'border-t-grey',
};

export function Requirements({ grid }: { grid: Grid }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @3xl:grid-cols-3">
      {priorityNames.map(({ key, name, note }) => (
        <section key={key} className={cn('min-w-0 rounded border border-t-4 p-4', edgeClass[key])}>
          <h4 className="font-serif text-lg font-semibold">{name}</h4>
          <p className="mb-3 text-sm text-ink-faint">{note}</p>
          {grid[key].length === 0 ? (
            <p className="text-ink-faint">None stated</p>
          ) : (
            <ul className="divide-y">
              {grid[key].map((item, index) => (
                <li key={index} className="grid gap-1 py-2">
                  <EditableText
                    path={pathOf(key, index)}
                    text={item.requirement}
                    label="requirement"
                    className={docText}
                  />
                  {item.howTested && (
                    <EditableText
                      path={['prioritizedRequirementsGrid', key, index, 'howTested']}
                      text={item.howTested}
                      label="how it is tested"
                      className="text-sm text-ink-soft"
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** Must-haves are stored with the way they are tested, the others as plain texts. */
function pathOf(key: PriorityKey, index: number): ContentPath {
  const path = ['prioritizedRequirementsGrid', key, index];
  return key === 'p0MustHaves' ? [...path, 'requirement'] : path;
}
