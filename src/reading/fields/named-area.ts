import { nameCountry } from '#market/places/countries.ts';
import type { Found, ReadFields, Unit, UnitRole } from '#shared/reading.ts';

type ReadPlace = NonNullable<ReadFields['place']>['value'];

const capital = String.raw`\p{Lu}[\p{L}'’.-]+`;
const side =
  '(?:North|South|East|West|Central|Mid|(?:North|South)[ -]?(?:East|West)|Northern|Southern|Eastern|Western)';
/** "in the Lochaber area", "across the Tees Valley"; a market or a practice has no name before its "area". */
const named = new RegExp(
  String.raw`\b(?:[Ii]n|[Aa]round|[Aa]cross|[Ww]ithin|[Cc]overing|[Ss]erving|[Tt]hroughout|[Oo]n) the ((?:[Gg]reater |[Ww]ider )?${capital}(?: (?:${capital}|and|&|of|the)){0,3} ([Aa]reas?|[Rr]egion|[Dd]istrict|Valley|Peninsula|Isles|Islands|Coast|Fells|Borders|Highlands|Dales|Downs|Peaks))(?![\p{L}-])(?! (?:\p{Lu}|[Mm]anagers?|[Ss]ales|[Tt]eams?|of (?!(?:${side}|\p{Lu}))))`,
  'u',
);
/** "the West of Scotland", "the South West region" */
const sided = new RegExp(
  String.raw`\b(?:[Ii]n|[Aa]round|[Aa]cross|[Ww]ithin|[Cc]overing|[Tt]hroughout) the (${side}(?: (?:[Rr]egion|[Aa]rea|[Cc]oast))?(?: of (?:England|Scotland|Wales|Ireland|Northern Ireland|${capital}))?)(?![\p{L}-])(?! \p{Lu})`,
  'u',
);

/** Not a part of a country: of a trade, a body or a house. */
const noArea =
  /\b(?:sales|business|service|practice|product|marketing|finance|subject|specialty|speciality|clinical|engineering|technology|human|skills?|growth|focus|key|core|EMEA|APAC|DACH|LATAM|Asia|Europe|European|Middle East|America|Americas|Africa|Pacific|Metro|Bay|Tri-State|School|Health)\b/i;

const may = new Set<UnitRole>([
  'title',
  'company',
  'overview',
  'place',
  'schedule',
  'team',
  'head',
]);
const longestRead = 400;
const confidence = 0.52;

/** The part of a country where the work is, where no town is named: better told than "not found". */
export function findNamedArea(
  units: readonly Unit[],
  text: string,
  country: string | null,
): Found<ReadPlace> | null {
  for (const unit of units) {
    if (!may.has(unit.role)) continue;
    const line = text.slice(unit.start, Math.min(unit.end, unit.start + longestRead));
    const found = named.exec(line) ?? sided.exec(line);
    const [all = '', name = ''] = found ?? [];
    if (!found || noArea.test(name)) continue;
    const start = unit.start + found.index + all.lastIndexOf(name);
    const end = start + name.length;
    return {
      value: {
        label: name.replace(/^[Ww]ider /, ''),
        city: null,
        region: name,
        country: country !== null && nameCountry(country) !== name ? country : null,
        options: [],
      },
      confidence,
      evidence: [{ quote: text.slice(start, end), start, end }],
    };
  }
  return null;
}
