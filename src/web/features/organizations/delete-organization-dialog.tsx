import { type SubmitEvent, useId, useState } from 'react';

import type { Organization } from '#shared/organization.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

import { deleteOrganization } from './organization-calls.ts';
import { failedTo, succeeded, useChange } from './use-change.ts';
import { useDeparture } from './use-departure.ts';

/** Deletes the organization once its name has been typed. */
export function DeleteOrganizationDialog({ organization }: { organization: Organization }) {
  const { id, name } = organization;
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const confirmed = typed.trim() === name;
  const remove = useChange({
    send: () => deleteOrganization(id, typed.trim()),
    prepare: useDeparture(id),
    done: () => succeeded(`${name} is deleted`),
    failed: failedTo('The organization was not deleted. Please try again.'),
  });
  const busy = remove.isPending;

  function openOrClose(next: boolean) {
    setOpen(next);
    setTyped('');
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (confirmed && !busy) remove.mutate();
  }

  return (
    <Dialog
      size="sm"
      title="Delete Organization"
      description="Its jobs and everything written for them, its members, invitations, API keys and audit log are deleted for everyone. This action cannot be undone."
      open={open}
      onOpenChange={openOrClose}
      dismissable={!busy}
      trigger={
        <Button variant="outline" className="text-danger!">
          Delete Organization
        </Button>
      }
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={() => openOrClose(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            disabled={!confirmed}
            busy={busy}
            busyLabel="Deleting..."
          >
            Delete Organization
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field
          label="Organization name"
          description={
            <>
              Type{' '}
              <span className="font-medium wrap-anywhere whitespace-pre-wrap text-ink">{name}</span>{' '}
              to confirm.
            </>
          }
        >
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </form>
    </Dialog>
  );
}
