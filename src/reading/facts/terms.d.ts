import type { OccupationProfile } from '#market/occupations/profile.ts';
export interface KnownTerms {
    /** Tools and credentials that the reading found in the words of this fact. */
    found: readonly string[];
    /** What the occupation is known to use and to ask for. */
    profile: OccupationProfile;
    language: string | null;
    isDuty: boolean;
}
/** Names in a fact that a search can look for; often none. */
export declare function readTerms(text: string, { found, profile, language, isDuty }: KnownTerms): string[];
