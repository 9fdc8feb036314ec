import { z } from 'zod';
import { plainName } from './plain-name.ts';

/** Offered where a timezone is asked for; any other text is taken as well. */
export const timezones = [
  'UTC-8 Pacific',
  'UTC-7 Mountain',
  'UTC-6 Central',
  'UTC-5 Eastern',
  'UTC+0 UTC',
] as const;

export const passwordLimits = { min: 8, max: 128 } as const;

export const passwordSchema = z
  .string()
  .min(passwordLimits.min, 'Password must be at least 8 characters')
  .max(passwordLimits.max, 'Password must be at most 128 characters');

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

export const personNameSchema = plainName({ label: 'Name', max: 100, missing: 'Name is required' });

const optionalText = (label: string, max: number) =>
  z.string().trim().max(max, `${label} must be at most ${max} characters`).nullish();

/** What a person may change about themselves; the email is not among it. */
export const profileEditSchema = z.strictObject({
  name: personNameSchema,
  phone: optionalText('Phone', 40),
  title: optionalText('Title', 120),
  location: optionalText('Location', 120),
  linkedinURL: optionalText('LinkedIn address', 300),
  bio: optionalText('Bio', 2000),
  timezone: optionalText('Timezone', 100),
  signatureBlock: optionalText('Signature block', 2000),
});
export type ProfileEdit = z.infer<typeof profileEditSchema>;

export const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  phone: z.string().nullable(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  linkedinURL: z.string().nullable(),
  bio: z.string().nullable(),
  timezone: z.string().nullable(),
  signatureBlock: z.string().nullable(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof profileSchema>;

/** How a person signs in, and whether there is a password of ours to change. */
export const accountInfoSchema = z.object({
  providers: z.array(z.object({ provider: z.enum(['google', 'github', 'email/password']) })),
  hasPassword: z.boolean(),
  canChangePassword: z.boolean(),
});
export type AccountInfo = z.infer<typeof accountInfoSchema>;
