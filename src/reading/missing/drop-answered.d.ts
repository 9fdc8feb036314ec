import type { JobAnswer } from '#shared/answers.ts';
import type { Missing } from './gap.ts';
/** What was answered is not asked again, however little could be read from the answer. */
export declare function dropAnswered(missing: readonly Missing[], answers: readonly JobAnswer[]): Missing[];
