import { z } from 'zod';

import { passwordSchema } from '#shared/user.ts';

/** A new password typed twice, as on the reset screen and in the change dialog. */
export const newPasswordFields = {
  newPassword: passwordSchema,
  confirmPassword: z.string().min(1, 'Please confirm your password'),
};

export function passwordsMatch(choice: { newPassword: string; confirmPassword: string }): boolean {
  return choice.newPassword === choice.confirmPassword;
}

/** The sentence for passwordsMatch, shown on the confirm field. */
export const mismatch = { message: "Passwords don't match", path: ['confirmPassword'] };

export const newPasswordSchema = z.object(newPasswordFields).refine(passwordsMatch, mismatch);
