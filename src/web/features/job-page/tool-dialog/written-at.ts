const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The exact time, where a document has to carry it: "Nov 15, 2026, 4:53 AM". */
export function formatWrittenAt(date: string): string {
  return format.format(new Date(date));
}
