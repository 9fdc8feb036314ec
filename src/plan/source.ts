import type { MarketFacts } from '#market/assessment/market-facts.ts';
import type { AgreedPlan } from '#shared/agreed-plan.ts';
import type { JobAnswer } from '#shared/answers.ts';
import type { Brief } from '#shared/brief.ts';
import type { JobLine } from '#shared/job-line.ts';
import type { voiceTones } from '#shared/organization.ts';

/** Everything a tool may draw on. What is not in here may not be in an output. */
export interface Source {
  brief: Brief;
  market: MarketFacts;
  voice: {
    tone: (typeof voiceTones)[number];
    /** The organization's own words on how it writes; empty when it said nothing. */
    messagingStyle: string;
  };
  /** ISO 639, in which a language model writes; English where nothing is said. */
  writeIn?: string;
  employer: {
    name: string;
    description: string;
    website: string;
    /** Whom the recruiter writes for, as in a signature; the employer where nothing else is said. */
    signsFor?: string;
  };
  /** The job's own text in pieces, word for word; gathered where somebody reads it beside the brief. */
  text?: readonly JobLine[];
  /** What a caller added for this one writing, such as the extra fields of a webhook. */
  notes: readonly string[];
  /** What people answered, as far as it counts; what could be read from it is in the brief too. */
  answers?: readonly JobAnswer[];
  /** What people or a model settled of the plan; code proposes all of it where nothing was settled. */
  agreed?: AgreedPlan | null;
  /** The day of writing, as 2026-11-15; dates in plans are counted from it. */
  today: string;
}
