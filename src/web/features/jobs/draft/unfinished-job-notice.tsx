import { useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useSession } from '#web/lib/session.ts';

import { readDraft } from './job-draft.ts';

interface UnfinishedJobNoticeProps {
  organizationId: number;
  onContinue: () => void;
}

/** Tells somebody who comes back, after a reload or signing in again, that nothing was lost. */
export function UnfinishedJobNotice({ organizationId, onContinue }: UnfinishedJobNoticeProps) {
  const userId = useSession().session?.user.id ?? '';
  const [draft] = useState(() => readDraft({ userId, organizationId }));
  if (!draft) return null;
  const title = draft.values.title.trim();
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          {title ? `Your draft of “${title}” is kept.` : 'Your draft of a new job is kept.'}
        </p>
        <Button variant="link" size="sm" onClick={onContinue}>
          Continue
        </Button>
      </div>
    </Notice>
  );
}
