import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

import { requestPasswordReset } from '#web/lib/account-calls.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { emailNeeded, explainResetMailFailure, resetMailSent } from './auth-failures.ts';
import type { SignInForm } from './auth-forms.ts';

/** Mails a reset link to the address in the sign-in form. It stands on the password's label line. */
export function ForgotPasswordLink({ form }: { form: SignInForm }) {
  const { busy, whileBusy } = useBusy();

  async function sendResetMail() {
    const email = form.getValues('email').trim();
    if (!email) {
      form.setFocus('email');
      toast(emailNeeded);
      return;
    }
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    try {
      await requestPasswordReset(email);
      toast(resetMailSent);
    } catch (error) {
      toast(explainResetMailFailure(error));
    }
  }

  return (
    <Button
      variant="link"
      size="sm"
      className="absolute -top-1.5 right-0"
      busy={busy}
      onClick={() => void whileBusy(sendResetMail)}
    >
      Forgot password?
    </Button>
  );
}
