import type { Brief } from '#shared/brief.ts';
import type { EmployerText } from './job-text.ts';
/** What stands for the name of an employer that wants to stay unnamed. */
type Described = Pick<EmployerText, 'industry' | 'isClient'>;
/** For sentences that name the place themselves. */
export declare const describeKind: ({ industry, isClient }: Described) => string;
/** Inside a text that spoke of it by name. */
export declare function referTo({ industry, isClient }: Described): string;
/** The town only where the map knows it: a place as given may hold the name. */
export declare function describeEmployer(employer: Described, { resolved }: Brief['place']): string;
export {};
