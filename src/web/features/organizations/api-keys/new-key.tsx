import type { NewApiKey } from '#shared/organization.ts';
import { Notice } from '#web/components/notice.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

export function NewKey({ apiKey }: { apiKey: NewApiKey }) {
  return (
    <div className="grid gap-4">
      <Notice>
        <strong className="font-medium">Copy the key now.</strong> It is stored in a form that
        cannot be read back, so it is shown only this once.
      </Notice>
      <div>
        <p className="text-sm wrap-anywhere text-ink-faint">{apiKey.name}</p>
        <p className="mt-1 rounded border bg-sunken p-3">
          <code className="wrap-anywhere">{apiKey.key}</code>
        </p>
      </div>
      <CopyButton
        text={apiKey.key}
        label="Copy key"
        variant="outline"
        className="justify-self-start"
      />
    </div>
  );
}
