import type { OutputStatus } from '#shared/output.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';

const variant: Record<OutputStatus, BadgeVariant> = {
  pending: 'grey',
  processing: 'blue',
  completed: 'green',
  failed: 'red',
};

export function OutputStatusBadge({ status }: { status: OutputStatus }) {
  return (
    <Badge variant={variant[status]} className="capitalize">
      {status}
    </Badge>
  );
}
