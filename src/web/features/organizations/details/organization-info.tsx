import type { Organization } from '#shared/organization.ts';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#web/features/profile/date-text.tsx';
import { Fact, FactList } from '#web/features/profile/fact-list.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';

export function OrganizationInfo({ organization }: { organization: Organization }) {
  const { userRole, createdAt, updatedAt } = organization;
  return (
    <ProfileSection title="Organization Info">
      <FactList>
        <Fact term="Your role" wide>
          <Badge variant="secondary">{userRole}</Badge>
        </Fact>
        <Fact term="Created">
          <DateText date={createdAt} />
        </Fact>
        {updatedAt !== createdAt && (
          <Fact term="Last updated">
            <DateText date={updatedAt} />
          </Fact>
        )}
      </FactList>
    </ProfileSection>
  );
}
