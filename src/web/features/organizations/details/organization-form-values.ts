import type { Organization, OrganizationEdit } from '#shared/organization.ts';

import { informationFields } from './information-fields.tsx';

export const editFields = {
  ...informationFields,
  voiceTone: 'voiceTone',
  messagingStyle: 'messagingStyle',
  outputLanguage: 'outputLanguage',
} satisfies { [Name in keyof OrganizationEdit]-?: Name };

/** A form knows no null: what is not set is empty. */
export function toFormValues(organization: Organization): OrganizationEdit {
  const names = Object.keys(editFields) as (keyof OrganizationEdit)[];
  return Object.fromEntries(names.map((name) => [name, organization[name] ?? '']));
}
