import { useQuery } from '@tanstack/react-query';

import { Skeleton } from '#ui/skeleton.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';

import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { accountsQuery } from './profile-queries.ts';

export function AccountSecurity() {
  const { data: accounts, error } = useQuery(accountsQuery);
  return (
    <SettingsSection title="Account Security">
      {!accounts && !error && <Skeleton className="h-9 w-40" />}
      {error && <p className="text-ink-soft">Failed to fetch account information</p>}
      {accounts?.canChangePassword && <ChangePasswordDialog />}
      {accounts && !accounts.canChangePassword && (
        <p className="text-ink-soft">Password managed by OAuth provider</p>
      )}
    </SettingsSection>
  );
}
