import fc from 'fast-check';
import { isThorough } from './cases-of.ts';

/** What `npm test` says of a commit must not hang on luck; new cases are looked for by `npm run test:long`. */
if (!isThorough()) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_115 });
