import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Organization } from '#shared/organization.ts';
import { can } from '#shared/policy.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { readKeptEdit } from '#web/lib/kept-edit.ts';

import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import { AuditSection } from './audit/audit-section.tsx';
import { useKeptOrganization } from './details/kept-organization.ts';
import { OrganizationDetails } from './details/organization-details.tsx';
import { OrganizationForm } from './details/organization-form.tsx';
import { OrganizationInfo } from './details/organization-info.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { organizationQuery } from './organization-queries.ts';
import { OrganizationSkeleton } from './organization-skeleton.tsx';
import { OrganizationSetupDialog } from './setup/organization-setup-dialog.tsx';
import { TeamSection } from './team/team-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

interface OrganizationSettingsProps {
  organizationId: number;
  /** Reads anew which organizations there are: this one may be gone. */
  onRetry: () => void;
}

export function OrganizationSettings({ organizationId, onRetry }: OrganizationSettingsProps) {
  const { data: organization, error, refetch } = useQuery(organizationQuery(organizationId));
  if (organization) return <Settings organization={organization} />;
  if (!error) return <OrganizationSkeleton />;
  return (
    <div className="mt-5">
      <LoadFailure
        error={error}
        sentence="The organization could not be loaded."
        onRetry={() => {
          onRetry();
          void refetch();
        }}
      />
    </div>
  );
}

function Settings({ organization }: { organization: Organization }) {
  const { id, name, userRole } = organization;
  const mayEdit = can(userRole, 'organization.change');
  const place = useKeptOrganization(id);
  const [editing, setEditing] = useState(() => readKeptEdit(place) !== undefined);
  const [settingUp, setSettingUp] = useState(false);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-md wrap-anywhere text-ink-soft">{name}</p>
        <div className="flex flex-wrap gap-2">
          {mayEdit && !editing && (
            <Button variant="outline" onClick={() => setEditing(true)}>
              Edit Organization
            </Button>
          )}
          <Button variant="outline" onClick={() => setSettingUp(true)}>
            Join or Create Another
          </Button>
        </div>
      </div>
      {mayEdit && editing ? (
        <OrganizationForm organization={organization} onDone={() => setEditing(false)} />
      ) : (
        <OrganizationDetails organization={organization} />
      )}
      <OrganizationInfo organization={organization} />
      <TeamSection organization={organization} />
      {can(userRole, 'api-keys.manage') && <ApiKeysSection organizationId={id} />}
      {can(userRole, 'webhooks.manage') && <WebhooksSection organizationId={id} />}
      {can(userRole, 'audit.read') && <AuditSection organizationId={id} />}
      <LeavingSection organization={organization} />
      <OrganizationSetupDialog open={settingUp} onOpenChange={setSettingUp} />
    </>
  );
}
