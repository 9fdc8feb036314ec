import { type DragEvent, useEffect, useState } from 'react';

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Spread `handlers` on the place where a file may be let go. */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  useEffect(() => keepPageOnMissedDrop(), []);
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        const inside = event.relatedTarget instanceof Node ? event.relatedTarget : null;
        if (!event.currentTarget.contains(inside)) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}

/** A file let go beside the place would make the browser leave the page for it. */
function keepPageOnMissedDrop(): () => void {
  const refuse = (event: globalThis.DragEvent) => {
    if (!holdsFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
}
