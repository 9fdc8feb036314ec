export interface WizardProps {
  organization: { id: number; name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The window has faded away. */
  onClosed: () => void;
}
