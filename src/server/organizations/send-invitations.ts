import type { Invitation, Role } from '#shared/organization.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../http/app-error.ts';
import { budgets } from '../limits/budgets.ts';
import { countBy } from '../limits/count-named.ts';
import { invitationLetter } from '../mail/messages/invitation-letter.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { Caller } from './caller.ts';
import type { InvitationTokens } from './invitation-token.ts';
import {
  findInvitation,
  findInvitationTo,
  insertInvitation,
  markCancelled,
  renewInvitation,
  type SentInvitation,
} from './invitations.rows.ts';
import { changeAllowed } from './locked-change.ts';
import { hasMemberWithEmail } from './members.rows.ts';
import type { Membership } from './memberships.rows.ts';
import { readOrganization } from './organizations.rows.ts';

export interface InvitationParts {
  db: Db;
  postOffice: PostOffice;
  tokens: InvitationTokens;
  baseUrl: string;
}

export async function invite(
  parts: InvitationParts,
  caller: Caller,
  { email, role }: { email: string; role: Role },
): Promise<Invitation> {
  await limitMail(parts.db, caller, email);
  return changeAllowed(parts.db, caller, 'invitations.manage', async (tx, current) => {
    const { membership } = current;
    if (await hasMemberWithEmail(tx, membership, email)) {
      throw new AppError('CONFLICT', `${email} is already a member of this organization.`);
    }
    const open = await findInvitationTo(tx, membership, email);
    if (open?.state === 'waiting') {
      throw new AppError(
        'CONFLICT',
        `${email} has already been invited. Send that invitation again or cancel it first.`,
      );
    }
    const sent = open
      ? await renewInvitation(tx, membership, { id: open.id, role })
      : await insertInvitation(tx, membership, { email, role });
    await recordAudit(tx, current, {
      action: 'invitation.sent',
      targetType: 'invitation',
      targetId: sent.id,
      details: { role },
    });
    return deliver({ parts, tx, membership, sent });
  });
}

export async function resendInvitation(
  parts: InvitationParts,
  caller: Caller,
  invitationId: number,
): Promise<Invitation> {
  const known = await findInvitation(parts.db, caller.membership, invitationId);
  if (!known) throw notFound('Invitation');
  await limitMail(parts.db, caller, known.email);
  return changeAllowed(parts.db, caller, 'invitations.manage', async (tx, current) => {
    const { membership } = current;
    const open = await findInvitation(tx, membership, invitationId);
    if (!open) throw notFound('Invitation');
    const sent = await renewInvitation(tx, membership, open);
    await recordAudit(tx, current, {
      action: 'invitation.resent',
      targetType: 'invitation',
      targetId: sent.id,
      details: { role: sent.role },
    });
    return deliver({ parts, tx, membership, sent });
  });
}

export async function cancelInvitation(db: Db, caller: Caller, invitationId: number) {
  await changeAllowed(db, caller, 'invitations.manage', async (tx, current) => {
    const open = await findInvitation(tx, current.membership, invitationId);
    if (!open) throw notFound('Invitation');
    await markCancelled(tx, current.membership, open.id);
    await recordAudit(tx, current, {
      action: 'invitation.cancelled',
      targetType: 'invitation',
      targetId: open.id,
      details: { role: open.role },
    });
  });
}

interface Delivery {
  parts: InvitationParts;
  tx: Db;
  membership: Membership;
  sent: SentInvitation;
}

/** The letter is queued in the transaction of the invitation: there is never one without the other. */
async function deliver({ parts, tx, membership, sent }: Delivery): Promise<Invitation> {
  const organization = await readOrganization(tx, membership);
  const stored = await findInvitation(tx, membership, sent.id);
  if (!stored?.invitedBy) throw new Error('The invitation was not stored.');
  const letter = letterFor(parts, {
    ...sent,
    email: stored.email,
    inviterName: stored.invitedBy,
    organizationName: organization.name,
  });
  await parts.postOffice.post(letter, tx);
  return stored;
}

interface Offer extends SentInvitation {
  email: string;
  inviterName: string;
  organizationName: string;
}

export const letterFor = ({ baseUrl, tokens }: InvitationParts, offer: Offer) =>
  invitationLetter({
    to: offer.email,
    inviterName: offer.inviterName,
    organizationName: offer.organizationName,
    role: offer.role,
    url: `${baseUrl}/signup?invitation=${tokens.issue(offer)}`,
  });

/** One mailbox is not flooded, whoever of the organization writes to it. */
const limitMail = (db: Db, { membership }: Caller, email: string) =>
  countBy(db, {
    budget: budgets.invite,
    scope: 'mailbox',
    by: `${membership.organizationId} ${email}`,
  });
