import type { Found } from '#shared/reading.ts';
import { best, foundIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import { keyOfName } from '../employer/name.ts';
import { isPlaceName } from '../title/place-name.ts';
import { departmentWords, noDepartment } from './department.data.ts';

const word = String.raw`(?:\p{Lu}[\p{L}\d&/'’.-]*|&)`;
const name = String.raw`(${word}(?:,? (?:${word}|and|of|the|for|und|de|et|y)){0,9})`;
const kinds = String.raw`(?:department|division|dept\.?|directorate|business unit|practice groups?|abteilung|departamento)`;

const patterns: [RegExp, number][] = [
  [
    new RegExp(
      String.raw`\b(?:[Dd]epartment|[Dd]ivision|[Dd]épartement|[Dd]epartamento|[Dd]irectorate) (?:of|de|des|du) (${word}(?: (?:${word}|and|of|&)){0,5})`,
      'u',
    ),
    76,
  ],
  [
    new RegExp(
      String.raw`\b(?:[Ii]n|[Jj]oin(?:ing)?|[Ww]ithin|[Oo]f|[Ff]or|[Oo]ur|[Tt]he|[Ii]ts|[Ww]ith) (?:our |the |its |growing |a |[a-z]+[- ][a-z]+ ){0,3}${name}(?: \([A-Z&]{2,6}\))? (?:[Dd]epartment|[Dd]ivision|[Dd]ept\b|[Dd]irectorate|[Pp]ractice(?: groups?)?|[Bb]usiness [Uu]nit)`,
      'u',
    ),
    78,
  ],
  [
    new RegExp(
      String.raw`\b(?:[Ii]n|[Jj]oin(?:ing)?|[Ww]ithin|[Oo]f|[Oo]ur|[Tt]he|[Ii]ts|[Ff]or|[Pp]erson) (?:our |the |its |growing |dynamic |a |talented |(?:[\p{L}-]+['’]s )?(?:[a-z]+-[a-z]+ )?){0,3}${name} (?:[Tt]eam|[Uu]nit|[Gg]roup|[Pp]rogram|[Ss]quad|[Cc]oE)\b`,
      'u',
    ),
    66,
  ],
  [
    new RegExp(
      String.raw`^(?:The |Our )?(${word}(?: (?:${word}|and|of)){0,4}) (?:[Tt]eam|[Dd]epartment|[Dd]ivision)\b`,
      'u',
    ),
    64,
  ],
  [
    /\b(?:join(?:ing)?|within|member of|part of|in|for|support|building) (?:our |the |its |a )(?:focused |growing |busy |firm's |company's |dynamic )?([a-z][a-z]+(?: (?:and |& )?[a-z]+){0,3}) (?:department|division|team|practice)\b/u,
    60,
  ],
  [
    /\b(?:für unsere|in unserer|unsere|der) Abteilung ([\p{L}&/ -]{3,40}?)(?=[.,;]|\s(?:suchen|in|am|mit|zum)\b|$)/u,
    76,
  ],
  [
    /\b(?:au sein (?:du|de la|de notre) |(?:le|notre|du) )(?:service|département|pôle) (?:du |de la |des |de l'|de )?([\p{L}'’ -]{3,40}?)(?=[.,;]|\s(?:de|pour|situé|et|vous|à)\b|$)/iu,
    70,
  ],
];
const known = new RegExp(kinds, 'i');

const longest = 60;

/** The part of the organization the job belongs to. */
export function readDepartment(source: FieldSource, employer: string | null): Found<string> | null {
  const chosen = best(source.units.flatMap((unit) => readUnit(unit, employer)));
  if (!chosen) return null;
  const { value, score, unit, span } = chosen;
  return foundIn(source, { value, confidence: score / 100, unit, span });
}

interface Department {
  value: string;
  score: number;
  unit: FieldUnit;
  span?: Span;
}

const praised =
  /^(?:(?:the|our|highly|skilled|small|large|growing|dynamic|dedicated|experienced|busy|talented|friendly|global|local) )+/;
const enough = 58;

/** A team in small letters must be called after some work: "marketing", not "small but dynamic". */
function mayBeDepartment(value: string, employer: string | null): boolean {
  if (/^(?:of|and|for|de)\b|:/i.test(value) || isPlaceName(value)) return false;
  if (employer !== null && keyOfName(employer).startsWith(keyOfName(value))) return false;
  return /\p{Lu}|[^ -~]/u.test(value) || departmentWords.test(value);
}

function readUnit(unit: FieldUnit, employer: string | null): Department[] {
  const { labelKind, text } = unit;
  if (labelKind === 'department') {
    const value = text.replace(/[.;,\s–-]+$/, '');
    const isName = value.length >= 2 && value.length <= longest && !/[.!?]\s/.test(value);
    const isSaid =
      value.split(' ').length > 5 &&
      value.split(' ').filter((one) => /^\p{Ll}{3}/u.test(one)).length > 2;
    if (
      !isName ||
      isSaid ||
      /[!?]$/.test(text) ||
      noDepartment.test(value) ||
      !mayBeDepartment(value, employer)
    )
      return [];
    return [{ value, score: 95 - unit.index / 1000, unit }];
  }
  const weight = weigh(unit);
  if (weight === undefined) return [];
  return patterns.flatMap(([pattern, score]) => {
    const match = pattern.exec(text);
    const value =
      match?.[1]?.replace(/(?:[\s,&.-]|\s(?:of|and|the|for|de|et))+$/u, '').replace(praised, '') ??
      '';
    if (!match || value.length < 2 || value.length > longest || noDepartment.test(value)) return [];
    if (!mayBeDepartment(value, employer)) return [];
    const isInside = /^(?:within|join|member of|part of)/i.test(match[0]);
    if (unit.role !== 'overview' && unit.role !== 'team' && unit.role !== 'title' && !isInside)
      return [];
    // "Compliance Team Leader" is a person.
    if (
      /^,? (?:lead|leader|manager|members?|head|director|assistant|to \p{Ll})/iu.test(
        text.slice(match.index + match[0].length),
      )
    )
      return [];
    const total =
      score + weight + (known.test(match[0]) ? 4 : 0) + (isInside ? 8 : 0) - unit.index / 100;
    const start = match.index + match[0].indexOf(value);
    return total >= enough
      ? [{ value, score: total, unit, span: { start, end: start + value.length } }]
      : [];
  });
}

function weigh({ role }: FieldUnit): number | undefined {
  if (role === 'overview' || role === 'team' || role === 'title') return 6;
  if (role === 'duty' || role === 'place' || role === 'pay') return -8;
  if (role === 'company') return -24;
  return role === 'legal' || role === 'noise' || role === 'process' || role === 'head'
    ? undefined
    : -12;
}
