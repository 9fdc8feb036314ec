import { type Organization, organizationSchema } from '#shared/organization.ts';
import type { KeptPlace } from '#web/lib/kept-edit.ts';
import { useSession } from '#web/lib/session.ts';

/** Where an unsaved edit of an organization waits. */
export function useKeptOrganization(id: number): KeptPlace<Organization> {
  const userId = useSession().session?.user.id ?? '';
  return { userId, what: `organization:${id}`, base: organizationSchema };
}
