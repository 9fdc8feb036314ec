import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { organizationCreateSchema, setupLists } from '#shared/organization.ts';
import { Button } from '#ui/button.tsx';
import { readKeptEdit } from '#web/lib/kept-edit.ts';
import { useKeptPlace } from '#web/lib/kept-place.ts';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';
import { useKeptEdit } from '#web/lib/use-kept-edit.ts';

import { informationFields, InformationFields } from '../details/information-fields.tsx';
import { emailDomain } from './email-domain.ts';
import type { useSetup } from './use-setup.ts';

export function useCreateForm(email: string) {
  const form = useForm({
    resolver: zodResolver(organizationCreateSchema),
    defaultValues: {
      name: '',
      domain: emailDomain(email),
      description: '',
      website: '',
      industry: '',
      companySize: '',
    },
  });
  const place = useKeptPlace('new-organization');
  const [found] = useState(() => readKeptEdit(place));
  return { form, kept: useKeptEdit({ form, place, base: null, found }) };
}

interface CreateOrganizationFormProps extends ReturnType<typeof useCreateForm> {
  create: ReturnType<typeof useSetup>['create'];
}

export function CreateOrganizationForm({ form, kept, create }: CreateOrganizationFormProps) {
  const submit = form.handleSubmit(async (fields) => {
    try {
      await create.mutateAsync(fields);
      kept.end();
    } catch (error) {
      showFieldErrors({ error, setError: form.setError, fields: informationFields });
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <p className="text-ink-soft">
          You become its admin and can invite others. Only the name is required.
        </p>
        <InformationFields lists={setupLists} />
        <Button
          type="submit"
          className="justify-self-start"
          busy={form.formState.isSubmitting}
          busyLabel="Creating..."
        >
          Create Organization
        </Button>
      </form>
    </FormProvider>
  );
}
