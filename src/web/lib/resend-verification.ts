import { toast } from '#ui/toast.ts';

import { sendVerificationEmail } from './account-calls.ts';
import { describeError } from './api-error.ts';

export async function resendVerification(email: string): Promise<void> {
  try {
    await sendVerificationEmail(email);
    toast({
      title: 'Verification email sent',
      description: `Open the link in the mail to ${email} to verify your account.`,
    });
  } catch (error) {
    toast({
      title: 'Error',
      description: describeError(error, 'Failed to send verification email. Please try again.'),
      variant: 'destructive',
    });
  }
}
