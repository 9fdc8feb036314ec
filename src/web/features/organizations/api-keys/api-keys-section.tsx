import { useQuery } from '@tanstack/react-query';

import { Skeleton } from '#ui/skeleton.tsx';
import { Table, Th } from '#ui/table.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';

import { apiKeysQuery } from '../organization-queries.ts';
import { ApiKeyRow } from './api-key-row.tsx';
import { CreateApiKeyDialog } from './create-api-key-dialog.tsx';

export function ApiKeysSection({ organizationId }: { organizationId: number }) {
  const { data: keys, error, refetch } = useQuery(apiKeysQuery(organizationId));
  return (
    <SettingsSection
      title="API Keys"
      description="For programs that start tools in this organization. A key has a recruiter’s rights."
      action={<CreateApiKeyDialog organizationId={organizationId} />}
    >
      {error && !keys && (
        <LoadFailure
          error={error}
          sentence="The API keys could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!keys && !error && <Skeleton className="h-14" />}
      {keys?.length === 0 && <p className="text-ink-soft">There are no API keys.</p>}
      {keys && keys.length > 0 && (
        <Table label="API keys">
          <thead>
            <tr>
              <Th>Key</Th>
              <Th>Last used</Th>
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <ApiKeyRow key={key.id} organizationId={organizationId} apiKey={key} />
            ))}
          </tbody>
        </Table>
      )}
    </SettingsSection>
  );
}
