import { Badge, type BadgeVariant } from './badge.tsx';

/** The colours the specification gives to a job's status. */
export const jobStatusVariant = {
  draft: 'grey',
  processing: 'blue',
  completed: 'green',
  failed: 'red',
  active: 'orange',
  paused: 'yellow',
  closed: 'red',
} as const satisfies Record<string, BadgeVariant>;

export function JobStatusBadge({ status }: { status: keyof typeof jobStatusVariant }) {
  return (
    <Badge variant={jobStatusVariant[status]} className="capitalize">
      {status}
    </Badge>
  );
}
