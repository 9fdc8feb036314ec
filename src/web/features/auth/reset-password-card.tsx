import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';

import { newPasswordSchema } from '#web/lib/new-password.ts';
import { NewPasswordField } from '#web/components/new-password-field.tsx';
import { PasswordInput } from '#web/components/password-input.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { clearToast, toast } from '#ui/toast.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';
import { refreshSession } from '#web/lib/session.ts';

import { checkResetLink, resetPassword } from '#web/lib/account-calls.ts';
import { NewResetLink } from './new-reset-link.tsx';

interface ResetPasswordCardProps {
  token: string | null;
}

/** Sets a new password with the token of a mailed link, and offers another mail when it is spent. */
export function ResetPasswordCard({ token }: ResetPasswordCardProps) {
  const [spent, setSpent] = useState(false);
  const { isPending, error } = useQuery({
    queryKey: ['check-reset-link', token],
    queryFn: async () => {
      await checkResetLink(token ?? '');
      return true;
    },
    enabled: token !== null,
  });

  if (!token) {
    return (
      <NewResetLink problem="This link is not complete. Open it from the mail again, or ask for a new one." />
    );
  }
  // Where it cannot be learnt, the form is there: saving tells.
  if (spent || isSpent(error)) {
    return (
      <NewResetLink problem="This link has been used or is no longer valid. A link works once and for one hour. Ask for a new one." />
    );
  }
  if (isPending) return <BeingChecked />;
  return <NewPasswordForm token={token} onSpent={() => setSpent(true)} />;
}

function NewPasswordForm({ token, onSpent }: { token: string; onSpent: () => void }) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });

  const save = handleSubmit(async ({ newPassword }) => {
    clearToast();
    try {
      await resetPassword({ newPassword, token });
      await refreshSession(queryClient);
      toast({ title: 'Password changed', description: 'Sign in with your new password.' });
      navigate('/signin');
    } catch (error) {
      if (isSpent(error)) {
        onSpent();
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

function BeingChecked() {
  return (
    <output className="grid gap-4">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </output>
  );
}

function isSpent(error: unknown): boolean {
  const codes = ['NOT_FOUND', 'INVALID_TOKEN', 'USER_NOT_FOUND'];
  return error instanceof ApiError && codes.includes(error.code ?? '');
}
