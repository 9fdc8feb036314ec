import { z } from 'zod';
import { emailSchema, passwordSchema, personNameSchema } from '../user.ts';

/** The calls under /api/auth that the product uses; the rest of the library's calls are not served. */

const ownPath = z
  .string()
  .max(2000)
  .describe('Where the browser goes afterwards: a path of this site.');
const provider = z.enum(['google', 'github']);

export const signUpBody = z.strictObject({
  name: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
  callbackURL: ownPath.optional(),
});

export const signInBody = z.strictObject({
  email: emailSchema,
  password: z.string().min(1, 'Password is required').max(1000),
  rememberMe: z.boolean().optional(),
  callbackURL: ownPath.optional(),
});

export const socialSignInBody = z.strictObject({
  provider,
  callbackURL: ownPath.optional(),
  errorCallbackURL: ownPath.optional(),
  newUserCallbackURL: ownPath.optional(),
  disableRedirect: z.boolean().optional(),
});

export const linkSocialBody = z.strictObject({
  provider,
  callbackURL: ownPath.optional(),
  errorCallbackURL: ownPath.optional(),
  disableRedirect: z.boolean().optional(),
});

export const unlinkAccountBody = z.strictObject({
  providerId: provider,
  accountId: z.string().max(200).optional(),
});

export const forgotPasswordBody = z.strictObject({
  email: emailSchema,
  redirectTo: ownPath.optional(),
});

const resetToken = z
  .string()
  .min(1, 'This link is not complete. Please open it from the mail again.')
  .max(200);

export const resetPasswordBody = z.strictObject({
  newPassword: passwordSchema,
  token: resetToken,
});

export const checkResetLinkBody = z.strictObject({ token: resetToken });

/** What somebody who signs up has to expect. */
export const signUpRulesSchema = z.object({
  emailVerificationRequired: z
    .boolean()
    .describe(
      'Whether nobody can sign in before the link in their verification mail was followed.',
    ),
});
export type SignUpRules = z.infer<typeof signUpRulesSchema>;

export const changePasswordBody = z.strictObject({
  currentPassword: z.string().min(1, 'Current password is required').max(1000),
  newPassword: passwordSchema,
  revokeOtherSessions: z.boolean().optional(),
});

export const sendVerificationBody = z.strictObject({
  email: emailSchema,
  callbackURL: ownPath.optional(),
});

export const deleteAccountBody = z.strictObject({
  email: z.string().trim().max(254).describe('The account’s own email, typed to confirm.'),
});
