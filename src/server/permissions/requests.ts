import { webhookNames } from '#shared/api/outputs.ts';
import { marketIntelSample } from '#tools/market-intel/sample.ts';
import { writeCursor } from '../jobs/job-cursor.ts';
import type { CallerName, Named } from './callers.ts';

interface Sending {
  /** Whose organization the call is about, where that and what it names can differ. */
  path: Named;
  /** Things of the organization the line is about, or foreign ones, or absent ones. */
  named: Named;
  caller: CallerName;
  /** The caller's own address; for nobody and for keys one that was never used. */
  email: string;
  /** An address that was never used before. */
  unique: string;
}

export interface Recipe {
  query?: (sending: Sending) => Record<string, string>;
  body?: (sending: Sending) => Record<string, unknown>;
  /** The body is sent as a multipart form. */
  isForm?: true;
  /** The answer never ends; its beginning is enough. */
  isEndless?: true;
  /** The call ends the caller's session or account, so it needs people of its own. */
  spends?: true;
}

const password = 'correct-horse-42';
const newPassword = 'correct-horse-43';
const ofJob: Recipe = { body: ({ named }) => ({ jobId: named.jobId }) };
const ofOrganization: Recipe = {
  query: ({ named }) => ({ organizationId: String(named.organizationId) }),
};
const ofPerson: Recipe = { query: ({ named }) => ({ actor: named.userId }) };

/** What the calls of the matrix send; a call that is not here sends nothing. */
export const requests: Record<string, Recipe> = {
  'POST /api/auth/sign-up/email': {
    body: ({ unique }) => ({ name: 'New', email: unique, password }),
  },
  'POST /api/auth/sign-in/email': {
    body: ({ named }) => ({ email: named.email, password }),
  },
  'POST /api/auth/sign-in/email (wrong)': {
    body: ({ unique }) => ({ email: unique, password }),
  },
  'POST /api/auth/sign-in/social': { body: () => ({ provider: 'google' }) },
  'POST /api/auth/sign-out': { spends: true },
  'POST /api/auth/request-password-reset': { body: ({ unique }) => ({ email: unique }) },
  'POST /api/auth/check-reset-link (forged)': { body: () => ({ token: 'forged' }) },
  'POST /api/auth/reset-password (forged)': { body: () => ({ token: 'forged', newPassword }) },
  'POST /api/auth/change-password': {
    body: () => ({ currentPassword: password, newPassword }),
    spends: true,
  },
  'POST /api/auth/send-verification-email': { body: ({ email }) => ({ email }) },
  'GET /api/auth/verify-email (forged)': { query: () => ({ token: 'forged' }) },
  'POST /api/auth/link-social': { body: () => ({ provider: 'google' }) },
  'POST /api/auth/unlink-account': { body: () => ({ providerId: 'google' }) },

  'PATCH /api/user/profile': { body: () => ({ title: 'Recruiter' }) },
  'POST /api/user/delete': { body: ({ email }) => ({ email }), spends: true },
  'POST /api/user/delete (another)': { body: ({ unique }) => ({ email: unique }) },

  'POST /api/organizations': { body: () => ({ name: 'New' }) },
  'POST /api/organizations/create': { body: () => ({ name: 'New' }) },
  'PATCH /api/organizations/:id': { body: () => ({ description: 'Changed' }) },
  'DELETE /api/organizations/:id': { body: ({ named }) => ({ name: named.organizationName }) },
  'PATCH /api/organizations/:id/members/:membershipId': { body: () => ({ role: 'admin' }) },
  'POST /api/organizations/:id/invite': { body: ({ unique }) => ({ email: unique }) },
  'POST /api/organizations/offered-invitation': {
    body: ({ named, caller }) => ({ token: named.tokenFor(caller) }),
  },
  'POST /api/organizations/opened-invitation': {
    body: ({ named, caller }) => ({ token: named.tokenFor(caller) }),
  },
  'POST /api/organizations/accept-invitation': {
    body: ({ named, caller }) => ({ token: named.tokenFor(caller) }),
  },
  'POST /api/organizations/:id/api-keys': { body: () => ({ name: 'New' }) },
  'POST /api/organizations/:id/webhooks': {
    body: () => ({ url: 'https://93.184.215.14/hook', events: ['job.completed'] }),
  },
  'GET /api/organizations/:id/audit (person)': ofPerson,
  'GET /api/organizations/:id/audit (key)': {
    query: ({ named }) => ({ actor: `api-key:${named.keyId}` }),
  },
  'GET /api/organizations/:id/audit (cursor)': {
    query: ({ named }) => ({ cursor: String(named.auditId) }),
  },
  'GET /api/organizations/:id/audit.csv (person)': ofPerson,

  'POST /api/extract-text': {
    body: () => ({ file: new File(['Welder wanted in Lansing, MI.'], 'job.txt') }),
    isForm: true,
  },
  'POST /api/parse-job-description': {
    body: () => ({ jobDescriptionText: 'Welder wanted in Lansing, MI. $30 per hour, full time.' }),
  },
  'POST /api/read-job-text': {
    body: () => ({ text: 'Welder wanted in Lansing, MI. $30 per hour, full time.' }),
  },
  'GET /api/jobs (organization)': ofOrganization,
  'GET /api/jobs/employers': ofOrganization,
  'GET /api/jobs (cursor)': {
    query: ({ path, named }) => ({
      organizationId: String(path.organizationId),
      cursor: writeCursor({ id: named.jobId, title: '' }),
    }),
  },
  'POST /api/jobs': {
    body: ({ named }) => ({
      title: 'New',
      location: 'Here',
      organizationId: named.organizationId,
    }),
  },
  'PATCH /api/jobs/:jobId': { body: () => ({ title: 'Changed' }) },
  'PUT /api/jobs/:jobId/answers/:key': { body: () => ({ said: '$31 an hour' }) },
  'POST /api/jobs/:jobId/answers/:answerId/decision': { body: () => ({ take: true }) },
  'POST /api/jobs/:jobId/answer-links': {
    body: ({ unique }) => ({ name: 'Mia', email: unique, keys: ['start-date'] }),
  },
  'GET /api/jobs/:jobId/alignment-sheet': { query: () => ({ format: 'pdf' }) },
  'PUT /api/answers/:token/questions/:key': { body: () => ({ said: '$32 an hour' }) },
  'PUT /api/answers/:token/must-haves': { body: () => ({ order: [], wishes: [] }) },
  'PUT /api/answers/:token/facts': { body: () => ({ quote: 'Here', said: 'There' }) },
  ...Object.fromEntries(webhookNames.map((name) => [`POST /api/webhooks/${name}`, ofJob])),
  'POST /api/outputs/:outputId/rewording': { body: () => ({ text: 'Hello', wish: 'shorter' }) },
  'PATCH /api/outputs/:outputId': { body: () => ({ content: marketIntelSample }) },
  'GET /api/events': {
    query: ({ named }) => ({ organizationId: String(named.organizationId) }),
    isEndless: true,
  },
};
