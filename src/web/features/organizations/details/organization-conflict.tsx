import { useEffect, useId, useRef } from 'react';

import type { Organization, OrganizationEdit } from '#shared/organization.ts';
import { Button } from '#ui/button.tsx';
import { ConflictChoices } from '#web/components/conflict/conflict-choices.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';

import { toFormValues } from './organization-form-values.ts';
import { nameIndustry, nameLanguage, nameVoice } from './organization-words.ts';

interface OrganizationConflictProps {
  base: Organization;
  mine: OrganizationEdit;
  theirs: Organization;
  onChosen: (fields: OrganizationEdit) => void;
  onBack: () => void;
}

const labels: Record<keyof OrganizationEdit, string> = {
  name: 'Organization name',
  domain: 'Domain',
  website: 'Website',
  industry: 'Industry',
  companySize: 'Company size',
  description: 'Description',
  voiceTone: 'Voice tone',
  messagingStyle: 'Messaging style',
  outputLanguage: 'Language of the texts',
};

/** Two people edited one organization; it takes the place of the form, and the focus with it. */
export function OrganizationConflict(props: OrganizationConflictProps) {
  const { base, mine, theirs, onChosen, onBack } = props;
  const formId = useId();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      <SettingsSection title="Two Versions">
        <ConflictChoices
          subject="organization"
          versions={{ base: toFormValues(base), mine, theirs: toFormValues(theirs) }}
          labels={labels}
          writeValue={writeValue}
          formId={formId}
          onChosen={onChosen}
        />
        <div className="mt-6 flex gap-2">
          <Button type="submit" form={formId}>
            Save Changes
          </Button>
          <Button variant="outline" onClick={onBack}>
            Back to Editing
          </Button>
        </div>
      </SettingsSection>
    </div>
  );
}

function writeValue(value: string | null | undefined, name: keyof OrganizationEdit): string {
  if (name === 'industry') return nameIndustry(value ?? '') ?? '';
  if (name === 'outputLanguage') return nameLanguage(value || 'english') ?? '';
  if (name === 'voiceTone') return nameVoice(value ?? '') ?? '';
  return value ?? '';
}
