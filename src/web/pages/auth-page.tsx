import { useEffect } from 'react';

import { AuthCard } from '../features/auth/auth-card.tsx';
import { AuthFrame } from '../features/auth/auth-frame.tsx';

export function AuthPage() {
  useEffect(() => {
    // A part that does not come now is asked for again, and complained about, when it is needed.
    fetchWayOn().catch(() => {});
  }, []);

  return (
    <AuthFrame>
      <AuthCard />
    </AuthFrame>
  );
}

/** What the signed-in person sees first, fetched while they type. */
function fetchWayOn() {
  return Promise.all([
    import('../features/auth/leave-auth-screen.tsx'),
    import('../features/shell/signed-in-shell.tsx'),
    import('./dashboard-page.tsx'),
  ]);
}
