import { createContext, type ReactNode, use, useMemo } from 'react';

import { type Action, can, readOnlySentence } from '#shared/policy.ts';
import { Notice } from '#web/components/notice.tsx';

import { useSelectedOrganization } from './selected-organization.ts';

type May = (action: Action) => boolean;

/** Where nothing is known of a role, what is pressed is for the server to refuse. */
const RightsContext = createContext<May>(() => true);

interface RightsInProps {
  organizationId: number;
  /** Shown until the role is known, so that nothing appears that is taken away again. */
  meanwhile: ReactNode;
  children: ReactNode;
}

/** What the signed-in person may do in an organization, for what stands outside of it on the page. */
export function useMayIn(organizationId: number | undefined): May {
  const { memberships } = useSelectedOrganization();
  const role = memberships.find(({ organization }) => organization.id === organizationId)?.role;
  return useMemo<May>(() => (action) => !role || can(role, action), [role]);
}

/** Says to everything inside what the signed-in person may do in an organization. */
export function RightsIn({ organizationId, meanwhile, children }: RightsInProps) {
  const { isPending } = useSelectedOrganization();
  const may = useMayIn(organizationId);
  return isPending ? meanwhile : <RightsContext value={may}>{children}</RightsContext>;
}

export const useMay = (): May => use(RightsContext);

/** What only those see who may do it. */
export function Allowed({ to, children }: { to: Action; children: ReactNode }) {
  return useMay()(to) ? children : null;
}

/** Why there are no buttons, for those who only read. */
export function ReadOnlyNotice() {
  return useMay()('jobs.change') ? null : <Notice>{readOnlySentence}</Notice>;
}
