import { useQuery } from '@tanstack/react-query';

import { Skeleton } from '#ui/skeleton.tsx';
import { Table, Th } from '#ui/table.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useSession } from '#web/lib/session.ts';

import { membersQuery } from '../organization-queries.ts';
import { MemberRow } from './member-row.tsx';

interface MemberTableProps {
  organizationId: number;
  /** For admins: roles can be changed and people removed. */
  manageable?: boolean;
}

export function MemberTable({ organizationId, manageable = false }: MemberTableProps) {
  const { data: members, error, refetch } = useQuery(membersQuery(organizationId));
  const { session } = useSession();
  return (
    <div>
      <h3 className="mb-2 font-semibold">Members{members && ` (${members.length})`}</h3>
      {error && !members && (
        <LoadFailure
          error={error}
          sentence="The members could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!members && !error && <Skeleton className="h-24" />}
      {members && (
        <Table label="Members">
          <thead>
            <tr>
              <Th>Person</Th>
              <Th>Role</Th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                organizationId={organizationId}
                member={member}
                own={member.userId === session?.user.id}
                manageable={manageable}
              />
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}
