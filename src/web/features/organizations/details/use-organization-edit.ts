import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { Organization, OrganizationEdit, OrganizationPatch } from '#shared/organization.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';

import { editOrganization } from '../organization-calls.ts';
import { organizationQuery } from '../organization-queries.ts';
import { succeeded, useChange } from '../use-change.ts';
import { explainFailedEdit } from './explain-failed-edit.ts';
import { editFields } from './organization-form-values.ts';

interface OrganizationEditing {
  /** The organization as it was when the edit began. */
  start: Organization;
  form: UseFormReturn<OrganizationEdit>;
  onSaved: () => void;
}

/** Saves an edit against what it began with; an organization that has moved on is shown, not overwritten. */
export function useOrganizationEdit({ start, form, onSaved }: OrganizationEditing) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(start);
  const [theirs, setTheirs] = useState<Organization>();
  const { id } = start;
  const edit = useChange({
    send: (patch: OrganizationPatch) => editOrganization(id, patch),
    done: () => succeeded('Organization updated successfully!'),
    failed: (error) => (isConflict(error) ? undefined : explainFailedEdit(error)),
  });

  async function send(fields: OrganizationEdit, from: Organization) {
    try {
      await edit.mutateAsync({ ...fields, updatedAt: from.updatedAt });
      onSaved();
    } catch (error) {
      showFieldErrors({ error, setError: form.setError, fields: editFields });
      if (isConflict(error)) await showTheirs().catch(() => {});
    }
  }

  /** Where it cannot be read the form stays as it is, to be sent again. */
  async function showTheirs() {
    setTheirs(await queryClient.fetchQuery({ ...organizationQuery(id), staleTime: 0 }));
  }

  return {
    base,
    busy: edit.isPending,
    /** There when somebody else saved first. */
    theirs,
    save: (fields: OrganizationEdit) => send(fields, base),
    backToEditing: () => setTheirs(undefined),
    async saveMerged(fields: OrganizationEdit) {
      if (!theirs) return;
      form.reset(fields, { keepDefaultValues: true });
      setBase(theirs);
      setTheirs(undefined);
      await send(fields, theirs);
    },
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
