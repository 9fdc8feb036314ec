import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { isUnauthorized } from './api-error.ts';
import { fetchByKey } from './query-client.ts';

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  image?: string | null;
}

export interface Session {
  user: SessionUser;
}

export const sessionQuery = queryOptions({
  queryKey: ['/api/auth/get-session'],
  queryFn: async (context): Promise<Session | null> => {
    try {
      return await fetchByKey<Session | null>(context);
    } catch (error) {
      if (isUnauthorized(error)) return null;
      throw error;
    }
  },
});

/** `session` is null for a visitor and undefined until the server has answered. */
export function useSession() {
  const { data: session, error, refetch } = useQuery(sessionQuery);
  return { session, error, refetch };
}

/** Asks anew who is signed in; what the cache held for whoever was here before goes first. */
export async function refreshSession(queryClient: QueryClient): Promise<Session | null> {
  const [sessionKey] = sessionQuery.queryKey;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey });
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}
