import { Dialog } from '#ui/dialog.tsx';

import { BriefScreen } from './brief-screen.tsx';

interface BriefDialogProps {
  jobId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEditJob: () => void;
}

export function BriefDialog({ jobId, open, onOpenChange, onEditJob }: BriefDialogProps) {
  return (
    <Dialog title="What we understood" size="xl" open={open} onOpenChange={onOpenChange}>
      <BriefScreen jobId={jobId} onEditJob={onEditJob} />
    </Dialog>
  );
}
