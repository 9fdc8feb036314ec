import { zodResolver } from '@hookform/resolvers/zod';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

import { inviteBody } from '#shared/api/organizations.ts';
import type { Role } from '#shared/organization.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { readKeptEdit } from '#web/lib/kept-edit.ts';
import { useKeptPlace } from '#web/lib/kept-place.ts';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';
import { useKeptEdit } from '#web/lib/use-kept-edit.ts';

import { inviteMember } from '../organization-calls.ts';
import { roleOptions } from '../role-options.ts';
import { failedTo, succeeded, useChange } from '../use-change.ts';

export function InviteForm({ organizationId }: { organizationId: number }) {
  const place = useKeptPlace(`invite:${organizationId}`);
  const [open, setOpen] = useState(() => readKeptEdit(place) !== undefined);
  if (!open) {
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" /> Invite Team Member
      </Button>
    );
  }
  return <OpenInviteForm organizationId={organizationId} onDone={() => setOpen(false)} />;
}

interface OpenInviteFormProps {
  organizationId: number;
  onDone: () => void;
}

function OpenInviteForm({ organizationId, onDone }: OpenInviteFormProps) {
  const place = useKeptPlace(`invite:${organizationId}`);
  const [found] = useState(() => readKeptEdit(place));
  const form = useForm({
    resolver: zodResolver(inviteBody),
    defaultValues: { email: '', role: 'recruiter' },
  });
  const { register, control, handleSubmit, setError, formState } = form;
  const kept = useKeptEdit({ form, place, base: null, found });
  const { errors, isSubmitting } = formState;
  const invite = useChange({
    send: (invitation: { email: string; role: Role }) => inviteMember(organizationId, invitation),
    done: () => succeeded('Invitation sent successfully!'),
    failed: failedTo('Failed to send invitation'),
  });

  function leave() {
    kept.end();
    onDone();
  }

  const send = handleSubmit(async (invitation) => {
    try {
      await invite.mutateAsync(invitation);
      leave();
    } catch (error) {
      showFieldErrors({ error, setError, fields: { email: 'email', role: 'role' } });
    }
  });

  return (
    <form
      noValidate
      aria-label="Invite Team Member"
      onSubmit={(event) => void send(event)}
      className="grid gap-5 rounded border bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_10rem]"
    >
      <Field
        label="Email"
        description="They get a link that works for 7 days, for this address only."
        error={errors.email?.message}
      >
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <Select options={roleOptions} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
          Send Invitation
        </Button>
        <Button variant="outline" disabled={isSubmitting} onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
