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

export const organizationQuery = (id: number) =>
  queryOptions<Organization>({ queryKey: [...organizationsKey, id] });

export const membersQuery = (id: number) =>
  queryOptions<Member[]>({ queryKey: [...organizationsKey, id, 'members'] });

export const invitationsQuery = (id: number) =>
  queryOptions<Invitation[]>({ queryKey: [...organizationsKey, id, 'invitations'] });

export const apiKeysQuery = (id: number) =>
  queryOptions<ApiKey[]>({ queryKey: [...organizationsKey, id, 'api-keys'] });

/** Others send these, so they are looked for again whenever the person comes back to the page. */
export const pendingInvitationsQuery = queryOptions<PendingInvitation[]>({
  queryKey: [...organizationsKey, 'pending-invitations'],
  staleTime: 5000,
  refetchOnWindowFocus: true,
});
