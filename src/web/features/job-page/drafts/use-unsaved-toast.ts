import { useEffect, useEffectEvent } from 'react';

import type { Output } from '#shared/output.ts';
import { toast } from '#ui/toast.ts';
import { useSession } from '#web/lib/session.ts';

import { readDrafts } from './stored-drafts.ts';

/** Whoever leaves a tool with an edit that is not saved learns that it waits for them. */
export function useUnsavedToast(output: Output | undefined): void {
  const userId = useSession().session?.user.id ?? '';
  const tell = useEffectEvent(() => {
    if (!output || readDrafts({ userId, outputId: output.id }).length === 0) return;
    toast({
      title: 'Edit not saved',
      description: 'What you typed is kept. Open the tool again to save it.',
    });
  });
  useEffect(() => () => tell(), []);
}
