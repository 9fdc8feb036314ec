import { useLocation, useSearchParams } from 'wouter';
import { useMemo } from 'react';

import { resolveToolId } from '#shared/tool-id.ts';

const openedHere = { toolOpenedHere: true };

/** Which tool and tab are open stands in the address: /jobs/12?tool=marketIntel&tab=compensation. */
export function useToolAddress() {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const tool = search.get('tool') ?? undefined;
  const tab = search.get('tab') ?? undefined;

  return useMemo(() => {
    const go = (query: Record<string, string>, options: { replace: boolean; state?: unknown }) => {
      const text = new URLSearchParams(query).toString();
      navigate(text ? `${path}?${text}` : path, options);
    };
    return {
      /** As the address says it, aliases resolved. */
      tool: tool === undefined ? undefined : (resolveToolId(tool) ?? tool),
      tab,
      /** A step of its own, so that the browser's Back closes the dialog. */
      open: (name: string) => go({ tool: name }, { replace: false, state: openedHere }),
      switchTo: (name: string) => go({ tool: name }, keepingState()),
      showTab: (name: string) => tool !== undefined && go({ tool, tab: name }, keepingState()),
      close: () => {
        if (wasOpenedHere()) history.back();
        else go({}, { replace: true });
      },
    };
  }, [path, navigate, tool, tab]);
}

const keepingState = () => ({ replace: true, state: history.state as unknown });

/** Then the page without the dialog is one step back; a deep link has no such step. */
function wasOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'toolOpenedHere' in state;
}
