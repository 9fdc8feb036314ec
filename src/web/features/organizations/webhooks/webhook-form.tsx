import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';

import {
  webhookCreateSchema,
  webhookEventTypes,
  type WebhookCreate,
  type WebhookEventType,
} from '#shared/outgoing-webhook.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';

import type { AskingFormProps } from '../secret/new-secret-dialog.tsx';
import { eventWords } from './webhook-words.ts';

export function WebhookForm({ id, onAsk }: AskingFormProps<WebhookCreate>) {
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(webhookCreateSchema),
    defaultValues: { url: '', events: [...webhookEventTypes] },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (webhook) => {
    await onAsk(webhook).catch((error: unknown) => {
      showFieldErrors({ error, setError, fields: { url: 'url' } });
    });
  });
  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field
        label="Address"
        description="Where your program listens, such as https://example.com/hook."
        error={errors.url?.message}
      >
        <Input {...register('url')} type="url" autoComplete="off" />
      </Field>
      <fieldset>
        <legend className="mb-2 font-medium">Tell me when</legend>
        <Controller
          control={control}
          name="events"
          render={({ field }) => <EventBoxes chosen={field.value} onChange={field.onChange} />}
        />
        {errors.events && (
          <p role="alert" className="mt-1.5 text-sm text-danger">
            {errors.events.message}
          </p>
        )}
      </fieldset>
    </form>
  );
}

interface EventBoxesProps {
  chosen: WebhookEventType[];
  onChange: (chosen: WebhookEventType[]) => void;
}

function EventBoxes({ chosen, onChange }: EventBoxesProps) {
  return (
    <div className="grid gap-2">
      {webhookEventTypes.map((event) => (
        <Checkbox
          key={event}
          label={eventWords[event]}
          checked={chosen.includes(event)}
          onCheckedChange={(isChosen) =>
            onChange(
              webhookEventTypes.filter((one) => (one === event ? isChosen : chosen.includes(one))),
            )
          }
        />
      ))}
    </div>
  );
}
