import Download from 'lucide-react/icons/download';

import { buttonClass } from '#ui/button-class.ts';
import { SettingsSection } from '#web/components/settings-section.tsx';

import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function YourData({ email }: { email: string }) {
  return (
    <SettingsSection title="Your Data" description="Take it with you, or have it removed.">
      <div className="grid justify-items-start gap-6">
        <div>
          <a
            href="/api/user/export"
            download="requisite-my-data.json"
            className={buttonClass({ variant: 'outline' })}
          >
            <Download aria-hidden="true" /> Export my data
          </a>
          <p className="mt-2 text-sm text-ink-faint">
            Everything stored about you, as a JSON file.
          </p>
        </div>
        <div>
          <DeleteAccountDialog email={email} />
          <p className="mt-2 text-sm text-ink-faint">
            Your jobs stay with their organization. Everything about you goes.
          </p>
        </div>
      </div>
    </SettingsSection>
  );
}
