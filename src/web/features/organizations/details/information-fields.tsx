import { Controller, useFormContext } from 'react-hook-form';

import type { ChoiceLists, Organization, OrganizationCreate } from '#shared/organization.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';

import { offerCompanySizes, offerIndustries } from './organization-words.ts';

export const informationFields = {
  name: 'name',
  domain: 'domain',
  description: 'description',
  website: 'website',
  industry: 'industry',
  companySize: 'companySize',
} satisfies { [Name in keyof OrganizationCreate]-?: Name };

interface InformationFieldsProps {
  /** Each screen offers its own. */
  lists: ChoiceLists;
  /** What is stored may come from the other screen's list. */
  stored?: Pick<Organization, 'industry' | 'companySize'>;
}

/** What the setup dialog and the organization page both ask; stands in a form of its own context. */
export function InformationFields({ lists, stored }: InformationFieldsProps) {
  const { register, control, formState } = useFormContext<OrganizationCreate>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Organization name" error={errors.name?.message} className="sm:col-span-2">
        <Input {...register('name')} autoComplete="organization" />
      </Field>
      <Field label="Domain" error={errors.domain?.message}>
        <Input {...register('domain')} placeholder="example.com" spellCheck={false} />
      </Field>
      <Field label="Website" error={errors.website?.message}>
        <Input {...register('website')} type="url" placeholder="https://example.com" />
      </Field>
      <Field label="Industry" error={errors.industry?.message}>
        <Controller
          control={control}
          name="industry"
          render={({ field }) => (
            <Select
              options={offerIndustries({ offered: lists.industries, stored: stored?.industry })}
              value={field.value ?? ''}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <Field label="Company size" error={errors.companySize?.message}>
        <Controller
          control={control}
          name="companySize"
          render={({ field }) => (
            <Select
              options={offerCompanySizes({
                offered: lists.companySizes,
                stored: stored?.companySize,
              })}
              value={field.value ?? ''}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <Field label="Description" error={errors.description?.message} className="sm:col-span-2">
        <Textarea {...register('description')} rows={3} />
      </Field>
    </div>
  );
}
