import Building2 from 'lucide-react/icons/building-2';
import { useState } from 'react';

import { Button } from '#ui/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';

import { OrganizationSetupDialog } from './setup/organization-setup-dialog.tsx';

/** The organization page of somebody who has none, and the way to one. */
export function NoOrganization() {
  const [settingUp, setSettingUp] = useState(false);
  return (
    <div className="mt-5">
      <EmptyState
        icon={Building2}
        title="No organization found"
        description="You need to be a member of an organization to view this page."
      >
        <Button onClick={() => setSettingUp(true)}>Join or Create</Button>
      </EmptyState>
      <OrganizationSetupDialog open={settingUp} onOpenChange={setSettingUp} />
    </div>
  );
}
