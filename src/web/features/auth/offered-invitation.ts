import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { type OfferedInvitation, offeredInvitationSchema } from '#shared/organization.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { apiRequest } from '#web/lib/api.ts';

import type { SignInForm, SignUpForm } from './auth-forms.ts';
import { forgetInvitation, readInvitation, rememberInvitation } from './invitation.ts';

/** Sent, not asked for by address: the token opens a door and belongs in no log of addresses. */
async function readOffer(token: string): Promise<OfferedInvitation> {
  const reply = await apiRequest('POST', '/api/organizations/offered-invitation', { token });
  return offeredInvitationSchema.parse(reply);
}

/** Refused once, refused always: such a link is not kept for after the sign-in. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 409].includes(error.status);

interface Forms {
  signIn: SignInForm;
  signUp: SignUpForm;
}

/** The invitation whose link was opened, in this tab; its address is filled in where none is typed. */
export function useOfferedInvitation(opened: string | undefined, { signIn, signUp }: Forms) {
  const [token, setToken] = useState(() => opened ?? readInvitation());
  if (opened && opened !== token) setToken(opened);
  const { data, error, refetch } = useQuery({
    queryKey: ['offered-invitation', token],
    queryFn: () => readOffer(token ?? ''),
    enabled: token !== null,
  });

  useEffect(() => {
    if (opened) rememberInvitation(opened);
  }, [opened]);

  const email = data?.email;
  const fillIn = useEffectEvent((address: string) => {
    if (!signIn.getValues('email')) signIn.setValue('email', address);
    if (!signUp.getValues('email')) signUp.setValue('email', address);
  });
  useEffect(() => {
    if (email) fillIn(email);
  }, [email]);

  useEffect(() => {
    if (isRefusal(error)) forgetInvitation();
  }, [error]);

  return { offer: data, error, retry: () => void refetch() };
}
