import type { SessionUser } from '#web/lib/session.ts';

import { greetingName } from './greeting-name.ts';
import { UserPicture } from './user-picture.tsx';

export function Greeting({ user }: { user: SessionUser }) {
  return (
    <p className="flex min-w-0 items-center gap-2.5">
      <UserPicture user={user} />
      <span className="truncate text-ink-soft">
        Welcome back, <span className="font-medium text-ink">{greetingName(user)}</span>
      </span>
    </p>
  );
}
