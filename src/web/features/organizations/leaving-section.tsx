import type { Organization } from '#shared/organization.ts';
import { can } from '#shared/policy.ts';
import { SettingsSection } from '#web/components/settings-section.tsx';

import { ConfirmButton } from './confirm-button.tsx';
import { DeleteOrganizationDialog } from './delete-organization-dialog.tsx';
import { leaveOrganization } from './organization-calls.ts';
import { failedTo, succeeded, useChange } from './use-change.ts';
import { useDeparture } from './use-departure.ts';

export function LeavingSection({ organization }: { organization: Organization }) {
  const { id, name, userRole } = organization;
  const mayDelete = can(userRole, 'organization.delete');
  const depart = useDeparture(id);
  const leave = useChange({
    send: () => leaveOrganization(id),
    prepare: depart,
    done: () => succeeded(`You have left ${name}`),
    failed: failedTo('Failed to leave the organization. Please try again.'),
  });
  return (
    <SettingsSection title={mayDelete ? 'Leave or Delete' : 'Leave'}>
      <div className="grid justify-items-start gap-6">
        <div>
          <ConfirmButton
            variant="outline"
            title="Leave this organization?"
            description={
              <span className="wrap-anywhere">
                You lose access to the jobs of {name}. Only an admin can invite you back.
              </span>
            }
            confirmLabel="Leave"
            busyLabel="Leaving..."
            onConfirm={() => leave.mutateAsync()}
          >
            Leave Organization
          </ConfirmButton>
          <p className="mt-2 text-sm text-ink-faint">
            {mayDelete
              ? 'The only admin cannot leave: make somebody else an admin first.'
              : 'What you worked on stays with the organization.'}
          </p>
        </div>
        {mayDelete && (
          <div>
            <DeleteOrganizationDialog organization={organization} />
            <p className="mt-2 text-sm text-ink-faint">
              Everything in it goes, for everyone: jobs, members, API keys and the audit log.
            </p>
          </div>
        )}
      </div>
    </SettingsSection>
  );
}
