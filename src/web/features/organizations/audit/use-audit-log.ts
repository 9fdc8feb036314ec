import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import type { AuditFilter, AuditPage } from '#shared/audit.ts';
import { fetchByKey } from '#web/lib/query-client.ts';

import { organizationsKey } from '../organization-queries.ts';
import { toSearch } from './audit-filter.ts';

export function useAuditLog(organizationId: number, filter: AuditFilter) {
  const path = [...organizationsKey, organizationId, 'audit'];
  return useInfiniteQuery({
    queryKey: [...path, filter],
    queryFn: ({ pageParam }) =>
      fetchByKey<AuditPage>({
        queryKey: [path.join('/') + toSearch({ ...filter, cursor: pageParam })],
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Others write it too, so it is read anew whenever it comes into view.
    staleTime: 0,
  });
}
