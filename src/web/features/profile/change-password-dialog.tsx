import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { changePasswordBody } from '#shared/api/accounts.ts';
import { NewPasswordField } from '#web/components/new-password-field.tsx';
import { PasswordInput } from '#web/components/password-input.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { clearToast, toast } from '#ui/toast.ts';
import { changePassword } from '#web/lib/account-calls.ts';
import { ApiError, describeFailure } from '#web/lib/api-error.ts';
import { mismatch, newPasswordFields, passwordsMatch } from '#web/lib/new-password.ts';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';

const changeSchema = z
  .object({ currentPassword: changePasswordBody.shape.currentPassword, ...newPasswordFields })
  .refine(passwordsMatch, mismatch);

export function ChangePasswordDialog() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const formId = useId();
  return (
    <Dialog
      size="sm"
      title="Change Password"
      description="Your other sessions end; you stay signed in here."
      open={open}
      onOpenChange={setOpen}
      dismissable={!busy}
      trigger={<Button variant="outline">Change Password</Button>}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Changing...">
            Change Password
          </Button>
        </>
      }
    >
      <ChangePasswordForm id={formId} onBusy={setBusy} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

interface FormProps {
  id: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function ChangePasswordForm({ id, onBusy, onDone }: FormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changeSchema),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;

  const change = handleSubmit(async ({ currentPassword, newPassword }) => {
    clearToast();
    onBusy(true);
    try {
      await changePassword({ currentPassword, newPassword });
      toast({ title: 'Success', description: 'Password changed successfully' });
      onDone();
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'INVALID_PASSWORD';
      if (isWrong) {
        const message = 'This is not your current password';
        setError('currentPassword', { type: 'server', message }, { shouldFocus: true });
      }
      const fields = { password: 'newPassword', newPassword: 'newPassword' } as const;
      const isAtField = showFieldErrors({ error, setError, fields }) || isWrong;
      const failed = 'Failed to change password';
      toast({
        title: 'Error',
        description: isAtField ? failed : describeFailure(error, failed),
        variant: 'destructive',
      });
    } finally {
      onBusy(false);
    }
  });

  return (
    <form id={id} noValidate onSubmit={(event) => void change(event)} className="grid gap-4">
      <Field label="Current Password" error={errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      <NewPasswordField
        label="New Password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <Field label="Confirm Password" error={errors.confirmPassword?.message}>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
    </form>
  );
}
