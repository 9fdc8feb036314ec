import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Notice } from '#web/components/notice.tsx';
import { describeError } from '#web/lib/api-error.ts';
import { apiRequest } from '#web/lib/api.ts';
import { leaveFor } from '#web/lib/log-in-again.ts';

/** Deletes the account once its email has been typed. The server's refusal stays in view. */
export function DeleteAccountDialog({ email }: { email: string }) {
  const formId = useId();
  const { open, typed, setTyped, busy, refusal, confirmed, openOrClose, submit } =
    useDeletion(email);
  return (
    <Dialog
      size="sm"
      title="Delete my account"
      description="Your profile, your sessions and your memberships are deleted. This action cannot be undone."
      open={open}
      onOpenChange={openOrClose}
      dismissable={!busy}
      trigger={
        <Button variant="outline" className="text-danger!">
          Delete my account
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
            Delete my account
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        {refusal && <Notice tone="bad">{refusal}</Notice>}
        <Field
          label="Your email"
          description={
            <>
              Type <span className="font-medium wrap-anywhere text-ink">{email}</span> to confirm.
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

function useDeletion(email: string) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const confirmed = typed.trim().toLowerCase() === email.toLowerCase();

  function openOrClose(next: boolean) {
    setOpen(next);
    setTyped('');
    setRefusal(undefined);
  }

  async function deleteAccount() {
    setBusy(true);
    setRefusal(undefined);
    try {
      await apiRequest('POST', '/api/user/delete', { email: typed.trim() });
    } catch (error) {
      setRefusal(describeError(error, 'Your account was not deleted. Please try again.'));
      setBusy(false);
      return;
    }
    queryClient.clear();
    leaveFor('/');
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (confirmed && !busy) void deleteAccount();
  }
  return { open, typed, setTyped, busy, refusal, confirmed, openOrClose, submit };
}
