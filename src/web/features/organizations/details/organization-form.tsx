import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { type Organization, organizationEditSchema, pageLists } from '#shared/organization.ts';
import { Button } from '#ui/button.tsx';
import { RestoredEditNotice } from '#web/components/restored-edit-notice.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';
import { readKeptEdit } from '#web/lib/kept-edit.ts';
import { useKeptEdit } from '#web/lib/use-kept-edit.ts';

import { BrandingFields } from './branding-fields.tsx';
import { InformationFields } from './information-fields.tsx';
import { useKeptOrganization } from './kept-organization.ts';
import { OrganizationConflict } from './organization-conflict.tsx';
import { toFormValues } from './organization-form-values.ts';
import { useOrganizationEdit } from './use-organization-edit.ts';

interface OrganizationFormProps {
  organization: Organization;
  onDone: () => void;
}

export function OrganizationForm({ organization, onDone }: OrganizationFormProps) {
  const place = useKeptOrganization(organization.id);
  const [found] = useState(() => readKeptEdit(place));
  // As it was when the edit began; what comes in meanwhile does not move the text under one's hands.
  const [start] = useState(found?.base ?? organization);
  const form = useForm({
    resolver: zodResolver(organizationEditSchema),
    defaultValues: toFormValues(start),
  });
  const edit = useOrganizationEdit({ start, form, onSaved: leave });
  const kept = useKeptEdit({ form, place, base: edit.base, found });
  const isBusy = form.formState.isSubmitting || edit.busy;

  function leave() {
    kept.end();
    onDone();
  }

  if (edit.theirs) {
    return (
      <OrganizationConflict
        base={edit.base}
        mine={form.getValues()}
        theirs={edit.theirs}
        onChosen={(fields) => void edit.saveMerged(fields)}
        onBack={edit.backToEditing}
      />
    );
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(edit.save)(event)}>
        <SettingsSection title="Information">
          {found && (
            <div className="mb-5">
              <RestoredEditNotice onDiscard={leave} />
            </div>
          )}
          <InformationFields lists={pageLists} stored={organization} />
        </SettingsSection>
        <SettingsSection
          title="Branding & Messaging"
          description="Shapes the words of everything written for your jobs."
        >
          <BrandingFields />
          <div className="mt-6 flex gap-2">
            <Button type="submit" busy={isBusy} busyLabel="Saving...">
              Save Changes
            </Button>
            <Button variant="outline" disabled={isBusy} onClick={leave}>
              Cancel
            </Button>
          </div>
        </SettingsSection>
      </form>
    </FormProvider>
  );
}
