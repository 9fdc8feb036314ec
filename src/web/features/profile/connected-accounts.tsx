import { useQuery } from '@tanstack/react-query';

import { Notice } from '#web/components/notice.tsx';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';

import { accountsQuery } from './profile-queries.ts';
import { ProviderRow } from './provider-row.tsx';

export function ConnectedAccounts() {
  const { data: accounts, error } = useQuery(accountsQuery);
  return (
    <SettingsSection title="Connected Accounts" description="The ways you can sign in.">
      {error && <Notice tone="bad">Failed to fetch account information</Notice>}
      {!accounts && !error && <Skeleton className="h-24" />}
      {accounts && (
        <>
          <ul className="mb-5 flex flex-wrap gap-2" aria-label="Connected">
            {accounts.providers.map(({ provider }) => (
              <li key={provider}>
                <Badge variant="secondary">{provider}</Badge>
              </li>
            ))}
          </ul>
          <div className="divide-y rounded border">
            <ProviderRow provider="google" accounts={accounts} />
            <ProviderRow provider="github" accounts={accounts} />
          </div>
        </>
      )}
    </SettingsSection>
  );
}
