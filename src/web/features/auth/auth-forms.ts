import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { signInBody, signUpBody } from '#shared/api/accounts.ts';

const signInFields = signInBody.pick({ email: true, password: true });
const signUpFields = signUpBody.pick({ name: true, email: true, password: true });

/**
 * Both forms live above their tabs, so that what was typed is still there after a look at the other
 * one or after an error.
 */
export function useAuthForms() {
  const signIn = useForm({
    resolver: zodResolver(signInFields),
    defaultValues: { email: '', password: '' },
  });
  const signUp = useForm({
    resolver: zodResolver(signUpFields),
    defaultValues: { name: '', email: '', password: '' },
  });
  return {
    signIn,
    signUp,
    /** The email typed in one tab need not be typed again in the other. */
    carryEmail: () => {
      const typed = signIn.getValues('email') || signUp.getValues('email');
      if (!signIn.getValues('email')) signIn.setValue('email', typed);
      if (!signUp.getValues('email')) signUp.setValue('email', typed);
    },
  };
}

export type SignInForm = ReturnType<typeof useAuthForms>['signIn'];
export type SignUpForm = ReturnType<typeof useAuthForms>['signUp'];
