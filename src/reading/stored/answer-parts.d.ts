import type { JobAnswer } from '#shared/answers.ts';
import type { UnitRole } from '#shared/reading.ts';
import type { DocumentPart } from './job-document.ts';
import type { JobText } from './job-text.ts';
/** The matter of an answer as the tables have it. */
export declare const matterOf: ({ topic }: Pick<JobAnswer, 'topic'>) => string;
/**
 * Each answer as a part of the job with the role its question gives it. They stand at the end, so that nothing of the
 * text changes its place; that they go before it is seen to where values and facts are chosen.
 */
export declare function readAnswerParts(job: JobText, roleOf: (words: string) => UnitRole | undefined): DocumentPart[];
