import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toast } from '#ui/toast.ts';
import { signOut } from '#web/lib/account-calls.ts';
import { describeError } from '#web/lib/api-error.ts';
import { leaveFor } from '#web/lib/log-in-again.ts';

export function useLogOut() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function logOut() {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      setBusy(false);
      toast({
        title: 'Error',
        description: describeError(error, 'Failed to log out. Please try again.'),
        variant: 'destructive',
      });
      return;
    }
    queryClient.clear();
    // A new page, not a new view: nothing of the person who leaves stays in memory.
    leaveFor('/');
  }

  return { busy, logOut };
}
