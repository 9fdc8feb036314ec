import Building2 from 'lucide-react/icons/building-2';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';

import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { pressWithSpace } from '#web/lib/press-with-space.ts';

import { useLogOut } from './use-log-out.ts';

/** The same three actions in the bar and, one below the other, in the menu of a phone. */
export function NavActions({ className, wide = false }: { className: string; wide?: boolean }) {
  const { busy, logOut } = useLogOut();
  const look = buttonClass({ variant: 'ghost', className: wide ? 'h-11 justify-start' : 'px-3' });
  return (
    <nav aria-label="Main" className={className}>
      <NavLink href="/profile" look={look}>
        <User aria-hidden="true" /> Profile
      </NavLink>
      <NavLink href="/organization" look={look}>
        <Building2 aria-hidden="true" /> Organization
      </NavLink>
      <Button
        variant="ghost"
        className={wide ? 'h-11 justify-start' : 'px-3'}
        busy={busy}
        onClick={() => void logOut()}
      >
        {!busy && <LogOut aria-hidden="true" />} Logout
      </Button>
    </nav>
  );
}

function NavLink({ href, look, children }: { href: string; look: string; children: ReactNode }) {
  const [here] = useRoute(href);
  return (
    <Link
      href={href}
      role="button"
      onKeyDown={pressWithSpace}
      aria-current={here ? 'page' : undefined}
      className={cn(look, here && 'bg-sunken text-ink')}
    >
      {children}
    </Link>
  );
}
