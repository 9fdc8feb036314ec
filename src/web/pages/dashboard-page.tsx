import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

import { Button } from '#ui/button.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { JobList } from '../features/jobs/dashboard/job-list.tsx';
import { PlaceholderCards } from '../features/jobs/dashboard/placeholder-cards.tsx';
import { UnfinishedJobNotice } from '../features/jobs/draft/unfinished-job-notice.tsx';
import { JobWizard } from '../features/jobs/wizard/job-wizard.tsx';
import { ReadOnlyNotice, RightsIn, useMayIn } from '../features/organizations/rights.tsx';
import { NoOrganizationsCard } from '../features/organizations/no-organizations-card.tsx';
import { SelectOrganizationPrompt } from '../features/organizations/select-organization-prompt.tsx';
import { useSelectedOrganization } from '../features/organizations/selected-organization.ts';
import { OrganizationSetupDialog } from '../features/organizations/setup/organization-setup-dialog.tsx';
import { PendingInvitationsNotice } from '../features/organizations/setup/pending-invitations-notice.tsx';
import { useOrganizationSetup } from '../features/organizations/setup/use-organization-setup.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function DashboardPage() {
  usePageTitle('Jobs Dashboard');
  const organizations = useSelectedOrganization();
  const { memberships, selected, isPending, error } = organizations;
  const setup = useOrganizationSetup({ none: !isPending && !error && memberships.length === 0 });
  const mayCreate = useMayIn(selected?.organization.id)('jobs.create');
  const [creating, setCreating] = useState(false);
  const createJob = () => setCreating(true);

  return (
    <main className="mx-auto grid max-w-[100rem] gap-8 px-4 py-8 sm:px-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Jobs Dashboard</h1>
          <p className="mt-1 text-md text-ink-soft">Manage your recruiting pipeline</p>
        </div>
        {mayCreate && (
          <Button disabled={!selected} onClick={createJob}>
            <Plus aria-hidden="true" /> Create New Job
          </Button>
        )}
      </header>
      {selected && <PendingInvitationsNotice onReview={() => setup.onOpenChange(true)} />}
      {selected && mayCreate && !creating && (
        <UnfinishedJobNotice
          key={selected.organization.id}
          organizationId={selected.organization.id}
          onContinue={createJob}
        />
      )}
      <Content organizations={organizations} onCreateJob={createJob} />
      {selected && mayCreate && (
        <JobWizard
          organization={selected.organization}
          open={creating}
          onOpenChange={setCreating}
        />
      )}
      <OrganizationSetupDialog {...setup} />
    </main>
  );
}

interface ContentProps {
  organizations: ReturnType<typeof useSelectedOrganization>;
  onCreateJob: () => void;
}

function Content({ organizations, onCreateJob }: ContentProps) {
  const { memberships, selected, isPending, error, retry, select } = organizations;
  if (selected) {
    const { organization } = selected;
    return (
      <RightsIn organizationId={organization.id} meanwhile={<PlaceholderCards />}>
        <ReadOnlyNotice />
        <JobList key={organization.id} organization={organization} onCreate={onCreateJob} />
      </RightsIn>
    );
  }
  if (isPending) return <PlaceholderCards />;
  if (error) {
    return (
      <LoadFailure
        error={error}
        sentence="Your organizations could not be loaded."
        onRetry={retry}
      />
    );
  }
  if (memberships.length === 0) return <NoOrganizationsCard />;
  return <SelectOrganizationPrompt memberships={memberships} onSelect={select} />;
}
