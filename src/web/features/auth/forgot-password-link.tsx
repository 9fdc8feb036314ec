import { useState } from 'react';

import { buttonClass } from '#ui/button-class.ts';
import { toast } from '#ui/toast.ts';

import { requestPasswordReset } from '#web/lib/account-calls.ts';
import { emailNeeded, explainResetMailFailure, resetMailSent } from './auth-failures.ts';
import type { SignInForm } from './auth-forms.ts';

/** Mails a reset link to the address in the sign-in form. It stands on the password's label line. */
export function ForgotPasswordLink({ form }: { form: SignInForm }) {
  const [busy, setBusy] = useState(false);

  async function sendResetMail() {
    const email = form.getValues('email').trim();
    if (!email) {
      form.setFocus('email');
      toast(emailNeeded);
      return;
    }
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    setBusy(true);
    try {
      await requestPasswordReset(email);
      toast(resetMailSent);
    } catch (error) {
      toast(explainResetMailFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      className={buttonClass({
        variant: 'link',
        size: 'sm',
        className: 'absolute -top-1.5 right-0',
      })}
      onClick={() => !busy && void sendResetMail()}
    >
      Forgot password?
    </button>
  );
}
