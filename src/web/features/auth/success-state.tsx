import { useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useEffect, useEffectEvent, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { refreshSession } from '#web/lib/session.ts';

import { pollForSession } from './poll-for-session.ts';
import { resendVerification } from '#web/lib/resend-verification.ts';
import { useBusy } from '#web/lib/use-busy.ts';

interface SuccessStateProps {
  /** The address just signed up with, when this tab knows it. */
  email: string;
  /** The account was made but its verification mail was not sent. */
  mailFailed: boolean;
  onGiveUp: () => void;
}

/** Shown after sign-up until the new session is there, which opens the dashboard. */
export function SuccessState({ email, mailFailed, onGiveUp }: SuccessStateProps) {
  const queryClient = useQueryClient();
  const [keptWaiting, setKeptWaiting] = useState(false);
  const giveUp = useEffectEvent(onGiveUp);
  const { busy, whileBusy } = useBusy();

  useEffect(() => {
    const leaving = new AbortController();
    const hasSession = async () => {
      const found = (await refreshSession(queryClient)) !== null;
      setKeptWaiting(!found);
      return found;
    };
    const waitForSession = async () => {
      const found = await pollForSession({ hasSession, signal: leaving.signal });
      if (!found && !leaving.signal.aborted) giveUp();
    };
    void waitForSession();
    return () => leaving.abort();
  }, [queryClient]);

  return (
    <div>
      <h1 className="font-serif text-3xl tracking-tight">Account Created Successfully</h1>
      <output className="mt-6 grid gap-3 text-md">
        <span className="flex items-center gap-3">
          <Check className="size-4 text-accent" aria-hidden="true" />
          Setting up your workspace
        </span>
        <span className="flex items-center gap-3">
          <Spinner className="size-4 text-accent" />
          Preparing your dashboard
        </span>
      </output>
      {(keptWaiting || mailFailed) && email && (
        <div className="mt-8 border-t pt-4 text-ink-soft">
          <p>
            {mailFailed
              ? 'The verification mail was not sent to '
              : 'To verify your address, open the link mailed to '}
            <span className="font-medium wrap-anywhere text-ink">{email}</span>.
          </p>
          <Button
            variant="link"
            size="sm"
            busy={busy}
            onClick={() => void whileBusy(() => resendVerification(email))}
          >
            Send the email again
          </Button>
        </div>
      )}
    </div>
  );
}
