import { Notice } from '#web/components/notice.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

import { emailNeeded } from './auth-failures.ts';
import type { SignInForm } from './auth-forms.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { resendVerification } from '#web/lib/resend-verification.ts';
import type { ReturnNotice } from './return-notice.ts';

export function ReturnNoticeBox({ notice, form }: { notice: ReturnNotice; form: SignInForm }) {
  const { busy, whileBusy } = useBusy();

  async function sendAgain() {
    const email = form.getValues('email').trim();
    if (!email) {
      form.setFocus('email');
      toast(emailNeeded);
    } else if (await form.trigger('email', { shouldFocus: true })) {
      await resendVerification(email);
    }
  }

  return (
    <Notice tone={notice.good ? 'good' : 'bad'}>
      <p>{notice.text}</p>
      {notice.offersVerification && (
        <Button variant="link" size="sm" busy={busy} onClick={() => void whileBusy(sendAgain)}>
          Send a new verification email
        </Button>
      )}
    </Notice>
  );
}
