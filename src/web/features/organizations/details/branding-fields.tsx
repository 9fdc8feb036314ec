import { Controller, useFormContext, useWatch } from 'react-hook-form';

import type { OrganizationEdit } from '#shared/organization.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';

import { languageOptions, voiceOptions } from './organization-words.ts';
import { VoiceExample } from './voice-example.tsx';

export function BrandingFields() {
  const { register, control, formState } = useFormContext<OrganizationEdit>();
  const { errors } = formState;
  const tone = useWatch({ control, name: 'voiceTone' });
  return (
    <div className="grid gap-5">
      <Field label="Voice tone" error={errors.voiceTone?.message}>
        <Controller
          control={control}
          name="voiceTone"
          render={({ field }) => (
            <Select
              options={voiceOptions}
              value={field.value ?? ''}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <VoiceExample tone={tone} />
      <Field
        label="Messaging style"
        description="What else your messages should keep to, such as words to use or to avoid."
        error={errors.messagingStyle?.message}
      >
        <Textarea {...register('messagingStyle')} />
      </Field>
      <Field
        label="Language of the texts"
        description="Used where a language model writes. What code writes for candidates is in German, French or Spanish where the advertisement is, and in English else."
        error={errors.outputLanguage?.message}
      >
        <Controller
          control={control}
          name="outputLanguage"
          render={({ field }) => (
            <Select
              options={languageOptions}
              value={field.value === 'advertisement' ? 'advertisement' : 'english'}
              onValueChange={(value) => field.onChange(value === 'english' ? '' : value)}
            />
          )}
        />
      </Field>
    </div>
  );
}
