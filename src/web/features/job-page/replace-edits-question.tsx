import { AlertDialog } from '#ui/alert-dialog.tsx';

interface ReplaceEditsQuestionProps {
  open: boolean;
  busy: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  /** What would be written over. */
  subject: 'tool' | 'all';
}

const words = {
  tool: {
    title: 'Replace the edited text?',
    description:
      'Somebody changed this text by hand. A new one will take its place; the edited one stays in the list of versions and can be restored.',
    confirmLabel: 'Regenerate',
  },
  all: {
    title: 'Replace edited texts too?',
    description:
      'Somebody changed at least one of the texts by hand. New ones will take their place; the edited ones stay in their lists of versions and can be restored.',
    confirmLabel: 'Regenerate All',
  },
};

export function ReplaceEditsQuestion({ subject, ...rest }: ReplaceEditsQuestionProps) {
  return <AlertDialog {...words[subject]} {...rest} cancelLabel="Keep the edits" />;
}
