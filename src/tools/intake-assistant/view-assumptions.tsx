import { Badge } from '#ui/badge.tsx';

import { docText } from '../view-parts/block.tsx';
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

const levels = ['high', 'medium', 'low'];

function toRow(flag: Flag, index: number) {
  const path = ['hiddenAssumptionFlags', index];
  const isHigh = flag.riskLevel.trim().toLowerCase() === 'high';
  return {
    sortBy: [flag.assumption, levels.indexOf(flag.riskLevel.trim().toLowerCase()), flag.mitigation],
    cells: [
      <EditableText
        key="assumption"
        path={[...path, 'assumption']}
        text={flag.assumption}
        label="assumption"
        className={docText}
      />,
      <Badge key="level" variant={isHigh ? 'destructive' : 'secondary'}>
        {flag.riskLevel}
      </Badge>,
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
