import { queryOptions, useQuery } from '@tanstack/react-query';

import type { SignUpRules } from '#shared/api/accounts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { Page } from '../components/page.tsx';

const signUpRulesQuery = queryOptions<SignUpRules>({ queryKey: ['/api/auth/sign-up-rules'] });

export function AdminPage() {
  const { data: rules, error, refetch } = useQuery(signUpRulesQuery);
  return (
    <Page title="Admin" subtitle="How sign-up works on this server">
      {error && !rules && (
        <LoadFailure
          error={error}
          sentence="The settings of this server could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!rules && !error && <Skeleton className="h-24" />}
      {rules && (rules.emailVerificationRequired ? <Required /> : <Disabled />)}
    </Page>
  );
}

function Disabled() {
  return (
    <>
      <p>Email verification is temporarily disabled.</p>
      <p>Users can log in right after signup.</p>
      <p>Verification emails still work for testing.</p>
    </>
  );
}

function Required() {
  return (
    <>
      <p>Email verification is required.</p>
      <p>Users can log in once they have opened the link in their verification email.</p>
      <p>The sign-in screen sends that email again to whoever needs it.</p>
    </>
  );
}
