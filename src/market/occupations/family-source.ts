/**
 * How occupations are written down. Text that holds for a whole family of work stands once, specifics stand per
 * occupation. Lists of an occupation are packed with " | " so that a profile stays readable on one screen;
 * profile.ts unpacks them when somebody asks.
 */
export type ChannelKind =
  | 'referral'
  | 'direct'
  | 'posting'
  | 'school'
  | 'association'
  | 'military'
  | 'community'
  | 'agency'
  | 'public';

export type Channel = { kind: ChannelKind; name: string; approach: string };

export type Worry = { worry: string; answer: string };

export type InterviewProbe = { ask: string; strong: string; weak: string };

export type OccupationSource = {
  soc: string;
  /** Set when the profile is narrower than the SOC code its figures are counted under. */
  variant?: string;
  name: string;
  /**
   * What the official figures of `soc` say about this profile: its own figures (left out), those of a wider
   * group that contains it, or nothing that may be shown for it.
   */
  figures?: 'group' | 'none';
  titles: string;
  /** Titles in German and French that mean the same work. */
  abroad?: string;
  skills: string;
  tools: string;
  /** "name @ issuer"; a leading * marks what the law or nearly every employer demands. */
  credentials?: string;
  duties: string;
  conditions: string;
  /** SOC codes people come from and go to, separated by spaces. */
  from: string;
  to: string;
};

export type FamilySource = {
  id: string;
  name: string;
  channels: readonly Channel[];
  gathering: readonly string[];
  motives: readonly string[];
  worries: readonly Worry[];
  interview: readonly InterviewProbe[];
  workSample: string;
  conditions: readonly string[];
  comesFrom: string;
  goesTo: string;
  /** Kinds of employers that hire the same people. */
  rivals: readonly string[];
  seasons: readonly string[];
  /** Words that mark the wrong people in a search for this family. */
  exclude: readonly string[];
  occupations: readonly OccupationSource[];
};
