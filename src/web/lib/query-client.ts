import { QueryClient, type QueryKey } from '@tanstack/react-query';

import { throwUnlessOk } from './api-error.ts';

/** Every query reads the path its key spells: `['/api/jobs', 12, 'outputs']` is `GET /api/jobs/12/outputs`. */
export async function fetchByKey<T>({ queryKey }: { queryKey: QueryKey }): Promise<T> {
  const response = await fetch(queryKey.join('/'), { credentials: 'include' });
  await throwUnlessOk(response);
  return (await response.json()) as T;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });
}
