import { Controller, useFormContext } from 'react-hook-form';

import { Input } from '#ui/input.tsx';
import { EmployerInput } from '#web/features/reading/employer-input.tsx';

import { FieldSource } from '../job-text/field-source.tsx';
import type { JobFormValues } from './job-form-values.ts';

export function EmployerField() {
  const { control, register, formState } = useFormContext<JobFormValues>();
  return (
    <div>
      <Controller
        control={control}
        name="employerConfidential"
        render={({ field }) => (
          <EmployerInput
            confidential={field.value}
            onConfidential={field.onChange}
            error={formState.errors.employer?.message}
          >
            <Input
              {...register('employer')}
              placeholder="Who hires, if not your organization"
              autoComplete="off"
            />
          </EmployerInput>
        )}
      />
      <FieldSource name="employer" />
    </div>
  );
}
