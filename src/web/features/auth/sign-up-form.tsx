import { useWatch } from 'react-hook-form';

import { NewPasswordField } from '#web/components/new-password-field.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { clearToast, toast } from '#ui/toast.ts';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';

import { signUpWithEmail } from '#web/lib/account-calls.ts';
import {
  accountExists,
  explainSignUpFailure,
  isOnlyMailMissing,
  mailMissing,
} from './auth-failures.ts';
import type { SignUpForm as Form } from './auth-forms.ts';
import { warnOfOtherAddress } from './invited-address.ts';

interface SignUpFormProps {
  form: Form;
  /** The address of the invitation that waits, if one does. */
  invited: string | undefined;
  onCreated: (outcome: { mailFailed: boolean }) => void;
  onSignInInstead: () => void;
}

export function SignUpForm({ form, invited, onCreated, onSignInInstead }: SignUpFormProps) {
  const { register, control, handleSubmit, setError, formState } = form;
  const otherAddress = warnOfOtherAddress(invited, useWatch({ control, name: 'email' }));

  const signUp = handleSubmit(async (account) => {
    clearToast();
    try {
      await signUpWithEmail(account);
      onCreated({ mailFailed: false });
    } catch (error) {
      if (isOnlyMailMissing(error)) {
        onCreated({ mailFailed: true });
        toast(mailMissing);
        return;
      }
      showFieldErrors({
        error,
        setError,
        fields: { name: 'name', email: 'email', password: 'password' },
      });
      toast({
        ...explainSignUpFailure(error),
        ...(accountExists(error) && { action: { label: 'Sign In', onPress: onSignInInstead } }),
      });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void signUp(event)} className="grid gap-4">
      <Field label="Full Name" error={formState.errors.name?.message}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Field label="Email" description={otherAddress} error={formState.errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <NewPasswordField
        label="Password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button
        type="submit"
        size="lg"
        className="mt-1 w-full"
        busy={formState.isSubmitting}
        busyLabel="Creating account..."
      >
        Create Account
      </Button>
      <p className="text-sm text-ink-soft">
        By creating an account you agree to the{' '}
        <LegalLink href="/terms">Terms of Service</LegalLink> and the{' '}
        <LegalLink href="/privacy">Privacy Policy</LegalLink>.
      </p>
    </form>
  );
}

function LegalLink({ href, children }: { href: string; children: string }) {
  // In a tab of its own: the half-filled form stays where it is.
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="font-medium text-accent underline underline-offset-2 hover:text-accent-strong"
    >
      {children}
    </a>
  );
}
