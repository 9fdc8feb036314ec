/**
 * From everybody of an occupation to those who are likely to fit. Where people live and what they earn is published;
 * how many have the years or meet a demand is not, so those two shares are planning values of ours and say so.
 */
export interface NarrowingStep {
  id: 'drive' | 'level' | 'specialty' | 'years' | 'demands' | 'core' | 'pay';
  /** "with 8 years or more" */
  label: string;
  share: number;
  /** How many demands the share stands for; where somebody lives or what they earn is none. */
  demands: number;
  /** Of these, what somebody may lack and still be asked: never what the job demands in so many words. */
  forgiven?: number;
  /** Of the share, papers without which nobody is hired: whoever lacks one is not nearly a match. */
  papers?: number;
}

export interface NarrowingInput {
  /** Part of the people who live within a daily drive; null when nobody has to drive. */
  driveShare: number | null;
  /** Whether the title names a specialty that only a part of the trade works in. */
  hasSpecialty: boolean;
  /** How high the post stands above the occupation; null where it does the occupation's own work. */
  level?: RankAbove | null;
  /** Years the job asks for, in words or by its title. */
  years: number;
  /** False where only the title implies them: then fewer may do. */
  yearsStated?: boolean;
  /** Demands that not everybody of the occupation meets. */
  demands: number;
  /** How many of them are papers without which nobody is hired. */
  papers?: number;
  /** Percentile of the top of the range in the occupation; null without pay or figures. */
  payRank: number | null;
}

export interface Narrowing {
  steps: NarrowingStep[];
  share: number;
  /** Share of those who meet every stated demand, and lack one thing that is not demanded in so many words. */
  oneShort: number;
}

/** Posts of which an occupation has few: those who lead others, a department or the house. */
export type RankAbove = 'lead' | 'manager' | 'director' | 'executive';

const RANKS: Record<RankAbove, { share: number; label: string }> = {
  lead: { share: 0.3, label: 'leading others' },
  manager: { share: 0.2, label: 'leading a team or function' },
  director: { share: 0.1, label: 'heading a department' },
  executive: { share: 0.05, label: 'heading a house or its finances, sales or the like' },
};

const YEARS_THAT_HALVE = 10;
export const SHARE_PER_DEMAND = 0.7;
export const DEMANDS_COUNTED = 5;

const SHARE_OF_SPECIALTY = 0.3;

/** Where the job demands little in particular, far from everybody of the occupation does its main duties either. */
const SHARE_OF_CORE = 0.5;
/** Above this what is asked for hardly narrows the occupation. */
const LITTLE_ASKED = 0.6;

/** "6 months", "a year", "8 years" */
export function sayYears(years: number): string {
  if (years < 1) return `${Math.round(years * 12)} months`;
  return years === 1 ? 'a year' : `${years} years`;
}

export const narrowingNote = `Half of an occupation is taken to have ${YEARS_THAT_HALVE} years or more, ${SHARE_PER_DEMAND * 100} % to meet a special demand (${DEMANDS_COUNTED} at most), ${SHARE_OF_SPECIALTY * 100} % to work in the specialty a title names, ${100 * RANKS.manager.share} % to lead a team, ${100 * RANKS.director.share} % to head a department and ${100 * RANKS.executive.share} % the house, ${SHARE_OF_CORE * 100} % to do the main duties where little else is asked for: planning values.`;

/** Planning value: half of an occupation has ten years or more, a quarter twenty. */
export const shareWithYears = (years: number): number => 0.5 ** (years / YEARS_THAT_HALVE);

export function narrowPool({
  driveShare,
  hasSpecialty,
  level = null,
  years,
  yearsStated = true,
  demands,
  papers: asPapers = 0,
  payRank,
}: NarrowingInput): Narrowing {
  const counted = Math.min(demands, DEMANDS_COUNTED);
  const papers = Math.min(asPapers, counted);
  const asked: NarrowingStep[] = [
    ...(level === null ? [] : [{ id: 'level' as const, ...RANKS[level], demands: 1 }]),
    ...(hasSpecialty
      ? [
          {
            id: 'specialty' as const,
            label: 'in the specialty',
            share: SHARE_OF_SPECIALTY,
            demands: 1,
            forgiven: 1,
          },
        ]
      : []),
    ...(years > 0
      ? [
          {
            id: 'years' as const,
            label: `with ${sayYears(years)} or more`,
            share: shareWithYears(years),
            demands: 1,
            forgiven: yearsStated ? 0 : 1,
          },
        ]
      : []),
    ...(counted > 0
      ? [
          {
            id: 'demands' as const,
            label: `meeting ${counted === 1 ? 'one special requirement' : `${counted} special requirements, certificates included`}`,
            share: SHARE_PER_DEMAND ** counted,
            demands: counted - papers,
            papers,
          },
        ]
      : []),
  ];
  const steps: NarrowingStep[] = [
    ...(driveShare === null
      ? []
      : [{ id: 'drive' as const, label: 'within a daily drive', share: driveShare, demands: 0 }]),
    ...asked,
    // Where little but papers is asked for, whoever does other duties of the occupation falls short by little.
    ...(asked.some((step) => step.demands > 0) &&
    asked.reduce((product, step) => product * step.share, 1) <= LITTLE_ASKED
      ? []
      : [
          {
            id: 'core' as const,
            label: 'doing the main duties now',
            share: SHARE_OF_CORE,
            demands: 1,
            forgiven: 1,
          },
        ]),
    ...(payRank === null
      ? []
      : [
          {
            id: 'pay' as const,
            label: 'paid no more than this job',
            share: payRank / 100,
            demands: 0,
          },
        ]),
  ];
  const share = steps.reduce((product, step) => product * step.share, 1);
  return { steps, share, oneShort: share * steps.reduce((sum, step) => sum + missOne(step), 0) };
}

/** How many lack the one thing of a step that may be lacking, for each who has it. */
const missOne = ({ share, forgiven = 0 }: NarrowingStep): number =>
  forgiven === 0 ? 0 : (1 - share) / share;

/** "43% within a daily drive, 57% with 8 years or more" */
export const sayNarrowing = (steps: readonly NarrowingStep[]): string =>
  steps.map(({ label, share }) => `${Math.max(1, Math.round(share * 100))}% ${label}`).join(', ');
