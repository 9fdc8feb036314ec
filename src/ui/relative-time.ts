const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const locale = 'en-US';
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const dateOnly = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });

/** "3 minutes ago", "yesterday"; a plain date once a week has passed. */
export function formatRelativeTime(date: Date, now: Date): string {
  const past = now.getTime() - date.getTime();
  const distance = Math.abs(past);
  if (distance < minute) return 'just now';
  if (distance < hour) return relative.format(-Math.trunc(past / minute), 'minute');
  if (distance < day) return relative.format(-Math.trunc(past / hour), 'hour');
  if (distance < 7 * day) return relative.format(-Math.trunc(past / day), 'day');
  return dateOnly.format(date);
}

export function formatExactTime(date: Date): string {
  return exact.format(date);
}
