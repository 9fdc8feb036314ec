import { useState } from 'react';

import { GithubMark, GoogleMark } from '#web/components/provider-mark.tsx';
import { Button } from '#ui/button.tsx';
import { clearToast, toast } from '#ui/toast.ts';

import { type Provider, startSocialSignIn } from '#web/lib/account-calls.ts';
import { explainSocialFailure } from './auth-failures.ts';
import { authPath } from './auth-query.ts';

export function SocialButtons({ next }: { next: string | undefined }) {
  const [busy, setBusy] = useState<Provider>();

  async function leaveFor(provider: Provider) {
    clearToast();
    setBusy(provider);
    try {
      const address = await startSocialSignIn({
        provider,
        callbackURL: next ?? '/dashboard',
        errorCallbackURL: authPath('/signin', next),
      });
      location.assign(address);
    } catch {
      toast(explainSocialFailure(provider));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="outline" busy={busy === 'google'} onClick={() => void leaveFor('google')}>
        {busy !== 'google' && <GoogleMark />}
        Google
      </Button>
      <Button variant="outline" busy={busy === 'github'} onClick={() => void leaveFor('github')}>
        {busy !== 'github' && <GithubMark />}
        GitHub
      </Button>
    </div>
  );
}
