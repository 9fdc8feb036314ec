import type { OccupationProfile } from '#market/occupations/profile.ts';
import type { Brief, Fact, FactKind } from '#shared/brief.ts';
import type { UnitRole } from '#shared/reading.ts';
import type { JobText } from '../stored/job-text.ts';
export type Missing = Brief['missing'][number];
export interface MissingInput {
    brief: Omit<Brief, 'missing'>;
    job: JobText;
    profile: OccupationProfile;
    placeOptions: readonly string[];
    /** Other titles by which the text calls the job. */
    otherTitles: readonly string[];
    /** Roles of which the text holds a unit: what is there is not asked for as if it were not. */
    told: ReadonlySet<UnitRole>;
    /** Everything the job says, for words that have no field. */
    text: string;
}
/** A question, and whether the job leaves it open. */
export interface Gap extends Missing {
    isOpen: boolean;
}
export declare const count: (facts: readonly Fact[], ...kinds: FactKind[]) => number;
export declare const someone: ({ brief }: MissingInput) => string;
/** "dry wall, doors and locks": up to three things that such work often holds, as examples to ask about. */
export declare function examples(items: readonly string[], most?: number): string;
