import type { Found } from '#shared/reading.ts';
import { foundIn } from '../field-unit.ts';
import type { FieldSource } from '../field-unit.ts';
import { numberPattern, toNumber } from './number-words.data.ts';

const count = `(${numberPattern})`;
const hiring = new RegExp(
  String.raw`\b(?:hiring|looking (?:for|to (?:hire|recruit|appoint|employ))|seeking(?: to (?:hire|recruit|appoint|employ))?|recruiting|suchen|recherchons|recrutons|buscamos)(?: for)? ${count} (?!years|days|months|weeks|hours|people who|or |to |day|shift|of |or|more)(?=\p{L})`,
  'iu',
);
const areOpen = new RegExp(
  String.raw`\b${count} (?:seats?|jobs?|places|positions|posts) (?:is|are) (?:now )?open\b`,
  'iu',
);
/** Said of the search and not of the employer, wherever they stand: "400 positions" may be those it has. */
const ofTheSearch = [hiring, areOpen];
const patterns: RegExp[] = [
  new RegExp(
    String.raw`\b(?:number of (?:openings|positions|vacancies|posts)|openings?|vacancies|headcount|positions available|vacant posts|anzahl stellen|nombre de postes|vacantes)\s?[:–-]\s?${count}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${count} (?:\(\d{1,3}\) )?(?:(?:open|vacant|available|immediate) )?(?:openings|vacancies|positions|posts|stellen|postes|vacantes)\b(?! of )`,
    'iu',
  ),
  ...ofTheSearch,
];
const most = 500;

/** How many people are wanted, where the text counts them. */
export function readOpenings(source: FieldSource): Found<number> | null {
  for (const unit of source.units) {
    if (unit.labelKind !== 'openings') continue;
    const match = new RegExp(String.raw`^\D{0,12}?${count}\b`, 'iu').exec(unit.text);
    const value = toNumber(match?.[1] ?? '');
    if (match && value > 0 && value <= most)
      return foundIn(source, { value, confidence: 0.95, unit });
  }
  for (const pattern of patterns) {
    for (const unit of source.units) {
      if (unit.role === 'company' && !ofTheSearch.includes(pattern)) continue;
      if (unit.role === 'legal' || unit.role === 'noise') continue;
      const match = pattern.exec(unit.text);
      const word = match?.[1] ?? '';
      const value = toNumber(word);
      // "One of our positions" counts nothing.
      if (!match || !(value > 0) || value > most || /^(?:one|une?|un[ao]|eine?)$/i.test(word))
        continue;
      const span = { start: match.index, end: match.index + match[0].length };
      return foundIn(source, { value, confidence: 0.8, unit, span });
    }
  }
  return null;
}
