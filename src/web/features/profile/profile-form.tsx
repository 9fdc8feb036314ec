import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

import { profileEditSchema, type Profile, timezones } from '#shared/user.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SuggestInput } from '#ui/suggest-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { clearToast, toast } from '#ui/toast.ts';
import { RestoredEditNotice } from '#web/components/restored-edit-notice.tsx';
import { readKeptEdit } from '#web/lib/kept-edit.ts';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';

import { useKeptEdit } from '#web/lib/use-kept-edit.ts';

import { emailHint } from './email-hint.ts';
import { accountsQuery } from './profile-queries.ts';
import { editableFields, keptProfile, saveProfile, toFormValues } from './save-profile.ts';

export function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { data: accounts } = useQuery(accountsQuery);
  const { form, isRestored, save, leave } = useProfileForm(profile, onDone);
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5 sm:grid-cols-2">
      {isRestored && (
        <div className="sm:col-span-2">
          <RestoredEditNotice onDiscard={leave} />
        </div>
      )}
      <Field label="Name" error={errors.name?.message}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Field label="Email" description={emailHint(accounts)}>
        <Input value={profile.email} readOnly className="bg-sunken text-ink-soft" />
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        <Input {...register('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field label="Title" error={errors.title?.message}>
        <Input {...register('title')} autoComplete="organization-title" />
      </Field>
      <Field label="Location" error={errors.location?.message}>
        <Input {...register('location')} />
      </Field>
      <Field label="Timezone" error={errors.timezone?.message}>
        <Controller
          control={control}
          name="timezone"
          render={({ field: { value, onChange, ...field } }) => (
            <SuggestInput
              {...field}
              value={value ?? ''}
              onValueChange={onChange}
              suggestions={timezones}
            />
          )}
        />
      </Field>
      <Field label="LinkedIn" error={errors.linkedinURL?.message} className="sm:col-span-2">
        <Input
          {...register('linkedinURL')}
          inputMode="url"
          placeholder="linkedin.com/in/your-name"
        />
      </Field>
      <Field label="Bio" error={errors.bio?.message} className="sm:col-span-2">
        <Textarea {...register('bio')} />
      </Field>
      <Field
        label="Signature Block"
        description="Goes under messages written for you."
        error={errors.signatureBlock?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register('signatureBlock')} />
      </Field>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
          Save Changes
        </Button>
        <Button variant="outline" disabled={isSubmitting} onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function useProfileForm(profile: Profile, onDone: () => void) {
  const queryClient = useQueryClient();
  const place = keptProfile(profile.id);
  const [found] = useState(() => readKeptEdit(place));
  // As it is now, not as it was when the form was left: nobody else changes it.
  const [base] = useState(profile);
  const form = useForm({
    resolver: zodResolver(profileEditSchema),
    defaultValues: toFormValues(base),
  });
  const { handleSubmit, setError } = form;
  const kept = useKeptEdit({ form, place, base, found });

  function leave() {
    kept.end();
    onDone();
  }

  const save = handleSubmit(async (edit) => {
    clearToast();
    try {
      await saveProfile(queryClient, edit);
      toast({ title: 'Success', description: 'Profile updated successfully!' });
      leave();
    } catch (error) {
      showFieldErrors({ error, setError, fields: editableFields });
      toast({ title: 'Error', description: 'Failed to update profile', variant: 'destructive' });
    }
  });
  return { form, isRestored: found !== undefined, save, leave };
}
