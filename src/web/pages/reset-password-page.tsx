import { useSearch } from 'wouter';

import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { ResetPasswordCard } from '../features/auth/reset-password-card.tsx';
import { usePageTitle } from '../lib/page-title.ts';

export function ResetPasswordPage() {
  usePageTitle('Reset password');
  const token = new URLSearchParams(useSearch()).get('token');
  return (
    <AuthFrame>
      <ResetPasswordCard token={token} />
    </AuthFrame>
  );
}
