import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { PendingInvitation } from '#shared/organization.ts';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs.tsx';
import { forgetInvitation, readInvitation } from '#web/features/auth/invitation.ts';
import { isRefusal } from '#web/features/auth/offered-invitation.ts';
import { useSession } from '#web/lib/session.ts';

import {
  openedInvitationQuery,
  pendingInvitationsQuery,
  waitingInvitationsQuery,
} from '../organization-queries.ts';
import { CreateOrganizationForm, useCreateForm } from './create-organization-form.tsx';
import { JoinPanel } from './join-panel.tsx';
import { useSetup } from './use-setup.ts';

type SetupTab = 'join' | 'create';

export function SetupTabs({ onDone }: { onDone: () => void }) {
  const { session } = useSession();
  const email = session?.user.email ?? '';
  const { data: invitations = [], isPending } = useQuery(pendingInvitationsQuery);
  const { data: { waiting } = {}, isPending: isAsking } = useQuery(waitingInvitationsQuery);
  const { create, accept } = useSetup(onDone);
  // Held here, so that what was typed is still there after a look at the other tab.
  const creation = useCreateForm(email);
  const [openedToken] = useState(readInvitation);
  const opened = useQuery(openedInvitationQuery(openedToken));
  const isRead = !isPending && !isAsking && !opened.isLoading;
  const toJoin = openedFirst(opened.data, invitations);
  const [tab, setTab] = useState<SetupTab>();

  useEffect(() => {
    if (isRefusal(opened.error)) forgetInvitation();
  }, [opened.error]);

  // Decided once: an invitation that arrives later must not pull the form away from under the hands.
  if (!tab && isRead) setTab(toJoin.length > 0 || waiting || openedToken ? 'join' : 'create');
  if (!tab) return <SetupSkeleton />;

  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label="Ways into an organization">
        <Tab value="join">
          Join Organization
          {toJoin.length > 0 && (
            <Badge>
              {toJoin.length} <span className="sr-only">pending</span>
            </Badge>
          )}
        </Tab>
        <Tab value="create">Create New</Tab>
      </TabList>
      <TabPanel value="join">
        <JoinPanel email={email} opened={opened} invitations={toJoin} accept={accept} />
      </TabPanel>
      <TabPanel value="create">
        <CreateOrganizationForm {...creation} create={create} />
      </TabPanel>
    </Tabs>
  );
}

/** The one whose link was opened stands first; before the address is verified it is the only one. */
function openedFirst(opened: PendingInvitation | undefined, listed: PendingInvitation[]) {
  return opened ? [opened, ...listed.filter(({ id }) => id !== opened.id)] : listed;
}

function SetupSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-10" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
