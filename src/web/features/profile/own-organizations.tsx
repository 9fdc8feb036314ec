import { Badge } from '#ui/badge.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DateText } from '#web/components/date-text.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';
import { useSelectedOrganization } from '#web/features/organizations/selected-organization.ts';

export function OwnOrganizations() {
  const { memberships, isPending, error } = useSelectedOrganization();
  return (
    <SettingsSection title="Organizations" description="The teams you work in.">
      {isPending && <Skeleton className="h-16" />}
      {error && (
        <Notice tone="bad">
          Your organizations could not be loaded. Reload the page to try again.
        </Notice>
      )}
      {!isPending && !error && memberships.length === 0 && (
        <p className="text-ink-soft">You are not a member of an organization yet.</p>
      )}
      {memberships.length > 0 && (
        <ul className="divide-y rounded border">
          {memberships.map(({ id, organization, role, userStatus, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{organization.name}</p>
                <p className="text-sm text-ink-faint">
                  {organization.domain && <>{organization.domain} · </>}
                  Joined <DateText date={createdAt} />
                </p>
              </div>
              <Badge variant="secondary">{role}</Badge>
              <Badge variant={userStatus === 'active' ? 'green' : 'yellow'}>{userStatus}</Badge>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}
