import type { Fact } from '#shared/brief.ts';

type Told = Pick<Fact, 'kind' | 'text'>;

const times = /night|evening|weekend|day shift|twilight|1st|2nd|3rd|first|second|third/i;

/** Whether what was found tells of the time of work that a title names. */
export function tellsTime(found: readonly Told[], { text }: Pick<Told, 'text'>): boolean {
  const time = times.exec(text)?.[0].toLowerCase();
  return (
    time === undefined ||
    found.some((fact) => fact.kind === 'schedule' && fact.text.toLowerCase().includes(time))
  );
}
