import { useLocation, useSearchParams } from 'wouter';
import { useEffect, useMemo, useRef } from 'react';

import { resolveToolId } from '#shared/tool-id.ts';

const openedHere = { toolOpenedHere: true };

/** Which tool and tab are open stands in the address: /jobs/12?tool=marketIntel&tab=compensation. */
export function useToolAddress() {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const tool = search.get('tool') ?? undefined;
  const tab = search.get('tab') ?? undefined;
  const lastTabs = useLastTabs(tool, tab);

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
      /** To the tab that was open there, as long as the dialog stays open. */
      switchTo: (name: string) => {
        const lastTab = lastTabs.current.get(name);
        go({ tool: name, ...(lastTab !== undefined && { tab: lastTab }) }, keepingState());
      },
      showTab: (name: string) => tool !== undefined && go({ tool, tab: name }, keepingState()),
      close: () => {
        if (wasOpenedHere()) history.back();
        else go({}, { replace: true });
      },
    };
  }, [path, navigate, tool, tab, lastTabs]);
}

/** The tab each tool was left at; forgotten when the dialog closes. */
function useLastTabs(tool: string | undefined, tab: string | undefined) {
  const tabs = useRef(new Map<string, string>());
  useEffect(() => {
    if (tool === undefined) tabs.current.clear();
    else if (tab !== undefined) tabs.current.set(resolveToolId(tool) ?? tool, tab);
  }, [tool, tab]);
  return tabs;
}

const keepingState = () => ({ replace: true, state: history.state as unknown });

/** Then the page without the dialog is one step back; a deep link has no such step. */
function wasOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'toolOpenedHere' in state;
}
