import { useQueryClient } from '@tanstack/react-query';

import type { Organization } from '#shared/organization.ts';
import type { ToastContent } from '#ui/toast.ts';
import { forgetInvitation } from '#web/features/auth/invitation.ts';
import { profileQuery } from '#web/features/profile/profile-queries.ts';
import { ApiError } from '#web/lib/api-error.ts';

import { acceptInvitation, createOrganization } from '../organization-calls.ts';
import { selectOrganization } from '../selected-organization.ts';
import { useChange } from '../use-change.ts';

/** The two ways into an organization; either one makes it the selected one. */
export function useSetup(onDone: () => void) {
  const queryClient = useQueryClient();
  const settleIn = (organization: Organization) => {
    selectOrganization(organization.id);
    forgetInvitation();
    onDone();
  };

  const create = useChange({
    send: createOrganization,
    prepare: settleIn,
    done: () => ({ title: 'Organization created successfully!' }),
    failed: (error) => failure('Failed to create organization', error),
  });
  const accept = useChange({
    send: acceptInvitation,
    prepare: async (organization) => {
      // Whoever accepts has a verified address from then on, which the profile shows.
      await queryClient.invalidateQueries(profileQuery);
      settleIn(organization);
    },
    done: () => ({ title: 'Successfully joined organization!' }),
    failed: (error) => {
      // Refused once, refused always: the link in hand is not offered again.
      if (error instanceof ApiError && error.status < 500) forgetInvitation();
      return failure('Failed to accept invitation', error);
    },
  });
  return { create, accept };
}

export type Accept = ReturnType<typeof useSetup>['accept'];

function failure(title: string, error: unknown): ToastContent {
  const description = error instanceof ApiError ? error.sentence : undefined;
  return { title, description, variant: 'destructive' };
}
