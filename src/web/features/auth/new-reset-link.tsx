import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';

import { forgotPasswordBody } from '#shared/api/accounts.ts';
import { Notice } from '#web/components/notice.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.ts';

import { requestPasswordReset } from '#web/lib/account-calls.ts';
import { explainResetMailFailure, resetMailSent } from './auth-failures.ts';

export function NewResetLink({ problem }: { problem: string }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPasswordBody.pick({ email: true })),
    defaultValues: { email: '' },
  });

  const ask = handleSubmit(async ({ email }) => {
    try {
      await requestPasswordReset(email);
      toast(resetMailSent);
    } catch (error) {
      toast(explainResetMailFailure(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void ask(event)} className="grid gap-4">
      <h1 className="font-serif text-3xl tracking-tight">This link does not work</h1>
      <Notice tone="bad">{problem}</Notice>
      <Field label="Email" error={formState.errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Button
        type="submit"
        size="lg"
        className="mt-1 w-full"
        busy={formState.isSubmitting}
        busyLabel="Sending..."
      >
        Send a new reset email
      </Button>
      <Link
        href="/signin"
        className={buttonClass({ variant: 'link', className: 'justify-self-start' })}
      >
        Back to Sign In
      </Link>
    </form>
  );
}
