import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';

import { newPasswordSchema } from '#web/lib/new-password.ts';
import { NewPasswordField } from '#web/components/new-password-field.tsx';
import { PasswordInput } from '#web/components/password-input.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { clearToast, toast } from '#ui/toast.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';
import { refreshSession } from '#web/lib/session.ts';

import { resetPassword } from '#web/lib/account-calls.ts';
import { NewResetLink } from './new-reset-link.tsx';

/** Sets a new password with the token of a mailed link, and offers another mail when it is spent. */
export function ResetPasswordCard({ token }: { token: string | null }) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const [spent, setSpent] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });

  if (!token) {
    return (
      <NewResetLink problem="This link is not complete. Open it from the mail again, or ask for a new one." />
    );
  }
  if (spent) {
    return (
      <NewResetLink problem="This link has been used or is no longer valid. A link works once and for one hour. Ask for a new one." />
    );
  }

  const save = handleSubmit(async ({ newPassword }) => {
    clearToast();
    try {
      await resetPassword({ newPassword, token });
      await refreshSession(queryClient);
      toast({ title: 'Password changed', description: 'Sign in with your new password.' });
      navigate('/signin');
    } catch (error) {
      if (isSpent(error)) {
        setSpent(true);
        return;
      }
      showFieldErrors({
        error,
        setError,
        fields: { password: 'newPassword', newPassword: 'newPassword' },
      });
      toast({
        title: 'Error',
        description: describeError(error, 'Something went wrong. Please try again.'),
        variant: 'destructive',
      });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <div>
        <h1 className="font-serif text-3xl tracking-tight">Choose a new password</h1>
        <p className="mt-2 text-ink-soft">Saving it signs you out everywhere else.</p>
      </div>
      <NewPasswordField
        label="New Password"
        error={formState.errors.newPassword?.message}
        {...register('newPassword')}
      />
      <Field label="Confirm Password" error={formState.errors.confirmPassword?.message}>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button
        type="submit"
        size="lg"
        className="mt-1 w-full"
        busy={formState.isSubmitting}
        busyLabel="Saving..."
      >
        Save Password
      </Button>
    </form>
  );
}

function isSpent(error: unknown): boolean {
  return (
    error instanceof ApiError && ['INVALID_TOKEN', 'USER_NOT_FOUND'].includes(error.code ?? '')
  );
}
