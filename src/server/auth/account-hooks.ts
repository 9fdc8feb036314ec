import type { BetterAuthOptions } from 'better-auth';
import { nameInMail } from '#shared/plain-name.ts';
import { personNameSchema } from '#shared/user.ts';
import type { Db } from '../db/database.ts';
import { endResetLinks } from './end-reset-links.ts';
import { proveAddress } from './prove-address.ts';

/** What follows from a person or a way to sign in being stored. */
export function accountHooks(db: Db): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    user: {
      // A name that comes from a provider has passed no form of ours.
      create: { before: async (row) => ({ data: { ...row, name: asPlainName(row.name) } }) },
    },
    account: {
      create: {
        before: async (row) => ({ data: { ...row, ...noProviderTokens } }),
        // Only joined when the provider vouches for the very address of the account.
        after: async ({ providerId, userId }) => {
          if (providerId === 'credential') await endResetLinks(db, userId);
          else await proveAddress(db, userId);
        },
      },
      update: {
        before: async (row) => ({ data: { ...row, ...noProviderTokens } }),
        // A reset changes the password of all rows at once and names none: see onPasswordReset.
        after: async ({ providerId, userId }) => {
          if (providerId === 'credential') await endResetLinks(db, userId);
        },
      },
    },
  };
}

const asPlainName = (name: string) =>
  personNameSchema.safeParse(name).success ? name : nameInMail(name, 100);

/** We never act at Google or GitHub in somebody's name, so nothing that could is kept. */
const noProviderTokens = { accessToken: null, refreshToken: null, idToken: null };
