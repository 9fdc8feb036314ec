import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import type { OwnMembership } from '#shared/organization.ts';

/** Admins change what others belong to, so it is asked again now and then when the person comes back. */
export const membershipsQuery = queryOptions<OwnMembership[]>({
  queryKey: ['/api/organizations'],
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});

const storageKey = 'lastSelectedOrg';
const listeners = new Set<() => void>();

/**
 * The organization everything on screen belongs to: the one chosen last if the person is still a
 * member of it, else their first.
 */
export function useSelectedOrganization() {
  const { data: memberships, isPending, error, refetch } = useQuery(membershipsQuery);
  const lastId = useSyncExternalStore(subscribe, readLastSelected, () => null);
  return {
    memberships: memberships ?? [],
    isPending,
    error,
    retry: () => void refetch(),
    selected: pickSelected(memberships ?? [], lastId),
    select: selectOrganization,
  };
}

function pickSelected(
  memberships: readonly OwnMembership[],
  lastId: number | null,
): OwnMembership | undefined {
  return memberships.find(({ organization }) => organization.id === lastId) ?? memberships[0];
}

export function selectOrganization(id: number): void {
  try {
    localStorage.setItem(storageKey, String(id));
  } catch {
    chosenWithoutStorage = id;
  }
  for (const listener of listeners) listener();
}

/** Where the browser refuses storage, the choice lasts as long as the page. */
let chosenWithoutStorage: number | null = null;

function readLastSelected(): number | null {
  try {
    const id = Number(localStorage.getItem(storageKey));
    return Number.isSafeInteger(id) && id > 0 ? id : chosenWithoutStorage;
  } catch {
    return chosenWithoutStorage;
  }
}

/** Follows the choice made in this tab and in others. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
