import { type ReactNode, useEffect, useRef } from 'react';

import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs.tsx';

export interface ViewTab {
  id: string;
  label: string;
  /** How many things are inside, where that helps to choose. */
  count?: number;
  content: ReactNode;
}

interface ViewTabsProps {
  label: string;
  tabs: readonly [ViewTab, ...ViewTab[]];
  /** The open tab; the first where it is missing or unknown. */
  tab: string | undefined;
  onTabChange: (tab: string) => void;
  /** Tabs of a whole view stay in sight while it scrolls. */
  sticky?: boolean;
}

export function ViewTabs({ label, tabs, tab, onTabChange, sticky = true }: ViewTabsProps) {
  const open = tabs.find(({ id }) => id === tab) ?? tabs[0];
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (frame.current) showOpenTab(frame.current);
  }, [open.id]);

  return (
    <div ref={frame} className="min-w-0">
      <Tabs value={open.id} onValueChange={onTabChange} className="min-w-0">
        <TabList label={label} className={sticky ? 'sticky top-0 z-2 bg-surface' : undefined}>
          {tabs.map(({ id, label: name, count }) => (
            <Tab key={id} value={id}>
              {name}
              {count !== undefined && (
                <span className="tabular text-sm font-normal text-ink-faint">{count}</span>
              )}
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

/** On a narrow screen the row of tabs scrolls; the open one must be in sight. */
function showOpenTab(frame: HTMLElement) {
  const tab = frame.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  const row = tab?.closest<HTMLElement>('[role="tablist"]')?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
