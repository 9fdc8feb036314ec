import type { ReactNode } from 'react';

import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#web/components/notice.tsx';

export interface Secret {
  /** What it is called in a sentence: "key". */
  kind: string;
  /** What it belongs to. */
  of: string;
  text: string;
  /** Why it is shown only now. */
  notice: ReactNode;
}

export function NewSecret({ kind, of, text, notice }: Secret) {
  return (
    <div className="grid gap-4">
      <Notice>
        <strong className="font-medium">Copy the {kind} now.</strong> {notice}
      </Notice>
      <div>
        <p className="text-sm wrap-anywhere text-ink-faint">{of}</p>
        <p className="mt-1 rounded border bg-sunken p-3">
          <code className="wrap-anywhere">{text}</code>
        </p>
      </div>
      <CopyButton
        text={text}
        label={`Copy ${kind}`}
        variant="outline"
        className="justify-self-start"
      />
    </div>
  );
}
