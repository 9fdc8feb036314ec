/**
 * What would come out the same whatever keeps the rows; `npm test` tries it on one database and
 * `npm run test:long` on the other one too.
 */
export const onOneDatabase = [
  // Every route with every kind of caller, every hostile value, calls of other sites, texts and files that hurt the
  // threads that read them: the code refuses these and not the database.
  'src/server/permissions/matrix.api.test.ts',
  'src/server/permissions/hostile-input.api.test.ts',
  'src/server/auth/other-sites.api.test.ts',
  'src/server/text-work/text-work.api.test.ts',
  'src/server/job-text/extract.api.test.ts',
  // Whole jobs written for their words, and files made of them; that they are kept and told of, the other tests of
  // writing try on both.
  'src/server/writers/model/language.api.test.ts',
  'src/server/writers/model/whole-job.api.test.ts',
  'src/server/generation/confidential/confidential.api.test.ts',
  'src/server/generation/notes-are-used.api.test.ts',
  'src/server/generation/rewording.api.test.ts',
  'src/server/generation/style-note.api.test.ts',
  'src/server/exports/paper.api.test.ts',
  'src/server/exports/signed-exports.api.test.ts',
  'src/server/exports/systems/systems.api.test.ts',
];
