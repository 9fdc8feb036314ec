import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { passwordLimits } from '#shared/user.ts';
import type { Db } from '../db/database.ts';
import { account, session, user, verification } from '../db/schema/accounts.ts';
import type { Env } from '../env.ts';
import { passwordResetLetter, verificationLetter } from '../mail/messages/account-letters.ts';
import type { MailMessage } from '../mail/mailer.ts';
import type { PostOffice } from '../mail/post-office.ts';

const hour = 3600;
const day = 24 * hour;

export interface AuthParts {
  env: Env;
  db: Db;
  postOffice: PostOffice;
  secret: string;
  log: FastifyBaseLogger;
}

export type Auth = ReturnType<typeof createAuth>;

/** The header the bridge writes from the socket's address; nothing a visitor sends is believed. */
export const clientAddressHeader = 'x-requisite-client-address';

export function createAuth({ env, db, postOffice, secret, log }: AuthParts) {
  // Not awaited: a person waiting for a page must not wait for a mail, and replies to known and
  // unknown addresses must take the same time.
  const post = async (message: MailMessage) => {
    postOffice
      .post(message)
      .catch((error: unknown) => log.error({ err: error }, 'mail not queued'));
  };

  return betterAuth({
    appName: 'Requisite',
    baseURL: env.BASE_URL,
    basePath: '/api/auth',
    secret,
    trustedOrigins: env.ORIGINS,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account, verification },
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: env.REQUIRE_EMAIL_VERIFICATION,
      minPasswordLength: passwordLimits.min,
      maxPasswordLength: passwordLimits.max,
      resetPasswordTokenExpiresIn: hour,
      revokeSessionsOnPasswordReset: true,
      // Whoever opened the mailed link owns the mailbox.
      onPasswordReset: async ({ user: owner }) => {
        await db.update(user).set({ emailVerified: true }).where(eq(user.id, owner.id));
      },
      sendResetPassword: ({ user: to, token }) =>
        post(passwordResetLetter(to, `${env.BASE_URL}/reset-password?token=${token}`)),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: day,
      sendVerificationEmail: ({ user: to, url }) => post(verificationLetter(to, url)),
    },
    socialProviders: socialProviders(env),
    account: {
      // A provider is joined to an existing account only by somebody who is signed in to it.
      accountLinking: { enabled: true, disableImplicitLinking: true },
      encryptOAuthTokens: true,
    },
    session: { expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'requisite',
      useSecureCookies: env.BASE_URL.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => log[level](`auth: ${message}`),
    },
    onAPIError: { errorURL: '/signin' },
  });
}

function socialProviders(env: Env) {
  return {
    ...(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? { google: { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET } }
      : {}),
    ...(env.GITHUB_CLIENT_ID && env.GITHUB_CLIENT_SECRET
      ? { github: { clientId: env.GITHUB_CLIENT_ID, clientSecret: env.GITHUB_CLIENT_SECRET } }
      : {}),
  };
}
