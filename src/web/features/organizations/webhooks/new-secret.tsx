import type { NewWebhookEndpoint } from '#shared/outgoing-webhook.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#web/components/notice.tsx';

export function NewSecret({ webhook }: { webhook: NewWebhookEndpoint }) {
  return (
    <div className="grid gap-4">
      <Notice>
        <strong className="font-medium">Copy the secret now.</strong> Your program checks with it
        that a call comes from here (Standard Webhooks). It is shown only this once.
      </Notice>
      <div>
        <p className="text-sm wrap-anywhere text-ink-faint">{webhook.url}</p>
        <p className="mt-1 rounded border bg-sunken p-3">
          <code className="wrap-anywhere">{webhook.secret}</code>
        </p>
      </div>
      <CopyButton
        text={webhook.secret}
        label="Copy secret"
        variant="outline"
        className="justify-self-start"
      />
    </div>
  );
}
