import { useState } from 'react';

import { roleInWords, type Member, type Role } from '#shared/organization.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Select } from '#ui/select.tsx';

import { changeRole } from '../organization-calls.ts';
import { roleOptions } from '../role-options.ts';
import { failedTo, succeeded, useChange } from '../use-change.ts';

interface RoleSelectProps {
  organizationId: number;
  member: Member;
  own: boolean;
}

/** Changes at once, with a way back; only giving up one's own rights has none, so that is asked first. */
export function RoleSelect({ organizationId, member, own }: RoleSelectProps) {
  const [asked, setAsked] = useState<Role>();
  const change = useChange({
    send: (role: Role) => changeRole(organizationId, member.id, role),
    done: (_, role) => ({
      ...succeeded(`${own ? 'You are' : `${member.name} is`} now ${roleInWords[role]}`),
      action: own ? undefined : { label: 'Undo', onPress: () => change.mutate(member.role) },
    }),
    failed: failedTo('Failed to change the role. Please try again.'),
  });

  function choose(role: Role) {
    if (role === member.role) return;
    if (own) setAsked(role);
    else change.mutate(role);
  }

  return (
    <>
      <Select
        aria-label={`Role of ${member.name}`}
        options={roleOptions}
        value={change.isPending ? change.variables : member.role}
        disabled={change.isPending}
        onValueChange={choose}
      />
      {own && (
        <AlertDialog
          title="Give up your admin role?"
          description="You will no longer be able to edit this organization or manage its team. Another admin can make you an admin again."
          confirmLabel={`Become ${roleInWords[asked ?? 'recruiter']}`}
          destructive
          busy={change.isPending}
          busyLabel="Changing..."
          open={asked !== undefined}
          onOpenChange={(open) => !open && setAsked(undefined)}
          onConfirm={() => asked && change.mutate(asked, { onSettled: () => setAsked(undefined) })}
        />
      )}
    </>
  );
}
