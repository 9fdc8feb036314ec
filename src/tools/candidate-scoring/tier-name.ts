import { toLabel } from '../reading/label.ts';

const tierKey =
  /^(?:(?<name>.*?)_)??(?:(?<side>below|above)_)?(?<low>\d+)(?:[_-](?:to_)?(?<high>\d+))?_percent$/i;

/** "strongMatch_75_to_89_percent" -> "Strong match, 75-89%"; "below_60_percent" -> "Below 60%". */
export function toTierName(key: string): string {
  const parts = tierKey.exec(key)?.groups;
  if (!parts) return toLabel(key.replace(/_percent$/i, ''));
  const bounds = [parts['low'], parts['high']].filter((bound) => bound !== undefined).join('-');
  const side = parts['side'] ? `${parts['side']} ` : '';
  const range = `${side}${bounds}%`;
  return parts['name']
    ? `${toLabel(parts['name'])}, ${range}`
    : range.charAt(0).toUpperCase() + range.slice(1);
}
