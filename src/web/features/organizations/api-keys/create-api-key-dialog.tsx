import { zodResolver } from '@hookform/resolvers/zod';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';

import { createApiKeyBody } from '#shared/api/organizations.ts';
import type { NewApiKey } from '#shared/organization.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';

import { createApiKey } from '../organization-calls.ts';
import { failedTo, useChange } from '../use-change.ts';
import { NewKey } from './new-key.tsx';

/** Asks for a name, then shows the key; only its own button closes it then, since no other look follows. */
export function CreateApiKeyDialog({ organizationId }: { organizationId: number }) {
  const [open, setOpen] = useState(false);
  const [created, setCreated] = useState<NewApiKey>();
  const formId = useId();
  const create = useChange({
    send: (name: string) => createApiKey(organizationId, name),
    prepare: setCreated,
    done: () => undefined,
    failed: failedTo('Failed to create the key. Please try again.'),
  });

  function openOrClose(next: boolean) {
    setOpen(next);
    setCreated(undefined);
  }

  return (
    <Dialog
      size="sm"
      title={created ? 'Your new API key' : 'Create API Key'}
      open={open}
      onOpenChange={openOrClose}
      dismissable={!created && !create.isPending}
      trigger={
        <Button variant="outline">
          <Plus aria-hidden="true" /> Create API Key
        </Button>
      }
      footer={
        created ? (
          <Button onClick={() => openOrClose(false)}>Done</Button>
        ) : (
          <>
            <Button
              variant="outline"
              disabled={create.isPending}
              onClick={() => openOrClose(false)}
            >
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={create.isPending} busyLabel="Creating...">
              Create Key
            </Button>
          </>
        )
      }
    >
      {created ? (
        <NewKey apiKey={created} />
      ) : (
        <NameForm id={formId} onName={(name) => create.mutateAsync(name)} />
      )}
    </Dialog>
  );
}

interface NameFormProps {
  id: string;
  onName: (name: string) => Promise<unknown>;
}

function NameForm({ id, onName }: NameFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(createApiKeyBody),
    defaultValues: { name: '' },
  });
  const submit = handleSubmit(async ({ name }) => {
    await onName(name).catch((error: unknown) => {
      showFieldErrors({ error, setError, fields: { name: 'name' } });
    });
  });
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Name"
        description="Says where the key is used, such as “Careers site”."
        error={formState.errors.name?.message}
      >
        <Input {...register('name')} autoComplete="off" />
      </Field>
    </form>
  );
}
