import type { ReactNode } from 'react';

import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';

interface EmployerInputProps {
  confidential: boolean;
  onConfidential: (confidential: boolean) => void;
  error?: string | undefined;
  /** The box for the name. */
  children: ReactNode;
}

/** Who hires, and whether candidates may know. */
export function EmployerInput(props: EmployerInputProps) {
  const { confidential, onConfidential, error, children } = props;
  return (
    <div className="relative">
      <Field
        label="Employer or Client"
        error={error}
        description={
          confidential
            ? 'Texts for candidates describe the employer and never name it.'
            : 'Empty means your own organization.'
        }
      >
        {children}
      </Field>
      <div className="absolute top-0 right-0 text-sm">
        <Switch label="Confidential" checked={confidential} onCheckedChange={onConfidential} />
      </div>
    </div>
  );
}
