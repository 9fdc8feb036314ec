import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { PasswordInput } from '#web/components/password-input.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { clearToast, toast } from '#ui/toast.ts';
import { refreshSession } from '#web/lib/session.ts';

import { signInWithEmail } from '#web/lib/account-calls.ts';
import { explainSignInFailure, needsVerification } from './auth-failures.ts';
import type { SignInForm as Form } from './auth-forms.ts';
import { warnOfOtherAddress } from './invited-address.ts';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { resendVerification } from '#web/lib/resend-verification.ts';

/** Between the server's yes and leaving the screen. */
const redirectDelay = 100;

interface SignInFormProps {
  form: Form;
  /** The address of the invitation that waits, if one does. */
  invited: string | undefined;
  /** The server said yes; the screen is left as soon as the session is read. */
  onAccepted: () => void;
}

export function SignInForm({ form, invited, onAccepted }: SignInFormProps) {
  const queryClient = useQueryClient();
  const { register, control, handleSubmit, formState } = form;
  const otherAddress = warnOfOtherAddress(invited, useWatch({ control, name: 'email' }));

  const signIn = handleSubmit(async (credentials) => {
    clearToast();
    try {
      await signInWithEmail(credentials);
      await new Promise((resolve) => setTimeout(resolve, redirectDelay));
      onAccepted();
      // A browser that keeps no cookies is told yes and is still a stranger.
      if (!(await refreshSession(queryClient))) throw new Error('Signed in without a session');
    } catch (error) {
      toast({
        ...explainSignInFailure(error),
        ...(needsVerification(error) && {
          action: {
            label: 'Send the email again',
            onPress: () => void resendVerification(credentials.email),
          },
        }),
      });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void signIn(event)} className="grid gap-4">
      <Field label="Email" description={otherAddress} error={formState.errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <div className="relative">
        <Field label="Password" error={formState.errors.password?.message}>
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
        <ForgotPasswordLink form={form} />
      </div>
      <Button
        type="submit"
        size="lg"
        className="mt-1 w-full"
        busy={formState.isSubmitting}
        busyLabel="Signing in..."
      >
        Sign In
      </Button>
    </form>
  );
}
