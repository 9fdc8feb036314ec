import Plus from 'lucide-react/icons/plus';
import { type ComponentType, useId, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

import { failedTo, useChange } from '../use-change.ts';
import { NewSecret, type Secret } from './new-secret.tsx';

/** What has to be known first; the button of the dialog submits it by its id. */
export interface AskingFormProps<Asked> {
  id: string;
  onAsk: (asked: Asked) => Promise<unknown>;
}

interface NewSecretDialogProps<Asked> {
  /** Of the dialog, and of the button that opens it. */
  title: string;
  submit: { label: string; busyLabel: string };
  /** The title once there is a secret to show. */
  secretTitle: string;
  send: (asked: Asked) => Promise<Secret>;
  /** The sentence for when the server gave none. */
  failure: string;
  form: ComponentType<AskingFormProps<Asked>>;
}

/** Asks, then shows the secret; only its own button closes it then, since no other look follows. */
export function NewSecretDialog<Asked>(props: NewSecretDialogProps<Asked>) {
  const { title, submit, secretTitle, send, failure, form: Form } = props;
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<Secret>();
  const formId = useId();
  const { isPending, mutateAsync } = useChange({
    send,
    prepare: setSecret,
    done: () => undefined,
    failed: failedTo(failure),
  });

  function openOrClose(next: boolean) {
    setOpen(next);
    setSecret(undefined);
  }

  return (
    <Dialog
      size="sm"
      title={secret ? secretTitle : title}
      open={open}
      onOpenChange={openOrClose}
      dismissable={!secret && !isPending}
      trigger={
        <Button variant="outline">
          <Plus aria-hidden="true" /> {title}
        </Button>
      }
      footer={
        secret ? (
          <Button onClick={() => openOrClose(false)}>Done</Button>
        ) : (
          <>
            <Button variant="outline" disabled={isPending} onClick={() => openOrClose(false)}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={isPending} busyLabel={submit.busyLabel}>
              {submit.label}
            </Button>
          </>
        )
      }
    >
      {secret ? <NewSecret {...secret} /> : <Form id={formId} onAsk={mutateAsync} />}
    </Dialog>
  );
}
