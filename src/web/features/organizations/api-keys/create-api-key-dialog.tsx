import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { createApiKeyBody } from '#shared/api/organizations.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';

import { createApiKey } from '../organization-calls.ts';
import { type AskingFormProps, NewSecretDialog } from '../secret/new-secret-dialog.tsx';

export function CreateApiKeyDialog({ organizationId }: { organizationId: number }) {
  return (
    <NewSecretDialog
      title="Create API Key"
      submit={{ label: 'Create Key', busyLabel: 'Creating...' }}
      secretTitle="Your new API key"
      failure="Failed to create the key. Please try again."
      send={async (wanted: string) => {
        const { name, key } = await createApiKey(organizationId, wanted);
        return {
          kind: 'key',
          of: name,
          text: key,
          notice: 'It is stored in a form that cannot be read back, so it is shown only this once.',
        };
      }}
      form={NameForm}
    />
  );
}

function NameForm({ id, onAsk }: AskingFormProps<string>) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(createApiKeyBody),
    defaultValues: { name: '' },
  });
  const submit = handleSubmit(async ({ name }) => {
    await onAsk(name).catch((error: unknown) => {
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
