import type { Reading, ReadingCorrections, Unit } from '#shared/reading.ts';
import type { ModelReading } from '#shared/model-reading.ts';
import { readCurrencySign } from './currency-sign.ts';
import { readPlaceBesideName } from './fields/place-beside-name.ts';
import { readPlace } from './fields/place.ts';
import { readFields } from './fields/read-fields.ts';
import { readLanguage } from './language.ts';
import { readOccupation } from './occupation/read-occupation.ts';
import { READING_VERSION } from './reading-version.ts';
import { readTextUnits } from './read-units.ts';
import { settleFields } from './model-reading/settle-fields.ts';
import { settleOccupation } from './model-reading/settle-occupation.ts';

/** Any text as a job: its units with their roles, then the values they hold, each with its words. */
export function readJob(
  text: string,
  corrections?: ReadingCorrections | null,
  told?: ModelReading | null,
): Reading {
  // Layout and roles: what the lines and sentences are.
  const units = readTextUnits(text, { corrections, told: told?.roles });
  return readValues({ text, units, corrections, told });
}

/** What known units hold. */
export function readValues({
  text,
  units,
  corrections,
  told,
}: {
  text: string;
  units: Unit[];
  corrections?: ReadingCorrections | null | undefined;
  told?: ModelReading | null | undefined;
}): Reading {
  const language = readLanguage(text);
  // 1. Fields: each looks at the units that may hold it.
  const whereabouts = { units, text, language, currency: readCurrencySign(text) };
  const named = readPlace(whereabouts);
  const found = readFields({ units, text, language, country: named?.value.country ?? null });
  const place = readPlaceBesideName(named, found.employer, whereabouts);
  const country = place?.value.country ?? null;
  const own = { ...found, place };
  const { fields, doubts } = told
    ? settleFields(own, told.fields, { text, language, country })
    : { fields: own, doubts: [] };
  // 2. Occupation: by title, with what the person will do as second witness.
  const heard = readOccupation({
    title: fields.title?.value ?? '',
    units,
    language,
    chosen: corrections?.occupation ?? null,
  });
  const occupation =
    told && !corrections?.occupation ? settleOccupation(heard, told.occupation) : heard;
  const version = READING_VERSION;
  return { version, language, units, fields, occupation, ...(told ? { doubts } : {}) };
}
