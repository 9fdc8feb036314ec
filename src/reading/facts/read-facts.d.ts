import type { OccupationProfile } from '#market/occupations/profile.ts';
import { type Fact } from '#shared/brief.ts';
import type { ReadFields } from '#shared/reading.ts';
import { type JobDocument } from '../stored/job-document.ts';
import { type KnownNames } from './words/restore-case.ts';
export interface FactsInput {
    document: JobDocument;
    fields: Pick<ReadFields, 'tools' | 'credentials'>;
    profile: OccupationProfile;
    language: string | null;
    names: KnownNames;
    /** The title only repeats itself as a fact. */
    title: string;
    /** Words of must-haves, the most important first. */
    order: readonly string[];
}
/** The facts that the units of a job state, each once, with the words they were read from. */
export declare function readFacts(input: FactsInput): {
    facts: Fact[];
    leftOut: number;
};
