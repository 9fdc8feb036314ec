/** What the landing page shows of the sample job's ten documents. */
export interface SampleExcerpts {
  posting: { hook: string; blurb: string };
  search: { platform: string; string: string; short: string };
  market: {
    range: string;
    position: string;
    median: string;
    difficulty: number;
    percentiles: { name: string; wage: number }[];
    pay: { min: number; max: number };
  };
  intake: string[];
  voicemail: { script: string; words: number; seconds: number };
  tracker: { risk: string; advice: string; parts: { name: string; value: string }[]; of: number };
  skills: { top: { name: string; weight: number }[]; of: number };
  scorecard: { criterion: string; weight: number; ask: string; best: string; worst: string };
  coaching: { practice: string; ask: string; bring: string[] };
  synopsis: { subject: string; plan: string; funnel: number[] };
}
