import type { Member } from '#shared/organization.ts';
import { Badge } from '#ui/badge.tsx';
import { Td } from '#ui/table.tsx';
import { DateText } from '#web/components/date-text.tsx';

import { ConfirmButton } from '../confirm-button.tsx';
import { removeMember } from '../organization-calls.ts';
import { failedTo, succeeded, useChange } from '../use-change.ts';
import { RoleSelect } from './role-select.tsx';

interface MemberRowProps {
  organizationId: number;
  member: Member;
  /** The person who is looking. */
  own: boolean;
  manageable: boolean;
}

export function MemberRow({ organizationId, member, own, manageable }: MemberRowProps) {
  const { name, email, role, createdAt } = member;
  return (
    <tr>
      <Td className="min-w-36">
        <p className="font-medium wrap-anywhere">
          {name} {own && <span className="font-normal text-ink-faint">(you)</span>}
        </p>
        <p className="wrap-anywhere text-ink-soft">{email}</p>
        <p className="text-ink-faint">
          Joined <DateText date={createdAt} />
        </p>
      </Td>
      <Td className={manageable ? 'w-32 sm:w-60' : 'w-32'}>
        {manageable ? (
          <div className="grid gap-x-3 gap-y-1 sm:grid-cols-[8.5rem_auto]">
            <RoleSelect organizationId={organizationId} member={member} own={own} />
            {!own && <RemoveButton organizationId={organizationId} member={member} />}
          </div>
        ) : (
          <Badge variant="secondary">{role}</Badge>
        )}
      </Td>
    </tr>
  );
}

function RemoveButton({ organizationId, member }: { organizationId: number; member: Member }) {
  const remove = useChange({
    send: () => removeMember(organizationId, member.id),
    done: () => succeeded(`${member.name} is no longer a member`),
    failed: failedTo('Failed to remove the member. Please try again.'),
  });
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      className="place-self-center"
      aria-label={`Remove ${member.name}`}
      title={`Remove ${member.name}?`}
      description="They lose access to this organization at once. Its jobs and what was written for them stay. You can invite them again."
      confirmLabel="Remove"
      busyLabel="Removing..."
      onConfirm={() => remove.mutateAsync()}
    >
      Remove
    </ConfirmButton>
  );
}
