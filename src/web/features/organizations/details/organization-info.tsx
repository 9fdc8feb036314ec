import type { Organization } from '#shared/organization.ts';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#web/components/date-text.tsx';
import { Fact, FactList } from '#web/components/fact-list.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';

export function OrganizationInfo({ organization }: { organization: Organization }) {
  const { userRole, createdAt, updatedAt } = organization;
  return (
    <SettingsSection title="Organization Info">
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
    </SettingsSection>
  );
}
