import { findState } from '#market/places/us-states.ts';
import { isOnSite } from '#market/occupations/tied-to-place.ts';
import type { Fact } from '#shared/brief.ts';
import { listFacts } from '../craft/facts.ts';
import { sayEmployment, sayPlace } from '../craft/place-words.ts';
import { getPool } from '../craft/pool-words.ts';
import { lowerFirst } from '../craft/prose/casing.ts';
import { listOnce } from '../craft/prose/list.ts';
import { toEnglish } from '../craft/prose/translate.ts';
import { beginsWithVerb } from '../craft/prose/verbs.ts';
import type { Source } from '#plan/source.ts';

const SKILL_KEYWORDS = 10;
const LONGEST_KEYWORD = 40;
const MOST_WORDS = 4;

/** How people put a title nobody knows into a search box. */
const SEARCHED_AS = ['job', 'vacancy', 'position', 'opening', 'career', 'role', 'salary', 'skills'];

/** Offices, paragraphs and ordinary words with a capital are no terms anyone searches by. */
export const NO_TERM =
  /department|requirement|division|bureau|office of|city of|county|^(?:water|power|safety|building|services?)$/i;

/** A clause, an attitude or a condition: true, and nothing to type into a search box. */
const NO_KEYWORD =
  /^(?:can|has|have|knows?|led|sat|been|worked|own|no|not|must|valid|able|at least|careful|clear|patien|live|pass|spoken|written|command|\d)\b|\b(?:within|by start|or equivalent|you|your|is|are|who|that|which|over|manner|sense)\b|[;,]/i;

const listNames = ({ terms }: Fact): string[] =>
  terms.filter((term) => !NO_TERM.test(term)).map((term) => toEnglish(term));

const isKeyword = (text: string): boolean =>
  text.length > 1 &&
  text.length <= LONGEST_KEYWORD &&
  text.split(' ').length <= MOST_WORDS &&
  !NO_TERM.test(text) &&
  !NO_KEYWORD.test(text) &&
  !text.startsWith('"') &&
  !beginsWithVerb(text);

/** "SMAW, GMAW and GTAW" are three keywords; "pitch and yaw hydraulics" is one, its last word serves both. */
function splitList(text: string): string[] {
  const parts = text.split(/,\s+(?:and\s+|or\s+)?|(?<!\s)\s+(?:and|or)\s+/).filter(Boolean);
  const counts = parts.map((part) => part.split(' ').length);
  const isRow = parts.length > 1 && (parts.length > 2 || counts[0] === counts[1]);
  const sharesHead = counts.slice(0, -1).every((count) => count === 1) && counts.at(-1)! > 1;
  const isNames = parts.length > 2 && /^\p{Lu}/u.test(parts[1] ?? '');
  return isRow && (isNames || !sharesHead) && !/[()]/.test(text) ? parts : [text];
}

/** "ASME Section IX papers" says nothing beside "ASME Section IX". */
function dropWider(keywords: readonly string[]): string[] {
  const small = keywords.map((keyword) => keyword.toLowerCase());
  const [title = ''] = small;
  return keywords.filter(
    (_, i) =>
      small[i]!.startsWith(title) ||
      !small.some((other, j) => j > 0 && j < i && ` ${small[i]} `.includes(` ${other} `)),
  );
}

const toSmallTitle = (title: string): string =>
  title
    .split(' ')
    .map((word) => lowerFirst(word))
    .join(' ');

const PROFILE_TITLES = 3;

/** What people type who look for this work: the job's own terms first, then other names and skills of the occupation. */
function listSkillKeywords({ brief, market }: Source): string[] {
  const { profile } = market;
  const own = brief.title.singular.toLowerCase();
  const named = listFacts(brief, { kinds: ['licence', 'tool', 'skill', 'safety', 'language'] });
  const names = [
    ...named,
    ...listFacts(brief, { kinds: ['duty', 'goal', 'experience', 'education'] }),
  ].flatMap(listNames);
  const short = named
    .filter(({ terms, kind }) => terms.length === 0 && kind !== 'language')
    .flatMap((fact) => splitList(toEnglish(fact.short)).map((part) => lowerFirst(part)));
  const titles = profile.titles.filter((title) => title.toLowerCase() !== own).map(toSmallTitle);
  const keywords = listOnce(
    [
      brief.title.singular,
      ...names,
      ...short,
      ...titles.slice(0, PROFILE_TITLES),
      ...profile.skills.flatMap(splitList),
      ...profile.tools.flatMap(splitList),
      ...titles,
      ...brief.title.clean.split(/\s+(?:and|\/|-|,)\s+|\s+/).filter((word) => word.length > 3),
      ...SEARCHED_AS.map((word) => `${brief.title.singular} ${word}`),
    ].filter((text) => isKeyword(text) || text === brief.title.singular || names.includes(text)),
  );
  return dropWider(keywords).slice(0, SKILL_KEYWORDS);
}

const SHIFTS: [RegExp, string][] = [
  [/\bnight sort|\bnights?\b|overnight|10 ?pm to|11 ?pm to/i, 'night shift'],
  [/\bsecond shift\b|\bafternoons?\b|3:30 ?pm to|2 ?pm to|2:30-11/i, 'second shift'],
  [/\bthird shift\b/i, 'third shift'],
  [/\bday shift\b|^days$|monday to friday|mon-fri/i, 'day shift'],
  [/\bevenings?\b/i, 'evening work'],
  [/\brotating\b/i, 'rotating shifts'],
  [/\bweekends?\b/i, 'weekend work'],
  [/\b12[- ]hour\b/i, '12-hour shifts'],
  [/\b(?:four (?:10|ten)|4\/10s|four tens|10-hour)\b/i, 'four 10-hour days'],
  [/\bon[- ]call\b/i, 'on-call'],
  [/\bhome weekly\b/i, 'home weekly'],
  [/\bhome daily\b/i, 'home daily'],
];

/** Hours as people search for them, read off title and schedule. */
function listShifts({ brief }: Source): string[] {
  const texts = [
    brief.title.given,
    ...listFacts(brief, { kinds: ['schedule'] }).map(({ text }) => toEnglish(text)),
  ];
  return SHIFTS.filter(([pattern]) => texts.some((text) => pattern.test(text))).map(
    ([, keyword]) => keyword,
  );
}

const LEVELS: Partial<Record<string, string>> = { entry: 'entry-level', senior: 'senior' };

function listPlaceKeywords(source: Source): string[] {
  const { brief, market } = source;
  const { state, country } = brief.place.resolved ?? {};
  const { singular } = brief.title;
  const stateName = state && country === 'US' ? findState(state)?.name : undefined;
  const counties = getPool(source)?.scope === 'radius' ? getPool(source)!.regions : [];
  const near = counties.filter(({ note }) => note === 'daily drive').map(({ label }) => label);
  const place = sayPlace(brief);
  const level = LEVELS[brief.seniority.level ?? ''];
  return listOnce([
    place.label,
    place.town && `${singular} jobs in ${place.town}`,
    brief.workType ?? (isOnSite(market.profile) ? 'on-site' : null),
    sayEmployment(brief)?.toLowerCase(),
    ...listShifts(source).slice(0, 2),
    stateName && stateName !== place.town ? `${singular} ${stateName}` : null,
    ...near.slice(0, 2),
    brief.workType === 'remote' ? `remote ${singular}` : place.town && `jobs near ${place.town}`,
    level && !singular.includes(level) ? `${level} ${singular}` : null,
    brief.employer.name && !brief.employer.confidential ? `${brief.employer.name} careers` : null,
    ...(place.town === null ? ['work from home', 'remote jobs'] : []),
    brief.pay?.period === 'hour' ? 'hourly pay' : null,
    brief.employer.industry && brief.employer.industry !== 'other' ? brief.employer.industry : null,
    place.town && `work in ${place.town}`,
    place.town && market.profile.id !== 'general'
      ? `${market.profile.family.name.toLowerCase()} ${place.town}`
      : null,
  ]).slice(0, 10);
}

/** The first ten are skills; what follows is place and type. */
export function listKeywords(source: Source): string[] {
  const skills = listSkillKeywords(source);
  const places = listPlaceKeywords(source).filter(
    (keyword) => !skills.some((skill) => skill.toLowerCase() === keyword.toLowerCase()),
  );
  return [...skills, ...places];
}
