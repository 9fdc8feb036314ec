import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Plus from 'lucide-react/icons/plus';
import { useLocation } from 'wouter';

import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '../features/organizations/empty-state.tsx';
import { LoadFailure } from '../features/organizations/load-failure.tsx';
import { NoOrganizationsCard } from '../features/organizations/no-organizations-card.tsx';
import { SelectOrganizationPrompt } from '../features/organizations/select-organization-prompt.tsx';
import { useSelectedOrganization } from '../features/organizations/selected-organization.ts';
import { OrganizationSetupDialog } from '../features/organizations/setup/organization-setup-dialog.tsx';
import { PendingInvitationsNotice } from '../features/organizations/setup/pending-invitations-notice.tsx';
import { useOrganizationSetup } from '../features/organizations/setup/use-organization-setup.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function DashboardPage() {
  usePageTitle('Jobs Dashboard');
  const [, navigate] = useLocation();
  const organizations = useSelectedOrganization();
  const { memberships, selected, isPending, error } = organizations;
  const setup = useOrganizationSetup({ none: !isPending && !error && memberships.length === 0 });
  const createJob = () => navigate('/jobs/new');

  return (
    <main className="mx-auto grid max-w-[100rem] gap-8 px-4 py-8 sm:px-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Jobs Dashboard</h1>
          <p className="mt-1 text-md text-ink-soft">Manage your recruiting pipeline</p>
        </div>
        <Button disabled={!selected} onClick={createJob}>
          <Plus aria-hidden="true" /> Create New Job
        </Button>
      </header>
      {selected && <PendingInvitationsNotice onReview={() => setup.onOpenChange(true)} />}
      <Content organizations={organizations} onCreateJob={createJob} />
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
    return (
      <EmptyState
        icon={BriefcaseBusiness}
        title="No Jobs Yet"
        description="Paste a job description and get ten recruiting tools for it."
      >
        <Button onClick={onCreateJob}>Create Your First Job</Button>
      </EmptyState>
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

/** Three cards in the shape of jobs to come. */
function PlaceholderCards() {
  return (
    <ul aria-label="Loading your jobs" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {['first', 'second', 'third'].map((card) => (
        <li key={card} className="grid gap-3 rounded border bg-surface p-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-12" />
        </li>
      ))}
    </ul>
  );
}
