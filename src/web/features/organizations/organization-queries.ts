import { queryOptions } from '@tanstack/react-query';

import type {
  ApiKey,
  Invitation,
  Member,
  Organization,
  PendingInvitation,
} from '#shared/organization.ts';

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
