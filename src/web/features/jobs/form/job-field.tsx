import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';

import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { type Option, Select } from '#ui/select.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { Textarea } from '#ui/textarea.tsx';

import { FieldSource } from '../intake/field-source.tsx';
import { jobFieldLabels, tagLimits, tagPresets, type TagFieldName } from '../job-words.ts';
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

type TextName = Exclude<JobFieldName, TagFieldName | 'workType' | 'urgencyLevel'>;

interface TextFieldProps {
  name: TextName;
  placeholder?: string;
  description?: string;
  optional?: boolean;
  className?: string;
}

export function LineField({ placeholder, ...frame }: TextFieldProps) {
  const { register } = useFormContext<JobFormValues>();
  return (
    <Frame {...frame}>
      <Input {...register(frame.name)} placeholder={placeholder} autoComplete="off" />
    </Frame>
  );
}

export function LongTextField({ placeholder, ...frame }: TextFieldProps) {
  const { register } = useFormContext<JobFormValues>();
  return (
    <Frame {...frame}>
      <Textarea {...register(frame.name)} placeholder={placeholder} autoGrow className="min-h-20" />
    </Frame>
  );
}

interface ChoiceFieldProps<Name extends 'workType' | 'urgencyLevel'> {
  name: Name;
  options: readonly Option<JobFormValues[Name]>[];
}

export function ChoiceField<Name extends 'workType' | 'urgencyLevel'>({
  name,
  options,
}: ChoiceFieldProps<Name>) {
  const { control } = useFormContext<JobFormValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Frame name={name}>
          <Select options={options} value={field.value} onValueChange={field.onChange} />
        </Frame>
      )}
    />
  );
}

interface TagFieldProps {
  name: TagFieldName;
  placeholder: string;
  description?: string;
}

export function TagField({ name, placeholder, description }: TagFieldProps) {
  const { control } = useFormContext<JobFormValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Frame name={name} description={description}>
          <TagInput
            value={field.value}
            onValueChange={field.onChange}
            max={tagLimits[name]}
            suggestions={tagPresets[name]}
            placeholder={placeholder}
          />
        </Frame>
      )}
    />
  );
}
