import type { Organization } from '#shared/organization.ts';
import { can } from '#shared/policy.ts';
import { SettingsSection } from '#web/components/settings-section.tsx';

import { InviteForm } from './invite-form.tsx';
import { MemberTable } from './member-table.tsx';
import { SentInvitations } from './sent-invitations.tsx';

export function TeamSection({ organization }: { organization: Organization }) {
  const { id, userRole } = organization;
  if (!can(userRole, 'members.manage')) {
    return (
      <SettingsSection title="Team" description="The people you work with here.">
        <MemberTable organizationId={id} />
      </SettingsSection>
    );
  }
  return (
    <SettingsSection
      title="Team Management"
      description="Admins manage the organization. Recruiters and admins both work on its jobs. Viewers read and export."
    >
      <div className="grid gap-8">
        <InviteForm organizationId={id} />
        <MemberTable organizationId={id} manageable />
        <SentInvitations organizationId={id} />
      </div>
    </SettingsSection>
  );
}
