import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import LogIn from 'lucide-react/icons/log-in';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';

import type { Job } from '#shared/job.ts';
import { readOnlySentence } from '#shared/policy.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { Wordmark } from '../components/wordmark.tsx';
import { JobCreated } from '../features/jobs/create-page/job-created.tsx';
import { NewJobForm } from '../features/jobs/create-page/new-job-form.tsx';
import { useMayIn } from '../features/organizations/rights.tsx';
import { NoOrganizationsCard } from '../features/organizations/no-organizations-card.tsx';
import { SelectOrganizationPrompt } from '../features/organizations/select-organization-prompt.tsx';
import { useSelectedOrganization } from '../features/organizations/selected-organization.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useSession } from '../lib/session.ts';

export function NewJobPage() {
  usePageTitle('Create New Job');
  const visitor = useSession().session === null;
  const [, navigate] = useLocation();
  return (
    <main className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
      {visitor && (
        <div className="mb-8">
          <Wordmark />
        </div>
      )}
      <Button variant="link" onClick={() => navigate(visitor ? '/' : '/dashboard')}>
        <ArrowLeft aria-hidden="true" /> Back to Dashboard
      </Button>
      <h1 className="mt-3 text-2xl font-semibold tracking-tight">Create New Job</h1>
      {visitor ? <SignInFirst /> : <Creation />}
    </main>
  );
}

function SignInFirst() {
  return (
    <Section>
      <EmptyState
        icon={LogIn}
        title="Please sign in to create a job"
        description="You come back here afterwards."
      >
        <Button onClick={() => location.assign('/api/login?next=/jobs/new')}>Sign In</Button>
      </EmptyState>
    </Section>
  );
}

function Creation() {
  const { memberships, selected, select, isPending, error, retry } = useSelectedOrganization();
  const may = useMayIn(selected?.organization.id);
  const [created, setCreated] = useState<Job>();
  if (created) {
    return (
      <Section>
        <JobCreated job={created} />
      </Section>
    );
  }
  if (selected) {
    const { id, name } = selected.organization;
    if (!may('jobs.create')) {
      return (
        <Section>
          <EmptyState
            icon={Eye}
            title={`You are a viewer of ${name}`}
            description={readOnlySentence}
          />
        </Section>
      );
    }
    return (
      <Section intro={`For ${name}. Paste what you have and check what was read from it.`}>
        <NewJobForm key={id} organizationId={id} onCreated={setCreated} />
      </Section>
    );
  }
  if (isPending) {
    return (
      <Section>
        <Skeleton className="h-48" />
        <Skeleton className="mt-6 h-64" />
      </Section>
    );
  }
  if (error) {
    return (
      <Section>
        <LoadFailure
          error={error}
          sentence="Your organizations could not be loaded."
          onRetry={retry}
        />
      </Section>
    );
  }
  return (
    <Section>
      {memberships.length === 0 ? (
        <NoOrganizationsCard />
      ) : (
        <SelectOrganizationPrompt memberships={memberships} onSelect={select} />
      )}
    </Section>
  );
}

function Section({ intro, children }: { intro?: string; children: ReactNode }) {
  return (
    <>
      {intro && <p className="mt-1 text-md wrap-anywhere text-ink-soft">{intro}</p>}
      <div className="mt-6">{children}</div>
    </>
  );
}
