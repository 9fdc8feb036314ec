import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';

import { Button } from '#ui/button.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { WordmarkFace, wordmarkClass } from '#web/components/wordmark.tsx';
import type { SessionUser } from '#web/lib/session.ts';

import { Greeting } from './greeting.tsx';
import { NavActions } from './nav-actions.tsx';
import { OrganizationSelect } from './organization-select.tsx';

const panelId = 'navigation-panel';

export function NavigationBar({ user }: { user: SessionUser }) {
  const { open, setOpen } = usePanel();
  return (
    <header id="navigation-bar" data-print="hide" className="sticky top-0 z-20 border-b bg-paper">
      <div className="mx-auto flex h-14 max-w-[100rem] items-center gap-x-4 px-4 sm:px-6">
        <Link href="/dashboard" className={wordmarkClass}>
          <WordmarkFace />
        </Link>
        <OrganizationSelect className="hidden max-w-56 xl:flex" />
        <div className="ml-auto hidden min-w-0 xl:block">
          <Greeting user={user} />
        </div>
        <NavActions className="hidden items-center xl:flex" />
        <div className="hidden xl:block">
          <ThemeToggle />
        </div>
        <Button
          variant="ghost"
          size="icon"
          className="-mr-2 ml-auto xl:hidden"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </Button>
      </div>
      <div id={panelId} hidden={!open} className="border-t px-4 py-4 sm:px-6 xl:hidden">
        {open && <Panel user={user} />}
      </div>
    </header>
  );
}

/** What the bar holds on a desk, for a screen without room for it. */
function Panel({ user }: { user: SessionUser }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Greeting user={user} />
      <OrganizationSelect />
      <NavActions wide className="-mx-4 grid" />
      <ThemeToggle />
    </div>
  );
}

/** Open until something is chosen, Escape is pressed or another page is there. */
function usePanel() {
  const [path] = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === path;

  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenOn(undefined);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);

  return { open, setOpen: (next: boolean) => setOpenOn(next ? path : undefined) };
}
