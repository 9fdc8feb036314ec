import { type Count, readCounts } from '../reading/counts.ts';
import type { SourcingStrategyView } from './content.ts';

type Weeks = SourcingStrategyView['sourcingCadenceSuggestions'];

export interface WeekSpan {
  name: string;
  dates: string;
  /** What is unlike the others about it: "Thanksgiving". */
  note: string;
  counts: Count[];
}

const named = /^(Week \d+) \(([^(),]+)(?:, ([^()]+))?\)$/;

/** Weeks that name their dates, with the targets that can be counted; undefined unless all of them do. */
export function readWeekSpans(weeks: Weeks): WeekSpan[] | undefined {
  const spans = weeks.map(({ week, targets }) => {
    const [, name, dates, note = ''] = named.exec(week) ?? [];
    const counts = readCounts(targets);
    return name && dates && counts ? { name, dates, note, counts } : undefined;
  });
  return spans.length > 1 && spans.every((span) => span !== undefined) ? spans : undefined;
}
