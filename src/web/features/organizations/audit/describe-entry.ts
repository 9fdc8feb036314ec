import type { AuditAction, AuditEntry } from '#shared/audit.ts';

interface Wording {
  /** In the filter's list. */
  label: string;
  /** In the log, after the name of whoever did it. */
  describe: (entry: AuditEntry) => string;
}

const subjectOf = ({ subject }: AuditEntry) => subject ?? 'a deleted account';
const detail = ({ details }: AuditEntry, name: string) => {
  const value = details[name];
  return typeof value === 'string' ? value : 'unknown';
};

const wording = {
  'organization.created': {
    label: 'Organization created',
    describe: () => 'created the organization',
  },
  'organization.updated': {
    label: 'Organization changed',
    describe: () => 'changed the organization',
  },
  'membership.joined': {
    label: 'Member joined',
    describe: (entry) => `joined as ${detail(entry, 'role')}`,
  },
  'membership.role-changed': {
    label: 'Role changed',
    describe: (entry) =>
      `changed the role of ${subjectOf(entry)} from ${detail(entry, 'from')} to ${detail(entry, 'to')}`,
  },
  'membership.removed': {
    label: 'Member removed',
    describe: (entry) => `removed ${subjectOf(entry)}`,
  },
  'membership.left': { label: 'Member left', describe: () => 'left the organization' },
  'invitation.sent': {
    label: 'Invitation sent',
    describe: (entry) => `invited ${subjectOf(entry)} as ${detail(entry, 'role')}`,
  },
  'invitation.resent': {
    label: 'Invitation sent again',
    describe: (entry) => `sent the invitation to ${subjectOf(entry)} again`,
  },
  'invitation.cancelled': {
    label: 'Invitation cancelled',
    describe: (entry) => `cancelled the invitation to ${subjectOf(entry)}`,
  },
  'api-key.created': {
    label: 'API key created',
    describe: (entry) => `created the API key ${subjectOf(entry)}`,
  },
  'api-key.revoked': {
    label: 'API key revoked',
    describe: (entry) => `revoked the API key ${subjectOf(entry)}`,
  },
  'webhook.created': {
    label: 'Webhook added',
    describe: (entry) => `added the webhook ${detail(entry, 'url')}`,
  },
  'webhook.removed': {
    label: 'Webhook removed',
    describe: (entry) => `removed the webhook ${detail(entry, 'url')}`,
  },
  'webhook.repeated': {
    label: 'Webhook sent again',
    describe: (entry) => `sent ${detail(entry, 'event')} to a webhook again`,
  },
  'webhook.resumed': {
    label: 'Webhook resumed',
    describe: (entry) => `resumed the webhook ${detail(entry, 'url')}`,
  },
  'job.created': {
    label: 'Job created',
    describe: (entry) => `created the job ${detail(entry, 'title')}`,
  },
  'job.updated': {
    label: 'Job changed',
    describe: (entry) => `changed the job ${detail(entry, 'title')}`,
  },
  'job.deleted': {
    label: 'Job deleted',
    describe: (entry) => `deleted the job ${detail(entry, 'title')}`,
  },
  'job.exported': {
    label: 'Job exported',
    describe: (entry) => `exported the job ${detail(entry, 'title')}`,
  },
  'output.started': {
    label: 'Writing started',
    describe: (entry) => `had tools written for the job ${detail(entry, 'title')}`,
  },
  'output.edited': {
    label: 'Tool edited',
    describe: (entry) => `edited a tool of the job ${detail(entry, 'title')}`,
  },
  'output.restored': {
    label: 'Version restored',
    describe: (entry) => `restored a version of a tool of the job ${detail(entry, 'title')}`,
  },
  'output.exported': {
    label: 'Tool exported',
    describe: (entry) => `exported a tool of the job ${detail(entry, 'title')}`,
  },
  'answer.given': {
    label: 'Question answered',
    describe: (entry) => `answered a question on the job ${detail(entry, 'title')}`,
  },
  'answer.decided': {
    label: 'Answer decided on',
    describe: (entry) => `decided on an answer to the job ${detail(entry, 'title')}`,
  },
  'answer-link.created': {
    label: 'Questions sent',
    describe: (entry) => `asked somebody about the job ${detail(entry, 'title')}`,
  },
  'answer-link.reminded': {
    label: 'Questions sent again',
    describe: (entry) => `reminded somebody of the questions on the job ${detail(entry, 'title')}`,
  },
  'answer-link.revoked': {
    label: 'Questions withdrawn',
    describe: (entry) => `withdrew the questions on the job ${detail(entry, 'title')}`,
  },
  'answer-link.completed': {
    label: 'Questions done',
    describe: (entry) => `answered what was asked about the job ${detail(entry, 'title')}`,
  },
} satisfies Record<AuditAction, Wording>;

export const actionOptions = Object.entries(wording).map(([value, { label }]) => ({
  value: value as AuditAction,
  label,
}));

export function describeEntry(entry: AuditEntry): string {
  return wording[entry.action].describe(entry);
}

interface FieldChange {
  field: string;
  /** Missing where the log keeps only that a field changed. */
  values?: { from: string; to: string };
}

/** What an edit changed, field by field. */
export function listChanges({ details }: AuditEntry): FieldChange[] {
  const { changed } = details;
  if (Array.isArray(changed)) return changed.map((name) => ({ field: fieldName(String(name)) }));
  if (typeof changed !== 'object' || changed === null) return [];
  return Object.entries(changed).map(([name, { from, to }]) => ({
    field: fieldName(name),
    values: { from: inWords(from), to: inWords(to) },
  }));
}

/** "companySize" is "Company size". */
function fieldName(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function inWords(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : 'not set';
}
