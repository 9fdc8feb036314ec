import { AppError } from '../http/app-error.ts';
import { weaknessOf, type PasswordChoice } from './weak-passwords.ts';

/** `field` is what the form calls the password, so that the sentence appears beside it. */
export async function refuseWeak(
  choice: PasswordChoice,
  field: 'password' | 'newPassword',
): Promise<void> {
  const weakness = await weaknessOf(choice);
  if (weakness) throw new AppError('BAD_REQUEST', weakness, { fields: { [field]: weakness } });
}
