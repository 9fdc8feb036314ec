import { useLayoutEffect, useState } from 'react';

import type { Output } from '#shared/output.ts';
import { useSession } from '#web/lib/session.ts';

import { createDrafts, type ToolDrafts } from './create-drafts.ts';

/** The drafts of the tool that is open; made once for it. */
export function useDrafts(output: Output | undefined, tab: string | undefined): ToolDrafts {
  const userId = useSession().session?.user.id ?? '';
  const outputId = output?.id ?? 0;
  const content = output?.content;
  const make = () => ({
    userId,
    outputId,
    drafts: createDrafts({ userId, outputId }, { content, tab }),
  });
  const [made, setMade] = useState(make);
  // The session, or the output itself, may be there only later.
  if (made.userId !== userId || made.outputId !== outputId) setMade(make());
  const { drafts } = made;
  // Before the boxes on the screen ask for it.
  useLayoutEffect(() => drafts.moveTo({ content, tab }), [drafts, content, tab]);
  return drafts;
}
