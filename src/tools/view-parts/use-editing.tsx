import { useEffect, useRef, useState } from 'react';

/** Whether something is being edited; the focus goes back to the pencil when that ends. */
export function useEditing() {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return { isEditing, pencil, start: () => setEditing(true), stop: () => setEditing(false) };
}
