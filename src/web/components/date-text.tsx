import { formatExactTime } from '#ui/relative-time.ts';

const dateOnly = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** A plain date that tells the exact time on hover. */
export function DateText({ date }: { date: string | undefined }) {
  if (!date) return 'at an unknown time';
  const value = new Date(date);
  return (
    <time dateTime={date} title={formatExactTime(value)}>
      {dateOnly.format(value)}
    </time>
  );
}
