import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import type { OwnMembership } from '#shared/organization.ts';

/** Admins change what others belong to, so it is asked again now and then when the person comes back. */
export const membershipsQuery = queryOptions<OwnMembership[]>({
  queryKey: ['/api/organizations'],
  staleTime: 30_000,
  // Many parts of a page ask for it, some of them later: a failure is asked again by a person only.
  retryOnMount: false,
  refetchOnWindowFocus: true,
});

const storageKey = 'lastSelectedOrg';
const listeners = new Set<() => void>();

/**
 * The organization everything on screen belongs to: the one chosen last, or the first if the person
 * has left that one. Whoever has several and never chose is asked; an only one needs no choice.
 */
export function useSelectedOrganization() {
  const { data: memberships, isPending, error, refetch } = useQuery(membershipsQuery);
  const last = useSyncExternalStore(subscribe, readLastSelected, () => null);
  return {
    memberships: memberships ?? [],
    isPending,
    error,
    retry: () => void refetch(),
    selected: pickSelected(memberships ?? [], last),
    select: selectOrganization,
  };
}

function pickSelected(
  memberships: readonly OwnMembership[],
  last: string | null,
): OwnMembership | undefined {
  if (last === null && memberships.length > 1) return undefined;
  return memberships.find(({ organization }) => String(organization.id) === last) ?? memberships[0];
}

/** An organization that is selected because there is no other stays it when a second one comes. */
export function useKeepOnlyOrganization(): void {
  const { memberships } = useSelectedOrganization();
  const only = memberships.length === 1 ? memberships[0]?.organization.id : undefined;
  useEffect(() => {
    if (only !== undefined && readLastSelected() === null) selectOrganization(only);
  }, [only]);
}

export function selectOrganization(id: number): void {
  try {
    localStorage.setItem(storageKey, String(id));
  } catch {
    chosenWithoutStorage = String(id);
  }
  for (const listener of listeners) listener();
}

/** Where the browser refuses storage, the choice lasts as long as the page. */
let chosenWithoutStorage: string | null = null;

function readLastSelected(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? chosenWithoutStorage;
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
