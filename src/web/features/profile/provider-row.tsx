import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { AccountInfo } from '#shared/user.ts';
import { GithubMark, GoogleMark } from '#web/components/provider-mark.tsx';
import { Button } from '#ui/button.tsx';
import { clearToast, toast } from '#ui/toast.ts';
import { type Provider, startLinking, unlinkProvider } from '#web/lib/account-calls.ts';
import { describeError } from '#web/lib/api-error.ts';

import { accountsQuery } from './profile-queries.ts';

const look = {
  google: { name: 'Google', Mark: GoogleMark },
  github: { name: 'GitHub', Mark: GithubMark },
} satisfies Record<Provider, unknown>;

export function ProviderRow({ provider, accounts }: { provider: Provider; accounts: AccountInfo }) {
  const { name, Mark } = look[provider];
  const connected = accounts.providers.some((account) => account.provider === provider);
  const onlyWayIn = connected && accounts.providers.length === 1;
  const { busy, connect, disconnect } = useProvider(provider);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Mark />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-faint">{describe(connected, onlyWayIn)}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        disabled={onlyWayIn}
        aria-label={`${connected ? 'Disconnect' : 'Connect'} ${name}`}
        onClick={() => void (connected ? disconnect() : connect())}
      >
        {connected ? 'Disconnect' : 'Connect'}
      </Button>
    </div>
  );
}

function describe(connected: boolean, onlyWayIn: boolean): string {
  if (onlyWayIn) return 'Connected. It is your only way to sign in, so it stays.';
  return connected ? 'Connected' : 'Not connected';
}

function useProvider(provider: Provider) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { name } = look[provider];

  async function attempt(work: () => Promise<void>, explain: (error: unknown) => string) {
    clearToast();
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title: 'Error', description: explain(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  const connect = async () => {
    const callbackURL = `/profile?connected=${provider}`;
    location.assign(await startLinking({ provider, callbackURL, errorCallbackURL: '/profile' }));
  };
  const disconnect = async () => {
    await unlinkProvider(provider);
    await queryClient.invalidateQueries(accountsQuery);
    toast({ title: 'Success', description: `${name} is disconnected` });
  };
  return {
    busy,
    connect: () => attempt(connect, () => `Failed to connect ${name}`),
    disconnect: () =>
      attempt(disconnect, (error) => describeError(error, `Failed to disconnect ${name}`)),
  };
}
