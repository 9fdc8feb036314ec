/**
 * What would come out the same whatever keeps the rows; `npm test` tries it on one database and
 * `npm run test:long` on the other one too. On both stay the queue, the live events, locks and counts, what is kept,
 * versioned and deleted, and signing in; and every new test, until it is named here.
 */
export const onOneDatabase = [
  // Every route with every kind of caller, every hostile value, calls of other sites, texts and files that hurt the
  // threads that read them, what is said of errors and of the API: the code decides on these and not the database.
  'src/server/permissions/matrix.api.test.ts',
  'src/server/permissions/hostile-input.api.test.ts',
  'src/server/permissions/canary.api.test.ts',
  'src/server/auth/other-sites.api.test.ts',
  'src/server/text-work/text-work.api.test.ts',
  'src/server/job-text/extract.api.test.ts',
  'src/server/job-text/model-reads.api.test.ts',
  'src/server/job-text/parse.api.test.ts',
  'src/server/http/api-description.api.test.ts',
  'src/server/http/error-replies.api.test.ts',
  'src/server/limits/declared.api.test.ts',
  'src/server/limits/receiving.api.test.ts',
  // Many processes count at once on a server only; the embedded database has one connection.
  'src/server/limits/attempts.api.test.ts',
  // Ways in, mails and addresses: the same few rows as signing in.
  'src/server/auth/answer-by-mail.api.test.ts',
  'src/server/auth/passwords.api.test.ts',
  'src/server/auth/social.api.test.ts',
  'src/server/auth/verification.api.test.ts',
  'src/server/organizations/invitations.api.test.ts',
  'src/server/organizations/unproven-address.api.test.ts',
  // What fields of a job may hold, answers to its questions, and calls of other systems in both directions.
  'src/server/jobs/job-fields.api.test.ts',
  'src/server/jobs/tag-limits.api.test.ts',
  'src/server/jobs/tool-sets.api.test.ts',
  'src/server/generation/webhooks.api.test.ts',
  'src/server/outgoing-webhooks/fairness.api.test.ts',
  'src/server/outgoing-webhooks/outgoing-webhooks.api.test.ts',
  'src/server/answers/answers.api.test.ts',
  'src/server/answers/disputes.api.test.ts',
  'src/server/answers/links.api.test.ts',
  // Whole jobs written for their words, and files made of them; that they are kept and told of, the other tests of
  // writing try on both.
  'src/server/writers/model/language.api.test.ts',
  'src/server/writers/model/whole-job.api.test.ts',
  'src/server/generation/confidential/confidential.api.test.ts',
  'src/server/generation/agreed-plan.api.test.ts',
  'src/server/generation/notes-are-used.api.test.ts',
  'src/server/generation/rewording.api.test.ts',
  'src/server/generation/style-note.api.test.ts',
  'src/server/exports/exports.api.test.ts',
  'src/server/exports/paper.api.test.ts',
  'src/server/exports/signed-exports.api.test.ts',
  'src/server/exports/systems/systems.api.test.ts',
];
