import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Role } from '#shared/organization.ts';
import { contracts } from '#tools/contracts.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { answerLink, jobAnswer } from '../db/schema/answers.ts';
import { auditLog } from '../db/schema/audit.ts';
import { job } from '../db/schema/jobs.ts';
import { output } from '../db/schema/outputs.ts';
import { apiKey, invitation, membership, organization } from '../db/schema/organizations.ts';
import { webhookDelivery, webhookEndpoint } from '../db/schema/webhooks.ts';
import { hashLinkToken, newLinkToken } from '../answers/link-token.ts';
import { generateApiKey } from '../organizations/api-key.ts';
import { newNonce } from '../organizations/invitation-token.ts';
import { insertVersion } from '../outputs/versions.rows.ts';
import type { TestApp } from '../testing/test-app.ts';

/** Organizations for the permission matrix, written straight into the tables because there are many. */

interface PlantedMember {
  email: string;
  role: Role;
}

interface Plan {
  name: string;
  /** The first is an admin, and the one who invited everybody and made the key. */
  members: [PlantedMember, ...PlantedMember[]];
  invited: string[];
}

export async function plantOrganization(
  { db, deps: { sealSecret: sealToken } }: Pick<TestApp, 'db' | 'deps'>,
  { name, members, invited }: Plan,
) {
  const [row] = await db.insert(organization).values({ name }).returning();
  if (!row) throw new Error('No organization was planted.');
  const organizationId = row.id;

  const planted = [];
  for (const { email, role } of members) {
    const [person] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
    if (!person) throw new Error(`${email} has no account.`);
    const [inserted] = await db
      .insert(membership)
      .values({ organizationId, userId: person.id, role })
      .returning();
    planted.push({ email, userId: person.id, membershipId: inserted?.id ?? 0 });
  }
  const founder = planted[0]?.userId ?? '';

  const invitations = await plantInvitations(db, { organizationId, founder, invited });
  const { key, ...kept } = generateApiKey();
  const [storedKey] = await db
    .insert(apiKey)
    .values({ organizationId, name: `Key of ${name}`, createdBy: founder, ...kept })
    .returning();

  const { webhookId, deliveryId } = await plantWebhook(db, organizationId);

  const [entry] = await db
    .insert(auditLog)
    .values({
      organizationId,
      actorUserId: founder,
      action: 'organization.created',
      targetType: 'organization',
      targetId: String(organizationId),
      details: { name },
    })
    .returning();

  const [plantedJob] = await db
    .insert(job)
    .values({
      organizationId,
      title: `Job of ${name}`,
      location: 'Here',
      createdBy: founder,
      answers: [plantedAnswer],
    })
    .returning();
  const jobId = plantedJob?.id ?? 0;
  const outputId = await plantOutput(db, organizationId, jobId);
  const asked = await plantAnswer(db, { organizationId, jobId, sealToken });

  return {
    organizationId,
    organizationName: name,
    members: planted,
    invitations,
    key,
    keyId: storedKey?.id ?? 0,
    webhookId,
    deliveryId,
    auditId: entry?.id ?? 0,
    jobId,
    outputId,
    ...asked,
  };
}

interface Invited {
  organizationId: number;
  founder: string;
  invited: string[];
}

function plantInvitations(db: Db, { organizationId, founder, invited }: Invited) {
  const expiresAt = new Date(Date.now() + 3_600_000);
  return db
    .insert(invitation)
    .values(
      invited.map((email) => ({
        organizationId,
        email,
        role: 'recruiter' as const,
        nonce: newNonce(),
        invitedBy: founder,
        expiresAt,
      })),
    )
    .returning();
}

/** One that was told of a job and did not answer. */
async function plantWebhook(db: Db, organizationId: number) {
  const [webhook] = await db
    .insert(webhookEndpoint)
    .values({ organizationId, url: 'https://192.0.0.9/', events: [], sealedSecret: '' })
    .returning();
  const timestamp = new Date().toISOString();
  const [delivery] = await db
    .insert(webhookDelivery)
    .values({
      organizationId,
      endpointId: webhook?.id ?? 0,
      messageId: randomUUID(),
      event: { type: 'job.completed', timestamp, data: { jobId: 0 } },
      status: 'failed',
    })
    .returning();
  return { webhookId: webhook?.id ?? 0, deliveryId: delivery?.id ?? 0 };
}

const question = {
  key: 'pay',
  topic: 'Pay',
  ask: 'What does it pay?',
  tools: ['marketIntel' as const],
};

const plantedAnswer = {
  key: question.key,
  topic: question.topic,
  ask: question.ask,
  state: 'said' as const,
  said: '$30 an hour',
  by: { name: 'Mia', as: 'hiring manager' as const },
  at: '2026-01-01T00:00:00.000Z',
  replaces: null,
};

interface Asked {
  organizationId: number;
  jobId: number;
  sealToken: (token: string) => string;
}

/** A link with one question, and the answer that came by it. */
async function plantAnswer(db: Db, { organizationId, jobId, sealToken }: Asked) {
  const linkToken = newLinkToken();
  const [link] = await db
    .insert(answerLink)
    .values({
      organizationId,
      jobId,
      tokenHash: hashLinkToken(linkToken),
      sealedToken: sealToken(linkToken),
      name: 'Mia',
      email: 'mia@example.test',
      questions: [
        { ...question, why: '', owner: 'Hiring manager', kind: 'pay', choices: [], unit: null },
      ],
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning();
  const linkId = link?.id ?? 0;
  const [answer] = await db
    .insert(jobAnswer)
    .values({
      organizationId,
      jobId,
      ...question,
      state: 'said',
      said: plantedAnswer.said,
      answerer: `link:${linkId}`,
      linkId,
      status: 'counts',
    })
    .returning();
  return { linkToken, linkId, answerId: answer?.id ?? 0, questionKey: question.key };
}

async function plantOutput(db: Db, organizationId: number, jobId: number): Promise<number> {
  const [row] = await db
    .insert(output)
    .values({ organizationId, jobId, toolType: 'marketIntel' })
    .returning();
  const outputId = row?.id ?? 0;
  const content = contracts.marketIntel.sample;
  await insertVersion(db, { organizationId }, { outputId, content, provenance });
  return outputId;
}

const provenance = {
  writer: 'built-in' as const,
  model: null,
  promptVersion: null,
  jobRevision: 1,
  briefHash: null,
  writtenAt: '2026-01-01T00:00:00.000Z',
  durationMs: null,
  inputTokens: null,
  outputTokens: null,
  costUsd: null,
  sources: [],
  assumptions: [],
  cut: 0,
};
