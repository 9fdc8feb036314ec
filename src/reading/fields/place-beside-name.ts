import type { Found, ReadFields } from '#shared/reading.ts';
import { type PlaceInput, readPlace } from './place.ts';

type FoundPlace = NonNullable<ReadFields['place']>;

const escape = (words: string): string => words.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * A town that stands nowhere but in the name of the employer ("Harlow Motors" of Dunmow) is no place of work where
 * the text without that name tells another; "Town of Harlow" is at home there.
 */
export function readPlaceBesideName(
  place: FoundPlace | null,
  employer: Found<string> | null,
  input: PlaceInput,
): FoundPlace | null {
  const city = place?.value.city;
  const name = employer?.value;
  if (!city || !name?.includes(city) || name === city) return place;
  const named = new RegExp(escape(name), 'g');
  const hide = (text: string): string => text.replace(named, (found) => 'x'.repeat(found.length));
  if (hide(input.text).includes(city)) return place;
  const units = input.units.map((unit) => ({ ...unit, text: hide(unit.text) }));
  return readPlace({ ...input, text: hide(input.text), units }) ?? place;
}
