import { Badge } from '#ui/badge.tsx';

import { docText } from '../view-parts/block.tsx';
import { EditableLevel, toLevels } from '../view-parts/editable-level.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { SortableTable } from '../view-parts/sortable-table.tsx';
import type { IntakeAssistantView } from './content.ts';

type Flag = IntakeAssistantView['hiddenAssumptionFlags'][number];

const columns = [
  { name: 'Assumption' },
  { name: 'Risk Level', className: 'w-28' },
  { name: 'Mitigation' },
];

export function Assumptions({ flags }: { flags: readonly Flag[] }) {
  return <SortableTable label="Hidden assumptions" columns={columns} rows={flags.map(toRow)} />;
}

const levels = ['High', 'Medium', 'Low'];

function toRow(flag: Flag, index: number) {
  const path = ['hiddenAssumptionFlags', index];
  const level = levels.findIndex((name) => name.toLowerCase() === flag.riskLevel.toLowerCase());
  return {
    sortBy: [flag.assumption, level, flag.mitigation],
    cells: [
      <EditableText
        key="assumption"
        path={[...path, 'assumption']}
        text={flag.assumption}
        label="assumption"
        className={docText}
      />,
      <EditableLevel
        key="level"
        path={[...path, 'riskLevel']}
        label="risk level"
        shown={flag.riskLevel}
        levels={toLevels(levels)}
      >
        <Badge variant={level === 0 ? 'destructive' : 'secondary'}>{flag.riskLevel}</Badge>
      </EditableLevel>,
      <EditableText
        key="mitigation"
        path={[...path, 'mitigation']}
        text={flag.mitigation}
        label="mitigation"
        className={docText}
      />,
    ],
  };
}
