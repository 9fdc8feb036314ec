import { queryOptions } from '@tanstack/react-query';

import type {
  ApiKey,
  Invitation,
  Member,
  Organization,
  PendingInvitation,
  WaitingInvitations,
} from '#shared/organization.ts';

import { readOpenedInvitation } from './organization-calls.ts';

/** Everything about organizations is read under this path, so one word makes all of it be read anew. */
export const organizationsKey = ['/api/organizations'] as const;

/** Others change these too: they are read anew when they come into view and when the person comes back. */
const sharedWithOthers = { staleTime: 5000, refetchOnWindowFocus: true };

export const organizationQuery = (id: number) =>
  queryOptions<Organization>({ queryKey: [...organizationsKey, id], ...sharedWithOthers });

export const membersQuery = (id: number) =>
  queryOptions<Member[]>({ queryKey: [...organizationsKey, id, 'members'], ...sharedWithOthers });

export const invitationsQuery = (id: number) =>
  queryOptions<Invitation[]>({
    queryKey: [...organizationsKey, id, 'invitations'],
    ...sharedWithOthers,
  });

export const apiKeysQuery = (id: number) =>
  queryOptions<ApiKey[]>({ queryKey: [...organizationsKey, id, 'api-keys'], ...sharedWithOthers });

export const pendingInvitationsQuery = queryOptions<PendingInvitation[]>({
  queryKey: [...organizationsKey, 'pending-invitations'],
  ...sharedWithOthers,
});

/** For somebody whose address is not verified: nothing but whether to look into the mailbox. */
export const waitingInvitationsQuery = queryOptions<WaitingInvitations>({
  queryKey: [...organizationsKey, 'waiting-invitations'],
  ...sharedWithOthers,
});

/** The invitation whose link was opened. Not read anew with the rest: once accepted it is used up. */
export const openedInvitationQuery = (token: string | null) =>
  queryOptions<PendingInvitation>({
    queryKey: ['opened-invitation', token],
    queryFn: () => readOpenedInvitation(token ?? ''),
    enabled: token !== null,
  });
