import { z } from 'zod';

import type { KeptPlace } from './kept-edit.ts';
import { useSession } from './session.ts';

/** Where what somebody types into a form that begins empty waits. */
export function useKeptPlace(what: string): KeptPlace<null> {
  const userId = useSession().session?.user.id ?? '';
  return { userId, what, base: z.null() };
}
