import { useEffect, useRef, useState } from 'react';

import type { ViewProps } from '../view-props.ts';
import { useView } from './view-context.tsx';

type OnEdit = NonNullable<ViewProps<unknown>['onEdit']>;

/** Whether something is being edited; the focus goes back to the pencil when that ends. */
export function useEditing() {
  const { onEdit } = useView();
  // Of the moment the person began: they changed what they saw then, whatever has come since.
  const [begun, setBegun] = useState<{ onEdit: OnEdit }>();
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = begun !== undefined;

  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const stop = () => setBegun(undefined);
  return {
    canEdit: onEdit !== undefined,
    isEditing,
    pencil,
    start: () => setBegun(onEdit && { onEdit }),
    save: (...edit: Parameters<OnEdit>) => {
      begun?.onEdit(...edit);
      stop();
    },
    stop,
  };
}
