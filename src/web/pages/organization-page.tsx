import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'wouter';

import { buttonClass } from '#ui/button-class.ts';
import { LoadFailure } from '../components/load-failure.tsx';
import { NoOrganization } from '../features/organizations/no-organization.tsx';
import { OrganizationSettings } from '../features/organizations/organization-settings.tsx';
import { OrganizationSkeleton } from '../features/organizations/organization-skeleton.tsx';
import { useSelectedOrganization } from '../features/organizations/selected-organization.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function OrganizationPage() {
  usePageTitle('Organization Settings');
  return (
    <main className="mx-auto max-w-5xl px-4 py-8 sm:px-6">
      <Link href="/dashboard" className={buttonClass({ variant: 'link' })}>
        <ArrowLeft aria-hidden="true" /> Back to Dashboard
      </Link>
      <h1 className="mt-3 mb-1 text-2xl font-semibold tracking-tight">Organization Settings</h1>
      <Content />
    </main>
  );
}

function Content() {
  const {
    memberships,
    selected = memberships[0],
    isPending,
    error,
    retry,
  } = useSelectedOrganization();
  if (selected) {
    const { id } = selected.organization;
    return <OrganizationSettings key={id} organizationId={id} onRetry={retry} />;
  }
  if (isPending) return <OrganizationSkeleton />;
  if (error) {
    return (
      <div className="mt-5">
        <LoadFailure
          error={error}
          sentence="Your organizations could not be loaded."
          onRetry={retry}
        />
      </div>
    );
  }
  return <NoOrganization />;
}
