import { cn } from '#ui/class-names.ts';

import type { ContentPath } from '../edit-content.ts';
import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import type { IntakeAssistantView } from './content.ts';
import { priorityNames } from './round-names.ts';

type Grid = IntakeAssistantView['prioritizedRequirementsGrid'];
type Priority = (typeof priorityNames)[number];
type PriorityKey = Priority['key'];

const markClass: Record<PriorityKey, string> = {
  p0MustHaves: 'bg-red',
  p1Preferred: 'bg-blue',
  p2NiceToHave: 'bg-grey',
};

/** One requirement a row, with a mark in the column of its priority; where it is narrow, one group below the other. */
export function Requirements({ grid }: { grid: Grid }) {
  const isTested = priorityNames.some(({ key }) =>
    grid[key].some(({ howTested }) => howTested !== ''),
  );
  return (
    <table
      aria-label="Requirements by priority"
      className="w-full table-fixed border-collapse text-left @max-3xl:block"
    >
      <caption className="mb-3 text-left text-md @max-3xl:block">{sumUp(grid)}</caption>
      <thead className="@max-3xl:sr-only">
        <tr className="align-bottom">
          <th scope="col" className={headClass}>
            Requirement
          </th>
          {priorityNames.map(({ key, name, note }) => (
            <th key={key} scope="col" className={cn(headClass, 'w-32 text-center')}>
              {name}
              <span className="block text-xs font-normal text-ink-faint">
                {grid[key].length === 0 ? 'None stated' : note}
              </span>
            </th>
          ))}
          {isTested && (
            <th scope="col" className={cn(headClass, 'w-[32%]')}>
              How it is tested
            </th>
          )}
        </tr>
      </thead>
      {priorityNames.map((priority) => (
        <PriorityRows
          key={priority.key}
          priority={priority}
          items={grid[priority.key]}
          isTested={isTested}
        />
      ))}
    </table>
  );
}

const headClass = 'border-b border-line-strong/60 px-2 pb-2 text-sm font-medium text-ink-soft';

interface PriorityRowsProps {
  priority: Priority;
  items: Grid[PriorityKey];
  /** Whether any requirement says how it is tested; a column with nothing in it is left out. */
  isTested: boolean;
}

function PriorityRows({ priority, items, isTested }: PriorityRowsProps) {
  const { key, name, note } = priority;
  return (
    <tbody className="@max-3xl:mt-6 @max-3xl:block">
      <tr className="hidden @max-3xl:block">
        <th scope="rowgroup" colSpan={isTested ? 5 : 4} className="@max-3xl:block">
          <span className="flex items-center gap-2 font-serif text-lg font-semibold">
            <Mark of={key} /> {name}
          </span>
          <span className="text-sm font-normal text-ink-faint">
            {items.length === 0 ? 'None stated' : note}
          </span>
        </th>
      </tr>
      {items.map((item, index) => (
        <tr key={index} className="@max-3xl:block @max-3xl:border-b @max-3xl:py-2">
          <td className={cellClass}>
            <EditableText
              path={pathOf(key, index)}
              text={item.requirement}
              label="requirement"
              className={docText}
            />
          </td>
          {priorityNames.map((column) => (
            <td key={column.key} className={cn(cellClass, 'text-center @max-3xl:hidden')}>
              {column.key === key && (
                <>
                  <Mark of={key} />
                  <span className="sr-only">{name}</span>
                </>
              )}
            </td>
          ))}
          {isTested && (
            <td className={cellClass}>
              {item.howTested && (
                <EditableText
                  path={['prioritizedRequirementsGrid', key, index, 'howTested']}
                  text={item.howTested}
                  label="how it is tested"
                  className="text-sm text-ink-soft"
                />
              )}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

const cellClass =
  'border-b px-2 py-2 align-top wrap-anywhere @max-3xl:block @max-3xl:border-0 @max-3xl:px-0 @max-3xl:py-0.5';

function Mark({ of }: { of: PriorityKey }) {
  return (
    <span
      aria-hidden="true"
      className={cn('mt-1 inline-block size-3.5 shrink-0 rounded-sm', markClass[of])}
    />
  );
}

function sumUp(grid: Grid): string {
  const must = grid.p0MustHaves.length;
  const wishes = grid.p1Preferred.length + grid.p2NiceToHave.length;
  return `${must} ${must === 1 ? 'must-have' : 'must-haves'} against ${wishes} ${wishes === 1 ? 'wish' : 'wishes'}.`;
}

/** Must-haves are stored with the way they are tested, the others as plain texts. */
function pathOf(key: PriorityKey, index: number): ContentPath {
  const path = ['prioritizedRequirementsGrid', key, index];
  return key === 'p0MustHaves' ? [...path, 'requirement'] : path;
}
