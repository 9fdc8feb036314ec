import type { Reading, ReadingCorrections, Unit } from '#shared/reading.ts';
import { readCurrencySign } from './currency-sign.ts';
import { readPlace } from './fields/place.ts';
import { readFields } from './fields/read-fields.ts';
import { readLanguage } from './language.ts';
import { readOccupation } from './occupation/read-occupation.ts';
import { READING_VERSION } from './reading-version.ts';
import { readTextUnits } from './read-units.ts';

/** Any text as a job: its units with their roles, then the values they hold, each with its words. */
export function readJob(text: string, corrections?: ReadingCorrections | null): Reading {
  // Layout and roles: what the lines and sentences are.
  return readValues({ text, units: readTextUnits(text, { corrections }), corrections });
}

/** What known units hold. */
export function readValues({
  text,
  units,
  corrections,
}: {
  text: string;
  units: Unit[];
  corrections?: ReadingCorrections | null | undefined;
}): Reading {
  const language = readLanguage(text);
  // 1. Fields: each looks at the units that may hold it.
  const place = readPlace({ units, text, language, currency: readCurrencySign(text) });
  const country = place?.value.country ?? null;
  const fields = readFields({ units, text, language, country });
  // 2. Occupation: by title, with what the person will do as second witness.
  const occupation = readOccupation({
    title: fields.title?.value ?? '',
    units,
    language,
    chosen: corrections?.occupation ?? null,
  });
  return { version: READING_VERSION, language, units, fields: { ...fields, place }, occupation };
}
