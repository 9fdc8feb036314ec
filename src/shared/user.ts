import { z } from 'zod';
import { plainName } from './plain-name.ts';

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

const linkedinAddress = /^https?:\/\/([a-z]{2,3}\.)?linkedin\.com\/\S+$/i;

/** What a person may change about themselves; the email is not among it. */
export const profileEditSchema = z.strictObject({
  name: personNameSchema,
  phone: optionalText('Phone', 40),
  title: optionalText('Title', 120),
  location: optionalText('Location', 120),
  linkedinURL: z
    .string()
    .trim()
    .max(300, 'LinkedIn address must be at most 300 characters')
    .refine((value) => value === '' || linkedinAddress.test(value), {
      message: 'Please enter a LinkedIn address such as https://www.linkedin.com/in/your-name',
    })
    .nullish(),
  bio: optionalText('Bio', 2000),
  timezone: z.enum(['', ...timezones], 'Please choose a timezone from the list').nullish(),
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
