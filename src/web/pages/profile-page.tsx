import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'wouter';

import { buttonClass } from '#ui/button-class.ts';
import { AccountSecurity } from '../features/profile/account-security.tsx';
import { AccountStatus } from '../features/profile/account-status.tsx';
import { ConnectedAccounts } from '../features/profile/connected-accounts.tsx';
import { OwnOrganizations } from '../features/profile/own-organizations.tsx';
import { PersonalInformation } from '../features/profile/personal-information.tsx';
import { profileQuery } from '../features/profile/profile-queries.ts';
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx';
import { useProviderReturn } from '../features/profile/use-provider-return.ts';
import { YourData } from '../features/profile/your-data.tsx';
import { usePageTitle } from '../lib/page-title.ts';

export function ProfilePage() {
  usePageTitle('Profile Settings');
  useProviderReturn();
  const { data: profile, error } = useQuery(profileQuery);
  if (error) throw error;

  return (
    <main className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
      <Link href="/dashboard" className={buttonClass({ variant: 'link' })}>
        <ArrowLeft aria-hidden="true" /> Back to Dashboard
      </Link>
      <h1 className="mt-3 mb-6 text-2xl font-semibold tracking-tight">Profile Settings</h1>
      {profile ? (
        <>
          <PersonalInformation profile={profile} />
          <ConnectedAccounts />
          <AccountSecurity />
          <OwnOrganizations />
          <AccountStatus profile={profile} />
          <YourData email={profile.email} />
        </>
      ) : (
        <ProfileSkeleton />
      )}
    </main>
  );
}
