import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';

import type { DrawnField } from '#shared/job-field-kinds.ts';
import { type FieldOfJob, type FieldOfKind, fieldsOfJob, isOfKind } from '#shared/job-fields.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { Textarea } from '#ui/textarea.tsx';

import { FieldSource } from '../job-text/field-source.tsx';
import { capitalize, jobFieldLabels } from '../job-words.ts';
import type { JobFieldName, JobFormValues } from './job-form-values.ts';

interface FrameProps {
  name: JobFieldName;
  description?: string | undefined;
  optional?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A field of a job under its label, with what is wrong and what it was read from. */
function Frame({ name, children, className, ...field }: FrameProps) {
  const { errors } = useFormContext<JobFormValues>().formState;
  const error = errors[name];
  const message = error?.message ?? (Array.isArray(error) ? firstMessage(error) : undefined);
  return (
    <div className={className}>
      <Field label={jobFieldLabels[name]} error={message} {...field}>
        {children}
      </Field>
      <FieldSource name={name} />
    </div>
  );
}

const firstMessage = (errors: { message?: string }[]) => errors.find(Boolean)?.message;

interface JobFieldProps {
  name: FieldOfJob;
  /** Two stand beside each other where there is room. */
  inColumns: boolean;
}

/** Any field of the table that a form asks for, drawn by its kind. */
export function JobField({ name, inColumns }: JobFieldProps) {
  const { kind, section, required, wide, hint, placeholder }: DrawnField = fieldsOfJob[name];
  const frame = {
    description: hint,
    placeholder,
    // The first questions are those that are needed, and say which are not.
    optional: section === 'basic' && !required,
    className: inColumns && (wide || kind === 'text') ? 'sm:col-span-2' : undefined,
  };
  if (isOfKind('line')(name)) return <LineField name={name} {...frame} />;
  if (isOfKind('text')(name)) return <LongTextField name={name} {...frame} />;
  if (isOfKind('choice')(name)) return <ChoiceField name={name} {...frame} />;
  if (isOfKind('tags')(name)) return <TagField name={name} {...frame} />;
  return null;
}

interface FieldProps<Kind extends DrawnField['kind']> {
  name: FieldOfKind<Kind>;
  placeholder: string | undefined;
  description: string | undefined;
  optional: boolean;
  className: string | undefined;
}

function LineField({ placeholder, ...frame }: FieldProps<'line'>) {
  const { register } = useFormContext<JobFormValues>();
  return (
    <Frame {...frame}>
      <Input {...register(frame.name)} placeholder={placeholder} autoComplete="off" />
    </Frame>
  );
}

function LongTextField({ placeholder, ...frame }: FieldProps<'text'>) {
  const { register } = useFormContext<JobFormValues>();
  return (
    <Frame {...frame}>
      <Textarea {...register(frame.name)} placeholder={placeholder} autoGrow className="min-h-20" />
    </Frame>
  );
}

function ChoiceField({ placeholder, ...frame }: FieldProps<'choice'>) {
  const { control } = useFormContext<JobFormValues>();
  const values = fieldsOfJob[frame.name].values.map((value) => ({
    value,
    label: capitalize(value),
  }));
  return (
    <Controller
      control={control}
      name={frame.name}
      render={({ field }) => (
        <Frame {...frame}>
          <Select<string>
            options={[{ value: '', label: 'Not set' }, ...values]}
            value={field.value}
            onValueChange={field.onChange}
            placeholder={placeholder}
          />
        </Frame>
      )}
    />
  );
}

function TagField({ placeholder, ...frame }: FieldProps<'tags'>) {
  const { control } = useFormContext<JobFormValues>();
  const { most, presets } = fieldsOfJob[frame.name];
  return (
    <Controller
      control={control}
      name={frame.name}
      render={({ field }) => (
        <Frame {...frame}>
          <TagInput
            value={field.value}
            onValueChange={field.onChange}
            max={most}
            suggestions={presets}
            placeholder={placeholder}
          />
        </Frame>
      )}
    />
  );
}
