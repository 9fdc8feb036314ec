import { z } from 'zod';
import { roleSchema } from '../organization.ts';
import { textField } from '../text-field.ts';
import { emailSchema } from '../user.ts';

/** Bodies of the calls under /api/organizations; those of creating and changing are in ../organization.ts. */

export const inviteBody = z.strictObject({
  email: z.string('Please enter a valid email address').pipe(emailSchema),
  role: roleSchema.default('recruiter'),
});

export const acceptInvitationBody = z.strictObject({
  token: z
    .string('This link is not complete. Please open it from the mail again.')
    .min(1, 'This link is not complete. Please open it from the mail again.')
    .max(200),
});

export const changeRoleBody = z.strictObject({ role: roleSchema });

export const deleteOrganizationBody = z.strictObject({
  name: z.string().trim().max(200).describe('The organization’s own name, typed to confirm.'),
});

export const createApiKeyBody = z.strictObject({
  name: z
    .string('Please give the key a name')
    .pipe(textField({ label: 'Name', max: 60 }).min(1, 'Please give the key a name')),
});

/** For calls that need no body: none, or an empty one. */
export const noBody = z.strictObject({}).nullish();
