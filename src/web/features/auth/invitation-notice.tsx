import { useEffect } from 'react';

import { Notice } from '#web/components/notice.tsx';

import { readInvitation, rememberInvitation } from './invitation.ts';

/** Says that an invitation waits; the token in the address is kept for after the sign-in. */
export function InvitationNotice({ token }: { token: string | undefined }) {
  useEffect(() => {
    if (token) rememberInvitation(token);
  }, [token]);

  if (!token && !readInvitation()) return null;
  return (
    <Notice>
      <p>
        <strong className="font-medium">An invitation waits for you.</strong> Sign up, or sign in,
        with the email it was sent to and you can accept it right away.
      </p>
    </Notice>
  );
}
