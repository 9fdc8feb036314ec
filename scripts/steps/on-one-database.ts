/**
 * Every route with every kind of caller, every hostile value, texts and files that hurt the threads that read them:
 * what is refused there the code refuses and not the database, so that one is enough for `npm test`, and
 * `npm run test:long` tries the other one too.
 */
export const onOneDatabase = [
  'src/server/permissions/matrix.api.test.ts',
  'src/server/permissions/hostile-input.api.test.ts',
  'src/server/text-work/text-work.api.test.ts',
  'src/server/job-text/extract.api.test.ts',
];
