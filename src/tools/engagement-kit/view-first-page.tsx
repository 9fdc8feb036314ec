import { FirstPage } from '../view-parts/first-page.tsx';
import type { EngagementKitView } from './content.ts';
import { EmailCard } from './view-emails.tsx';

interface MessageFirstProps {
  emails: EngagementKitView['multiStepEmailTemplates'];
  onTabChange: (tab: string) => void;
}

/** The first mail of the first sequence. */
export function MessageFirst({ emails, onTabChange }: MessageFirstProps) {
  const [email] = emails;
  if (!email) return null;
  return (
    <FirstPage
      title="The message to send today"
      more={{ label: 'Email Templates', onPress: () => onTabChange('email-templates') }}
    >
      <div className="max-w-3xl">
        <EmailCard email={email} index={0} isReadOnly />
      </div>
    </FirstPage>
  );
}
