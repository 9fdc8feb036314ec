import { passwordLimits } from '#shared/user.ts';

import { PasswordInput } from './password-input.tsx';
import { Field } from '#ui/field.tsx';
import type { InputProps } from '#ui/input.tsx';

interface NewPasswordFieldProps extends Omit<InputProps, 'type'> {
  label: string;
  error: string | undefined;
}

/** Where a password is chosen; its rule stands there until it is broken. */
export function NewPasswordField({ label, error, ...input }: NewPasswordFieldProps) {
  const rule = `At least ${passwordLimits.min} characters`;
  return (
    <Field label={label} description={error ? undefined : rule} error={error}>
      <PasswordInput {...input} autoComplete="new-password" />
    </Field>
  );
}
