import { useEffect, useEffectEvent } from 'react';
import { Redirect, useSearch } from 'wouter';

import { toast } from '#ui/toast.ts';

import { readAuthQuery } from './auth-query.ts';
import { rememberInvitation } from './invitation.ts';
import { readReturnNotice } from './return-notice.ts';

/**
 * What the auth addresses show to somebody signed in: the way on. It ends every sign-in and sign-up,
 * and takes in mailed links (an invitation, a verification) opened by somebody who is already here.
 */
export function LeaveAuthScreen() {
  const query = readAuthQuery(useSearch());

  const takeIn = useEffectEvent(() => {
    if (query.invitation) rememberInvitation(query.invitation);
    const notice = readReturnNotice(query, { signedIn: true });
    if (notice?.good) toast({ title: 'Email verified', description: notice.text });
    else if (notice) toast({ title: 'Error', description: notice.text, variant: 'destructive' });
  });
  useEffect(() => takeIn(), []);

  return <Redirect to={query.next ?? '/dashboard'} replace />;
}
