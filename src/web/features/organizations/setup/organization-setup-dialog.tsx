import { useQuery } from '@tanstack/react-query';

import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLogOut } from '#web/features/shell/use-log-out.ts';
import { useSession } from '#web/lib/session.ts';

import { pendingInvitationsQuery } from '../organization-queries.ts';
import { SetupTabs } from './setup-tabs.tsx';

interface OrganizationSetupDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For somebody without an organization, who has nothing to go back to. */
  mandatory?: boolean;
}

export function OrganizationSetupDialog(props: OrganizationSetupDialogProps) {
  const { open, onOpenChange, mandatory = false } = props;
  return (
    <Dialog
      title={mandatory ? 'Organization Required' : 'Set Up Your Organization'}
      description={
        mandatory
          ? 'Jobs and AI tools are unavailable without an organization. Join one you are invited to, or create your own.'
          : 'Join an organization you are invited to, or create a new one.'
      }
      open={open}
      onOpenChange={onOpenChange}
      dismissable={!mandatory}
      footer={mandatory && <SignedInAs />}
    >
      <SetupTabs onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** The one way out of a dialog that cannot be closed, such as for the wrong account. */
function SignedInAs() {
  const { session } = useSession();
  const { busy, logOut } = useLogOut();
  // Off until there is something else to press, or the dialog would open with the focus here.
  const { isPending } = useQuery(pendingInvitationsQuery);
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-4">
      <p className="min-w-0 text-sm wrap-anywhere text-ink-faint">
        Signed in as {session?.user.email}
      </p>
      <Button
        variant="link"
        size="sm"
        disabled={isPending}
        busy={busy}
        onClick={() => void logOut()}
      >
        Logout
      </Button>
    </div>
  );
}
