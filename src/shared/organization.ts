import { z } from 'zod';
import { plainName } from './plain-name.ts';
import { textField } from './text-field.ts';

/** What each of them may do stands in policy.ts. */
export const roles = ['admin', 'recruiter', 'viewer'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** With its article, for sentences. */
export const roleInWords = {
  admin: 'an admin',
  recruiter: 'a recruiter',
  viewer: 'a viewer',
} as const satisfies Record<Role, string>;

const userStatusSchema = z.enum(['active', 'invited']);

/**
 * The setup dialog and the organization page offer different lists. Every value of both is accepted,
 * so that no stored value is lost by an edit.
 */
export const industries = [
  'technology',
  'finance',
  'healthcare',
  'manufacturing',
  'retail',
  'consulting',
  'education',
  'real-estate',
  'marketing',
  'non-profit',
  'government',
  'other',
] as const;

export const companySizes = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '1000+',
  '5000+',
] as const;

export type Industry = (typeof industries)[number];
type CompanySize = (typeof companySizes)[number];

export interface ChoiceLists {
  industries: readonly Industry[];
  companySizes: readonly CompanySize[];
}

/** What the setup dialog offers. */
export const setupLists: ChoiceLists = {
  industries,
  companySizes: companySizes.filter((size) => size !== '1000+'),
};

/** What the organization page offers. */
export const pageLists: ChoiceLists = {
  industries: [
    'technology',
    'healthcare',
    'finance',
    'education',
    'manufacturing',
    'retail',
    'consulting',
    'other',
  ],
  companySizes: companySizes.filter((size) => size !== '1001-5000' && size !== '5000+'),
};

/** In which language a language model writes: English, or that of each advertisement. */
export const outputLanguages = ['english', 'advertisement'] as const;

export const voiceTones = ['professional', 'friendly', 'casual', 'formal', 'innovative'] as const;

const organizationName = plainName({
  label: 'Organization name',
  max: 100,
  missing: 'Organization name is required',
});

const webAddress = z.url({ protocol: /^https?$/ });
const website = textField({ label: 'Website', max: 300 }).refine(
  (value) => value === '' || (/^https?:\/\//i.test(value) && webAddress.safeParse(value).success),
  'Please enter a valid URL such as https://example.com',
);

const chosenFrom = <const Values extends readonly string[]>(label: string, values: Values) =>
  z.enum(['', ...values], `Please choose ${label} from the list`).nullish();

const optionalFields = {
  domain: textField({ label: 'Domain', max: 253 }).nullish(),
  description: textField({ label: 'Description', max: 2000, multiline: true }).nullish(),
  website: website.nullish(),
  industry: chosenFrom('an industry', industries),
  companySize: chosenFrom('a company size', companySizes),
};

/** What the setup dialog sends. An absent domain becomes the part of the person's email after the @. */
export const organizationCreateSchema = z.strictObject({
  name: z.string('Organization name is required').pipe(organizationName),
  ...optionalFields,
});
export type OrganizationCreate = z.infer<typeof organizationCreateSchema>;

/** What an admin may change; a field left out stays, an emptied one is cleared. */
export const organizationEditSchema = z.strictObject({
  name: organizationName.optional(),
  ...optionalFields,
  voiceTone: chosenFrom('a voice tone', voiceTones),
  messagingStyle: textField({ label: 'Messaging style', max: 2000, multiline: true }).nullish(),
  outputLanguage: chosenFrom('a language', outputLanguages),
});
export type OrganizationEdit = z.infer<typeof organizationEditSchema>;

/** An edit as it is sent. */
export const organizationPatchSchema = organizationEditSchema.extend({
  updatedAt: z.iso
    .datetime()
    .optional()
    .describe(
      'As read before the edit began; answers 409 with the current organization when somebody else has changed it since. Without it nothing is compared.',
    ),
});
export type OrganizationPatch = z.infer<typeof organizationPatchSchema>;

const text = z.string().nullable();

export const organizationSchema = z.object({
  id: z.int(),
  name: z.string(),
  domain: text,
  description: text,
  website: text,
  industry: text,
  companySize: text,
  voiceTone: text,
  messagingStyle: text,
  outputLanguage: text.describe('Null for English.'),
  userRole: roleSchema.describe(
    'What the caller may do here; an API key has a recruiter’s rights.',
  ),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Organization = z.infer<typeof organizationSchema>;

/** One of the signed-in person's organizations. */
export const ownMembershipSchema = z.object({
  id: z.int(),
  organizationId: z.int(),
  role: roleSchema,
  userStatus: userStatusSchema,
  createdAt: z.iso.datetime(),
  organization: z.object({ id: z.int(), name: z.string(), domain: text }),
});
export type OwnMembership = z.infer<typeof ownMembershipSchema>;

/** One of an organization's people, as its members see them. */
export const memberSchema = z.object({
  id: z.int().describe('The number of the membership, not of the person.'),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  userStatus: userStatusSchema,
  createdAt: z.iso.datetime().describe('When they joined.'),
});
export type Member = z.infer<typeof memberSchema>;

const invitationStateSchema = z
  .enum(['waiting', 'expired', 'inviter-left'])
  .describe(
    'Only a waiting invitation can be accepted; sending it again makes any of them waiting.',
  );

/** An open invitation, as the admins of the organization see it. */
export const invitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  role: roleSchema,
  state: invitationStateSchema,
  invitedBy: text.describe('Name of the admin who sent it last.'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** All that somebody is told whose address is not verified. */
export const waitingInvitationsSchema = z.object({ waiting: z.boolean() });
export type WaitingInvitations = z.infer<typeof waitingInvitationsSchema>;

/** An open invitation, as the invited person sees it. */
export const pendingInvitationSchema = z.object({
  id: z.int(),
  token: z.string().describe('Accepts the invitation; only the invited person is given it.'),
  organizationName: z.string(),
  role: roleSchema,
  createdAt: z.iso.datetime(),
});
export type PendingInvitation = z.infer<typeof pendingInvitationSchema>;

/** What the link in a mail offers, for whoever holds it: before they have an account, too. */
export const offeredInvitationSchema = z.object({
  organizationName: z.string(),
  inviterName: text,
  email: z.string().describe('The only address it can be accepted with.'),
  role: roleSchema,
});
export type OfferedInvitation = z.infer<typeof offeredInvitationSchema>;

export const apiKeySchema = z.object({
  id: z.int(),
  name: z.string(),
  prefix: z.string().describe('How the key begins, to tell keys apart.'),
  createdBy: text,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().describe('To the minute.'),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const newApiKeySchema = apiKeySchema.extend({
  key: z.string().describe('The whole key. It is stored hashed and never shown again.'),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;
