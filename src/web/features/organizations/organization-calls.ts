import {
  newApiKeySchema,
  type Organization,
  type OrganizationCreate,
  type OrganizationPatch,
  organizationSchema,
  type PendingInvitation,
  pendingInvitationSchema,
  type Role,
} from '#shared/organization.ts';
import { apiRequest } from '#web/lib/api.ts';

/** The calls that send something to an organization. Each throws an ApiError when the server refuses. */

const path = (...parts: (string | number)[]) => ['/api/organizations', ...parts].join('/');

export async function createOrganization(fields: OrganizationCreate): Promise<Organization> {
  return organizationSchema.parse(await apiRequest('POST', path(), fields));
}

export async function acceptInvitation(token: string): Promise<Organization> {
  return organizationSchema.parse(await apiRequest('POST', path('accept-invitation'), { token }));
}

/** Sent, not asked for by address: the token opens a door and belongs in no log of addresses. */
export async function readOpenedInvitation(token: string): Promise<PendingInvitation> {
  const reply = await apiRequest('POST', path('opened-invitation'), { token });
  return pendingInvitationSchema.parse(reply);
}

export function sendWaitingInvitations() {
  return apiRequest('POST', path('waiting-invitations', 'send'));
}

export async function editOrganization(
  id: number,
  patch: OrganizationPatch,
): Promise<Organization> {
  return organizationSchema.parse(await apiRequest('PATCH', path(id), patch));
}

export function deleteOrganization(id: number, typedName: string) {
  return apiRequest('DELETE', path(id), { name: typedName });
}

export function leaveOrganization(id: number) {
  return apiRequest('POST', path(id, 'leave'));
}

export function inviteMember(id: number, invitation: { email: string; role: Role }) {
  return apiRequest('POST', path(id, 'invite'), invitation);
}

export function resendInvitation(id: number, invitationId: number) {
  return apiRequest('POST', path(id, 'invitations', invitationId, 'resend'));
}

export function cancelInvitation(id: number, invitationId: number) {
  return apiRequest('DELETE', path(id, 'invitations', invitationId));
}

export function changeRole(id: number, membershipId: number, role: Role) {
  return apiRequest('PATCH', path(id, 'members', membershipId), { role });
}

export function removeMember(id: number, membershipId: number) {
  return apiRequest('DELETE', path(id, 'members', membershipId));
}

export async function createApiKey(id: number, name: string) {
  return newApiKeySchema.parse(await apiRequest('POST', path(id, 'api-keys'), { name }));
}

export function revokeApiKey(id: number, keyId: number) {
  return apiRequest('DELETE', path(id, 'api-keys', keyId));
}
