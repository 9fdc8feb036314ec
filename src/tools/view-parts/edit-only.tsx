import type { ReactNode } from 'react';

import { useView } from './view-context.tsx';

/** For what is already said elsewhere and stands here only so that it can be changed. */
export function EditOnly({ children }: { children: ReactNode }) {
  const { onEdit } = useView();
  return onEdit ? children : null;
}
