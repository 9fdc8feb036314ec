import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import { scrollToTop } from '#ui/scroll-to-top.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs.tsx';

export interface ViewTab {
  id: string;
  label: string;
  content: ReactNode;
}

interface ViewTabsProps {
  label: string;
  tabs: readonly [ViewTab, ...ViewTab[]];
  /** The open tab, with the one inside it after a dot; the first where it is missing or unknown. */
  tab: string | undefined;
  onTabChange: (tab: string) => void;
  /** Tabs of a whole view stay in sight while it scrolls. */
  sticky?: boolean;
}

export function ViewTabs({ label, tabs, tab, onTabChange, sticky = true }: ViewTabsProps) {
  const index = Math.max(
    tabs.findIndex(({ id }) => id === tab?.split('.')[0]),
    0,
  );
  const open = tabs[index] ?? tabs[0];
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (frame.current) showTab(frame.current, index);
  }, [index]);
  useOpenAtTop(frame, { index, isWanted: sticky });

  return (
    <div ref={frame} className="min-w-0">
      <Tabs value={open.id} onValueChange={onTabChange} className="min-w-0">
        <TabList
          label={label}
          className={sticky ? 'sticky top-0 z-2 -mx-4 px-4 sm:-mx-6 sm:px-6' : undefined}
        >
          {tabs.map(({ id, label: name }) => (
            <Tab key={id} value={id}>
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={open.id} className="outline-offset-4">
          {open.content}
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** Each tab of a view begins at its top, wherever the one before was left. Tabs within a tab stay where they are. */
function useOpenAtTop(
  frame: RefObject<HTMLElement | null>,
  { index, isWanted }: { index: number; isWanted: boolean },
) {
  const last = useRef(index);
  useLayoutEffect(() => {
    if (last.current === index) return;
    last.current = index;
    if (isWanted && frame.current) scrollToTop(frame.current);
  }, [frame, index, isWanted]);
}

/** On a narrow screen the row of tabs scrolls; the open one must be in sight. */
function showTab(frame: HTMLElement, index: number) {
  const tab = frame.querySelectorAll<HTMLElement>('[role="tab"]')[index];
  const row = tab?.closest<HTMLElement>('[role="tablist"]')?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
