import type { ApiKey } from '#shared/organization.ts';
import { Badge } from '#ui/badge.tsx';
import { Td } from '#ui/table.tsx';
import { Timestamp } from '#ui/timestamp.tsx';
import { DateText } from '#web/components/date-text.tsx';

import { ConfirmButton } from '../confirm-button.tsx';
import { revokeApiKey } from '../organization-calls.ts';
import { failedTo, succeeded, useChange } from '../use-change.ts';

interface ApiKeyRowProps {
  organizationId: number;
  apiKey: ApiKey;
}

export function ApiKeyRow({ organizationId, apiKey }: ApiKeyRowProps) {
  const { name, prefix, createdAt, createdBy, lastUsedAt, revokedAt } = apiKey;
  return (
    <tr>
      <Td className="min-w-36">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-ink-soft">
          <code>{prefix}…</code>
        </p>
        <p className="wrap-anywhere text-ink-faint">
          Created <DateText date={createdAt} />
          {createdBy && ` by ${createdBy}`}
        </p>
      </Td>
      <Td className="w-28">
        {lastUsedAt ? (
          <Timestamp date={lastUsedAt} />
        ) : (
          <span className="text-ink-faint">Never</span>
        )}
      </Td>
      <Td className="w-px text-right">
        {revokedAt ? (
          <Badge variant="secondary">Revoked</Badge>
        ) : (
          <RevokeButton organizationId={organizationId} apiKey={apiKey} />
        )}
      </Td>
    </tr>
  );
}

function RevokeButton({ organizationId, apiKey }: ApiKeyRowProps) {
  const revoke = useChange({
    send: () => revokeApiKey(organizationId, apiKey.id),
    done: () => succeeded(`The key ${apiKey.name} is revoked`),
    failed: failedTo('Failed to revoke the key. Please try again.'),
  });
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      className="-my-1.5 px-2"
      aria-label={`Revoke ${apiKey.name}`}
      title={`Revoke ${apiKey.name}?`}
      description="Programs that use this key are refused from now on. This action cannot be undone."
      confirmLabel="Revoke"
      busyLabel="Revoking..."
      onConfirm={() => revoke.mutateAsync()}
    >
      Revoke
    </ConfirmButton>
  );
}
