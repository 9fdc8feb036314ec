import { useEffect, useState } from 'react';

import { formatExactTime, formatRelativeTime } from './relative-time.ts';

/** How long ago, in words that keep up with the clock; the exact time shows on hover. */
export function Timestamp({ date: input, className }: { date: Date | string; className?: string }) {
  const [now, setNow] = useState(() => new Date());
  const date = new Date(input);

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);

  return (
    <time dateTime={date.toISOString()} title={formatExactTime(date)} className={className}>
      {formatRelativeTime(date, now)}
    </time>
  );
}
