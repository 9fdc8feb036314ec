import { useState } from 'react';

import type { Profile } from '#shared/user.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { resendVerification } from '#web/lib/resend-verification.ts';

import { DateText } from './date-text.tsx';
import { Fact, FactList } from './fact-list.tsx';
import { ProfileSection } from './profile-section.tsx';

export function AccountStatus({ profile }: { profile: Profile }) {
  return (
    <ProfileSection title="Account Status">
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
    </ProfileSection>
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
