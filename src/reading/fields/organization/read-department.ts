import type { Found } from '#shared/reading.ts';
import { best, foundIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import { keyOfName } from '../employer/name.ts';
import { isOccupationWord } from '../title/occupation-words.ts';
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
export function readDepartment(
  source: FieldSource,
  employer: string | null,
  title: string | null,
): Found<string> | null {
  const stems = stemsOf(title ?? '');
  const chosen = best(
    source.units.flatMap((unit) => [
      ...readUnit(unit, employer),
      ...readByTitle(unit, stems, employer),
    ]),
  );
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
    const isLikely = unit.role === 'overview' || unit.role === 'team' || unit.role === 'title';
    const isOwnWord = /^(?:[Oo]f|[Oo]ur)\b.*(?:[Dd]epartment|[Dd]ivision|[Pp]ractice)/u.test(
      match[0],
    );
    const isOffer = /\b(?:seeking|looking for|hiring|position is|opening|join)\b/i.test(text);
    if (!isLikely && !isInside && !isOwnWord && !isOffer) return [];
    if (isPerson(text, match.index + match[0].length)) return [];
    const total =
      score + weight + (known.test(match[0]) ? 4 : 0) + (isInside ? 8 : 0) - unit.index / 100;
    const start = match.index + match[0].indexOf(value);
    return total >= enough
      ? [{ value, score: total, unit, span: { start, end: start + value.length } }]
      : [];
  });
}

const called =
  /((?:[\p{L}&]+ ){1,4})(?:\([A-Z&]{2,6}\) )?(?:team|department|division|function|dept)\b/giu;
const mostCalls = 6;

/** "the community programs team", where the title speaks of community programs too. */
function readByTitle(
  unit: FieldUnit,
  stems: ReadonlySet<string>,
  employer: string | null,
): Department[] {
  if (stems.size === 0 || unit.role === 'legal' || unit.role === 'noise') return [];
  return [...unit.text.matchAll(called)].slice(0, mostCalls).flatMap((match) => {
    const words = (match[1] ?? '').trim().split(' ');
    const from = words.findLastIndex((word) => stopsName.test(word)) + 1;
    const value = words.slice(from).join(' ');
    const isShared = words.slice(from).some((word) => stems.has(stemOf(word)));
    const isTeam = /team$/i.test(match[0]) && unit.role !== 'overview' && unit.role !== 'team';
    if (!isShared || isTeam || noDepartment.test(value) || !mayBeDepartment(value, employer))
      return [];
    if (isPerson(unit.text, match.index + match[0].length)) return [];
    const start = match.index + match[0].indexOf(value);
    return [
      { value, score: 68 - unit.index / 100, unit, span: { start, end: start + value.length } },
    ];
  });
}

const stopsName =
  /^(?:the|our|a|an|to|of|with|for|in|by|as|on|and|or|your|their|its|this|within|from|at|is|wider|whole|small|large|growing|dynamic|global|local|lead|join|support|manage|across|internal|other)$/i;
const stemLength = 6;
const stemOf = (word: string): string => word.toLowerCase().slice(0, stemLength);

function stemsOf(title: string): Set<string> {
  return new Set(
    title
      .split(/[^\p{L}&]+/u)
      .filter((word) => word.length > 1 && !stopsName.test(word) && !isOccupationWord(word))
      .map(stemOf),
  );
}

/** "Compliance Team Leader" is a person. */
function isPerson(text: string, at: number): boolean {
  return /^,? (?:lead|leader|manager|members?|head|director|assistant)/iu.test(
    text.slice(at, at + 20),
  );
}

function weigh({ role }: FieldUnit): number | undefined {
  if (role === 'overview' || role === 'team' || role === 'title') return 6;
  if (role === 'duty' || role === 'place' || role === 'pay') return -8;
  if (role === 'company') return -24;
  return role === 'legal' || role === 'noise' || role === 'process' || role === 'head'
    ? undefined
    : -12;
}
