import type { AppliedRule } from '#market/laws/find-hiring-rules.ts';
import type { HiringDifficulty } from '#market/difficulty/hiring-difficulty.ts';
import type { OccupationProfile } from '#market/occupations/profile.ts';
import type { PayPosition } from '#market/pay/pay-position.ts';
import type { PayRow } from '#market/pay/pay-row.ts';
import type { NoTalentPool, TalentPool } from '#market/supply/talent-pool.ts';
import type { Benchmark } from './nearest-occupation.ts';

/** What public figures say about one brief; computed once, the same for every tool. */
export interface MarketFacts {
  profile: OccupationProfile;
  /** The figures of the occupation that apply at the place; null where none may be shown. */
  payRow: PayRow | null;
  /** The occupation that comes nearest, where the tables have none of its own for this job. */
  nearest?: Benchmark | null;
  /** How the job's own pay stands in them; null without pay or figures. */
  payPosition: PayPosition | null;
  talentPool: TalentPool | NoTalentPool;
  difficulty: HiringDifficulty;
  rules: AppliedRule[];
  /** The country whose figures stand in where the job names no place; null where it does. */
  assumedCountry?: string | null;
  /** Employers the job itself names as rivals. */
  competitors: string[];
}
