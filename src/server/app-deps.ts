import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Auth } from './auth/create-auth.ts';
import type { KnownDevices } from './auth/known-devices.ts';
import type { FindPerson, RequirePerson } from './auth/session.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { LiveHub } from './events/live-hub.ts';
import type { Spend } from './limits/spend.ts';
import type { PostOffice } from './mail/post-office.ts';
import type { Access } from './organizations/access.ts';
import type { InvitationTokens } from './organizations/invitation-token.ts';
import type { Queue } from './queue/queue.ts';
import type { TextWork } from './text-work/text-work.ts';
import type { Writer } from './writers/writer.ts';

/** What every route is handed. */
export interface AppDeps {
  env: Env;
  database: Database;
  queue: Queue;
  textWork: TextWork;
  writer: Writer;
  live: LiveHub;
  postOffice: PostOffice;
  auth: Auth;
  devices: KnownDevices;
  findPerson: FindPerson;
  requirePerson: RequirePerson;
  access: Access;
  spend: Spend;
  invitationTokens: InvitationTokens;
  /** For secrets that must be read again, so that a copy of the database opens nothing. */
  sealSecret: (text: string) => string;
  /** Nothing for what was sealed with another secret. */
  openSecret: (sealed: string) => string | undefined;
}

/** A Fastify instance whose routes are typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
