import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { FastifyBaseLogger } from 'fastify';
import { passwordLimits } from '#shared/user.ts';
import type { Db } from '../db/database.ts';
import { account, session, user, verification } from '../db/schema/accounts.ts';
import type { Env } from '../env.ts';
import { passwordResetLetter, verificationLetter } from '../mail/messages/account-letters.ts';
import type { MailMessage } from '../mail/mailer.ts';
import type { PostOffice } from '../mail/post-office.ts';
import { proveAddress } from './prove-address.ts';
import { accountHooks } from './account-hooks.ts';
import { endResetLinks } from './end-reset-links.ts';
import type { KnownDevices } from './known-devices.ts';

const hour = 3600;
const day = 24 * hour;
export const verificationLasts = day;

export interface PasswordHashing {
  hash: (password: string) => Promise<string>;
  verify: (stored: { hash: string; password: string }) => Promise<boolean>;
}

export interface AuthParts {
  env: Env;
  db: Db;
  postOffice: PostOffice;
  secret: string;
  log: FastifyBaseLogger;
  devices: KnownDevices;
  /** Another than the library's scrypt, which only tests put in: no setting of the server leads here. */
  passwords?: PasswordHashing | undefined;
}

export type Auth = ReturnType<typeof createAuth>;

/** The header the bridge writes from the socket's address; nothing a visitor sends is believed. */
export const clientAddressHeader = 'x-requisite-client-address';

export function createAuth({ env, db, postOffice, secret, log, passwords, devices }: AuthParts) {
  // Not awaited: a person waiting for a page must not wait for a mail.
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
      transaction: true,
    }),
    emailAndPassword: passwordSignIn({ env, db, postOffice, passwords }),
    emailVerification: {
      sendOnSignUp: true,
      // Asked for again by its own call, whose limit would otherwise not count these mails.
      sendOnSignIn: false,
      expiresIn: verificationLasts,
      sendVerificationEmail: ({ user: to, url }) => post(verificationLetter(to, url)),
    },
    socialProviders: socialProviders(env),
    user: {
      // An address that the provider does not vouch for may be anybody's.
      validateUserInfo: ({ user: { emailVerified }, source }) =>
        source.method === 'oauth' && source.action !== 'sign-in' && !emailVerified
          ? { error: 'provider_email_not_verified' }
          : undefined,
    },
    account: {
      // A provider is joined to an existing account only by somebody who is signed in to it.
      accountLinking: { enabled: true, disableImplicitLinking: true },
      updateAccountOnSignIn: false,
    },
    hooks: {
      // However somebody signed in: their browser is known to this account from now on.
      after: createAuthMiddleware(async (context) => {
        const { newSession } = context.context;
        if (!newSession) return;
        const { cookieName, cookieAttributes, remember } = devices;
        const known = context.getCookie(cookieName) ?? undefined;
        context.setCookie(cookieName, remember(known, newSession.user.email), cookieAttributes);
      }),
    },
    databaseHooks: accountHooks(db),
    session: { expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'requisite',
      useSecureCookies: env.BASE_URL.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // The library leaves these out under test; what is tested should be what is served.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    telemetry: { enabled: false },
    logger: {
      log: (level, message, ...details) =>
        log[level]({ err: details.find((detail) => detail instanceof Error) }, `auth: ${message}`),
    },
    onAPIError: {
      errorURL: '/signin',
      // What is not a refusal goes to the server's own error handler, which hides and logs it.
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
  });
}

function passwordSignIn({
  env,
  db,
  postOffice,
  passwords,
}: Pick<AuthParts, 'env' | 'db' | 'postOffice' | 'passwords'>): NonNullable<
  BetterAuthOptions['emailAndPassword']
> {
  return {
    enabled: true,
    requireEmailVerification: env.REQUIRE_EMAIL_VERIFICATION,
    minPasswordLength: passwordLimits.min,
    maxPasswordLength: passwordLimits.max,
    ...(passwords ? { password: passwords } : {}),
    resetPasswordTokenExpiresIn: hour,
    revokeSessionsOnPasswordReset: true,
    // Whoever opened the mailed link owns the mailbox.
    onPasswordReset: async ({ user: owner }) => {
      await proveAddress(db, owner.id);
      await endResetLinks(db, owner.id);
    },
    // Awaited: it runs in a task, which is tried again when the mail could not be queued.
    sendResetPassword: ({ user: to, token }) =>
      postOffice.post(passwordResetLetter(to, `${env.BASE_URL}/reset-password?token=${token}`)),
  };
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
