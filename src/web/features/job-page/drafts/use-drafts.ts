import { useLayoutEffect, useRef, useState } from 'react';

import type { Output } from '#shared/output.ts';
import { useSession } from '#web/lib/session.ts';

import { sayValue } from '../versions/value-at.ts';
import { createDrafts, type ToolDrafts } from './create-drafts.ts';

/** The drafts of the tool that is open; made once for it. */
export function useDrafts(output: Output | undefined, tab: string | undefined): ToolDrafts {
  const userId = useSession().session?.user.id ?? '';
  const outputId = output?.id ?? 0;
  const latest = useRef({ output, tab });
  useLayoutEffect(() => {
    latest.current = { output, tab };
  }, [output, tab]);
  const make = () => ({
    userId,
    outputId,
    drafts: createDrafts(
      { userId, outputId },
      {
        read: (path) => sayValue(latest.current.output?.content, path),
        tab: () => latest.current.tab,
      },
    ),
  });
  const [made, setMade] = useState(make);
  // The session, or the output itself, may be there only later.
  if (made.userId !== userId || made.outputId !== outputId) setMade(make());
  return made.drafts;
}
