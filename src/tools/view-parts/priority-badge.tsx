import { Badge, type BadgeVariant } from '#ui/badge.tsx';

import type { ContentPath } from '../edit-content.ts';
import { EditableLevel, toLevels } from './editable-level.tsx';

const priorities = toLevels(['Critical', 'High', 'Medium', 'Low']);

export function PriorityBadge({ priority, path }: { priority: string; path: ContentPath }) {
  if (priority === '') return null;
  return (
    <EditableLevel path={path} label="priority" shown={priority} levels={priorities}>
      <Badge variant={choosePriorityVariant(priority)}>{priority}</Badge>
    </EditableLevel>
  );
}

/** Critical destructive, High default, anything else secondary. */
export function choosePriorityVariant(priority: string): BadgeVariant {
  const level = priority.trim().toLowerCase();
  if (level === 'critical') return 'destructive';
  return level === 'high' ? 'default' : 'secondary';
}
