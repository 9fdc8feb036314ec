import { useState } from 'react';

import { forgetInvitation, readInvitation } from '#web/features/auth/invitation.ts';

interface Membership {
  /** Known to have no organization. */
  none: boolean;
}

/** When the setup dialog is there: always without an organization, else when asked for or invited by a link. */
export function useOrganizationSetup({ none }: Membership) {
  const [wanted, setWanted] = useState(() => readInvitation() !== null);

  function onOpenChange(open: boolean) {
    setWanted(open);
    if (!open) forgetInvitation();
  }

  return { open: none || wanted, mandatory: none, onOpenChange };
}
