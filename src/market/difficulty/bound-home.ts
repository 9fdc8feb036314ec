import { isLittleTravel } from '#shared/little-travel.ts';
import type { Brief } from '#shared/brief.ts';

const percent =
  /\btravel\w*\b[^.\n]{0,40}?\b(\d{1,3}) ?(?:%|percent)(?: ?(?:-|–|to) ?(\d{1,3}) ?(?:%|percent))?|\b(\d{1,3}) ?(?:%|percent)[^.\n]{0,20}?\btravel/i;

type Said = Pick<Brief, 'facts' | 'hours'>;

const listLines = ({ facts, hours }: Said): string[] => [
  hours?.text ?? '',
  ...facts
    .filter(({ kind }) => kind === 'travel' || kind === 'schedule' || kind === 'other')
    .map(({ text }) => text),
];

/** "Up to 40% travel", as 40; null where no share is said, or hardly any. */
export function readTravelShare(said: Said): number | null {
  for (const line of listLines(said)) {
    if (isLittleTravel(line)) continue;
    const [, after, most, before] = percent.exec(line) ?? [];
    const share = Number(most ?? after ?? before ?? 0);
    if (share > 0 && share <= 100) return share;
  }
  return null;
}

const region =
  /\b(?:east|west|gulf) coast\b|\b(?:eastern|central|mountain|pacific|european?|uk|us) (?:standard )?(?:time|hours|business hours)\b|\b\d{1,2}(?::\d\d)? ?[ap]\.?m\.? ?(?:E|C|M|P)[SD]?T\b|\b(?:EST|CST|MST|PST|CET|GMT|ET|PT) (?:time ?zone|hours|business hours)\b|\btime ?zones?\b/i;

/** Whether somebody who works from home must live in one region or keep its clock. */
export const isBoundToRegion = (said: Said): boolean =>
  listLines(said).some((line) => region.test(line));
