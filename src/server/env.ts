import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { providerNames } from './writers/model/providers.ts';
import { readModelSettings } from './writers/model/settings.ts';

/** The only place that reads process.env: everything else is handed an Env. */

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((value) => value === 'true' || value === '1');

const optionalNumber = optionalText.pipe(
  z.coerce.number<string>('must be a number').nonnegative('must not be negative').optional(),
);

const seconds = (usual: number) =>
  optionalText
    .transform((value) => value ?? usual)
    .pipe(
      z.coerce
        .number<string | number>('must be a number of seconds')
        .positive('must be more than 0'),
    );

/** Everybody, or addresses and subnets. */
function readTrustProxy(text: string | undefined): boolean | string {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  return text;
}

const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().trim().default('0.0.0.0'),
    BASE_URL: optionalText
      .pipe(z.url({ protocol: /^https?$/i }).optional())
      .refine((url) => !url || new URL(url).pathname === '/', {
        message: 'must be an address without a path, such as https://requisite.example',
      }),
    TRUST_PROXY: optionalText.transform(readTrustProxy),
    DATA_DIR: z.string().trim().min(1).default('data'),
    DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
    AUTH_SECRET: optionalText.pipe(
      z.string().min(32, 'must be at least 32 characters long').optional(),
    ),
    REQUIRE_EMAIL_VERIFICATION: flag,
    SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
    MAIL_FROM: z.string().trim().default('Requisite <no-reply@localhost>'),
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    GITHUB_CLIENT_ID: optionalText,
    GITHUB_CLIENT_SECRET: optionalText,
    BUDGET_FACTOR: optionalText
      .transform((value) => value ?? '1')
      .pipe(z.coerce.number<string>('must be a number').positive('must be more than 0')),
    WRITE_CONCURRENCY: z.coerce.number().int().min(1).max(200).default(10),
    AI_MODEL: optionalText,
    AI_PROVIDER: optionalText.pipe(
      z.enum(providerNames, `must be one of ${providerNames.join(', ')}`).optional(),
    ),
    AI_API_KEY: optionalText,
    AI_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    AI_MAX_OUTPUT_TOKENS: optionalNumber,
    AI_WINDOW_TOKENS: optionalNumber,
    AI_PRICE_INPUT: optionalNumber,
    AI_PRICE_OUTPUT: optionalNumber,
    AI_TOKENS_PER_DAY: optionalNumber,
    AI_FIRST_BYTE_SECONDS: seconds(90),
    AI_STALL_SECONDS: seconds(45),
    AI_TOTAL_SECONDS: seconds(300),
    AI_READ_SECONDS: seconds(25),
    ALLOW_PRIVATE_WEBHOOKS: flag,
  })
  .superRefine((env, context) => {
    const problem = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (env.ROLE !== 'all' && !env.DATABASE_URL) {
      problem(
        'ROLE',
        `can only be ${env.ROLE} with DATABASE_URL: the embedded database serves one process`,
      );
    }
    if (env.NODE_ENV === 'production' && env.DATABASE_URL) {
      if (!env.AUTH_SECRET) problem('AUTH_SECRET', 'is required in production with DATABASE_URL');
      if (!env.BASE_URL) problem('BASE_URL', 'is required in production with DATABASE_URL');
    }
  });

export type Env = ReturnType<typeof parseEnv>;

export class EnvError extends Error {
  constructor(problems: string[]) {
    super(`These settings need attention:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
  }
}

export function parseEnv(source: Record<string, string | undefined>) {
  const parsed = envSchema.safeParse(source);
  const wrong =
    parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  const model = parsed.success ? readModelSettings(parsed.data, source) : null;
  const ofModel = model?.problems.map(({ name, message }) => `${name} ${message}`) ?? [];
  const problems = [...wrong, ...listHalfPairs(source), ...ofModel];
  if (problems.length > 0 || !parsed.success || !model) throw new EnvError(problems);
  const { PORT, BASE_URL, DATA_DIR, LOG_LEVEL, ...rest } = parsed.data;
  return {
    ...rest,
    PORT,
    /** The language model with all its settings; null for the built-in writer. */
    AI: model.settings,
    BASE_URL: BASE_URL ? new URL(BASE_URL).origin : `http://localhost:${PORT}`,
    ORIGINS: BASE_URL ? [new URL(BASE_URL).origin] : loopbackOrigins(PORT),
    DATA_DIR: resolve(DATA_DIR),
    // On somebody's own machine the few plain lines at start should not drown in request logs.
    LOG_LEVEL: LOG_LEVEL ?? (rest.NODE_ENV === 'production' ? 'info' : 'warn'),
  };
}

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
] as const;

function listHalfPairs(source: Record<string, string | undefined>): string[] {
  const isSet = (name: string): boolean => (source[name]?.trim() ?? '') !== '';
  return pairs.flatMap(([id, secret]) => {
    if (isSet(id) === isSet(secret)) return [];
    const [given, absent] = isSet(id) ? [id, secret] : [secret, id];
    return [`${absent} is needed because ${given} is set`];
  });
}

/** Nobody has told the server its address, so it answers to the names of this machine only. */
const loopbackOrigins = (port: number) =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);

export function readEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnv(process.env);
}
