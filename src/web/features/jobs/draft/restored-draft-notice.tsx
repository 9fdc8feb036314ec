import { Button } from '#ui/button.tsx';
import { Timestamp } from '#ui/timestamp.tsx';
import { Notice } from '#web/components/notice.tsx';

interface RestoredDraftNoticeProps {
  savedAt: string;
  onStartOver: () => void;
}

export function RestoredDraftNotice({ savedAt, onStartOver }: RestoredDraftNoticeProps) {
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          Your draft is back as you left it <Timestamp date={savedAt} />.
        </p>
        <Button variant="link" size="sm" onClick={onStartOver}>
          Start Over
        </Button>
      </div>
    </Notice>
  );
}
