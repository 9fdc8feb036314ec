import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';

import { organizationsKey } from './organization-queries.ts';
import { membershipsQuery } from './selected-organization.ts';

/** Takes an organization the person no longer belongs to off the screen, before anything asks for it again. */
export function useDeparture(organizationId: number) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return () => {
    queryClient.setQueryData(membershipsQuery.queryKey, (memberships) =>
      memberships?.filter(({ organization }) => organization.id !== organizationId),
    );
    queryClient.removeQueries({ queryKey: [...organizationsKey, organizationId] });
    navigate('/dashboard');
  };
}
