import { AuthCard } from '../features/auth/auth-card.tsx';
import { AuthFrame } from '../features/auth/auth-frame.tsx';

export function AuthPage() {
  return (
    <AuthFrame>
      <AuthCard />
    </AuthFrame>
  );
}
