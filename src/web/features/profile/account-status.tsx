import { useState } from 'react';

import type { Profile } from '#shared/user.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#web/components/date-text.tsx';
import { Fact, FactList } from '#web/components/fact-list.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';
import { resendVerification } from '#web/lib/resend-verification.ts';

export function AccountStatus({ profile }: { profile: Profile }) {
  return (
    <SettingsSection title="Account Status">
      <FactList>
        <Fact term="Email Verified" wide>
          {profile.emailVerified ? (
            <Badge variant="green">Verified</Badge>
          ) : (
            <PendingVerification email={profile.email} />
          )}
        </Fact>
        <Fact term="Account Created">
          <DateText date={profile.createdAt} />
        </Fact>
        <Fact term="Last Updated">
          <DateText date={profile.updatedAt} />
        </Fact>
      </FactList>
    </SettingsSection>
  );
}

function PendingVerification({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    await resendVerification(email);
    setBusy(false);
  }

  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <Badge variant="yellow">Pending</Badge>
      <Button variant="link" size="sm" busy={busy} onClick={() => void resend()}>
        Send the verification email again
      </Button>
    </span>
  );
}
