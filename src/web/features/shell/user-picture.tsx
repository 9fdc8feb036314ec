import { useState } from 'react';

import { cn } from '#ui/class-names.ts';
import type { SessionUser } from '#web/lib/session.ts';

import { initialsOf } from './greeting-name.ts';

/** The person's picture, or their initials while there is none. */
export function UserPicture({ user, className }: { user: SessionUser; className?: string }) {
  const [failed, setFailed] = useState<string>();
  const shape = cn('size-8 shrink-0 rounded-full', className);

  if (user.image && user.image !== failed) {
    // Served by us: the content security policy lets the page load nothing from outside.
    return (
      <img
        src="/api/user/image"
        alt=""
        className={cn(shape, 'object-cover')}
        onError={() => setFailed(user.image ?? undefined)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cn(
        shape,
        'grid place-items-center bg-accent-soft text-xs font-semibold text-accent',
      )}
    >
      {initialsOf(user)}
    </span>
  );
}
