import { Badge } from '#ui/badge.tsx';

import { Block, docText } from '../view-parts/block.tsx';
import { EditableLevel, toLevels } from '../view-parts/editable-level.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
import { SortableTable } from '../view-parts/sortable-table.tsx';
import type { HiringSynopsisView } from './content.ts';
import { chooseRequirementHue } from './synopsis-look.ts';

type Criterion = HiringSynopsisView['agreedUponHiringCriteria'][number];

const columns = [
  { name: 'Criterion', className: 'w-1/4' },
  { name: 'Requirement', className: 'w-40' },
  { name: 'Description' },
  { name: 'Verification', className: 'w-1/5' },
];

const levels = ['MANDATORY', 'CRITICAL', 'HIGH', 'MEDIUM', 'PREFERRED'];

export function Criteria({
  criteria,
  learnings,
}: {
  criteria: readonly Criterion[];
  learnings: readonly string[];
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PointsBlock
        title="What we learned"
        path={['keyLearnings']}
        items={learnings}
        className="max-w-[75ch]"
      />
      {criteria.length > 0 && (
        <Block title="Agreed-upon hiring criteria">
          <SortableTable label="Hiring criteria" columns={columns} rows={criteria.map(toRow)} />
        </Block>
      )}
    </div>
  );
}

function toRow(item: Criterion, index: number) {
  const path = ['agreedUponHiringCriteria', index];
  const words = [item.dealBreakerWords, item.redFlagWords].filter(Boolean);
  const level = levels.indexOf(item.requirement.trim().toUpperCase());
  return {
    sortBy: [
      item.criterion,
      level === -1 ? levels.length : level,
      item.description,
      item.verification,
    ],
    cells: [
      item.criterion === '' ? null : (
        <EditableText
          key="criterion"
          path={[...path, 'criterion']}
          text={item.criterion}
          label="criterion"
          className="font-semibold"
        />
      ),
      item.requirement || item.dealBreaker || item.redFlag ? (
        <Level key="level" item={item} path={[...path, 'requirement']} />
      ) : null,
      item.description || words.length > 0 ? (
        <div key="description" className="grid gap-1">
          {item.description && (
            <EditableText
              path={[...path, 'description']}
              text={item.description}
              label="description"
              className={docText}
            />
          )}
          {words.map((text) => (
            <p key={text} dir="auto" className="text-sm text-ink-soft wrap-anywhere">
              {text}
            </p>
          ))}
        </div>
      ) : null,
      item.verification === '' ? null : (
        <EditableText
          key="verification"
          path={[...path, 'verification']}
          text={item.verification}
          label="verification"
          className="text-ink-soft"
        />
      ),
    ],
  };
}

function Level({ item, path }: { item: Criterion; path: readonly (string | number)[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {item.requirement && (
        <EditableLevel
          path={path}
          label="requirement"
          shown={item.requirement}
          levels={toLevels(levels)}
        >
          <Badge variant={chooseRequirementHue(item.requirement)}>{item.requirement}</Badge>
        </EditableLevel>
      )}
      {item.dealBreaker && <Badge variant="destructive">Deal breaker</Badge>}
      {item.redFlag && <Badge variant="outline">Red flag</Badge>}
    </span>
  );
}
