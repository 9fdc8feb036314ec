import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';

import { type Organization, organizationEditSchema, pageLists } from '#shared/organization.ts';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';

import { editOrganization } from '../organization-calls.ts';
import { succeeded, useChange } from '../use-change.ts';
import { BrandingFields } from './branding-fields.tsx';
import { explainFailedEdit } from './explain-failed-edit.ts';
import { InformationFields } from './information-fields.tsx';
import { editFields, toFormValues } from './organization-form-values.ts';

interface OrganizationFormProps {
  organization: Organization;
  onDone: () => void;
}

export function OrganizationForm({ organization, onDone }: OrganizationFormProps) {
  const form = useForm({
    resolver: zodResolver(organizationEditSchema),
    defaultValues: toFormValues(organization),
  });
  const { isSubmitting } = form.formState;
  const edit = useChange({
    send: (fields: Parameters<typeof editOrganization>[1]) =>
      editOrganization(organization.id, fields),
    done: () => succeeded('Organization updated successfully!'),
    failed: explainFailedEdit,
  });

  const save = form.handleSubmit(async (fields) => {
    try {
      await edit.mutateAsync(fields);
      onDone();
    } catch (error) {
      showFieldErrors({ error, setError: form.setError, fields: editFields });
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <SettingsSection title="Information">
          <InformationFields lists={pageLists} stored={organization} />
        </SettingsSection>
        <SettingsSection
          title="Branding & Messaging"
          description="Shapes the words of everything written for your jobs."
        >
          <BrandingFields />
          <div className="mt-6 flex gap-2">
            <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
              Save Changes
            </Button>
            <Button variant="outline" disabled={isSubmitting} onClick={onDone}>
              Cancel
            </Button>
          </div>
        </SettingsSection>
      </form>
    </FormProvider>
  );
}
