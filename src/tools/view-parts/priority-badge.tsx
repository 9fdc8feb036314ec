import { Badge, type BadgeVariant } from '#ui/badge.tsx';

export function PriorityBadge({ priority }: { priority: string }) {
  if (priority === '') return null;
  return <Badge variant={choosePriorityVariant(priority)}>{priority}</Badge>;
}

/** Critical destructive, High default, anything else secondary. */
export function choosePriorityVariant(priority: string): BadgeVariant {
  const level = priority.trim().toLowerCase();
  if (level === 'critical') return 'destructive';
  return level === 'high' ? 'default' : 'secondary';
}
