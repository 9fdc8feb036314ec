import { findState } from '#market/places/us-states.ts';
import { listFacts } from '../craft/facts.ts';
import { sayEmployment, sayPlace } from '../craft/place-words.ts';
import { getPool } from '../craft/pool-words.ts';
import { lowerFirst } from '../craft/prose/casing.ts';
import { listOnce } from '../craft/prose/list.ts';
import { beginsWithVerb } from '../craft/prose/verbs.ts';
import { toEnglish } from '../craft/prose/translate.ts';
import type { Fact } from '#shared/brief.ts';
import type { Source } from '../source.ts';

const SKILL_KEYWORDS = 10;
const LONGEST_KEYWORD = 45;

/** How people put a title nobody knows into a search box. */
const SEARCHED_AS = ['job', 'vacancy', 'position', 'opening', 'career', 'role', 'salary', 'skills'];

/** Offices, paragraphs and ordinary words with a capital are no terms anyone searches by. */
const NO_TERM =
  /department|requirement|division|bureau|office|city of|county|^(?:water|power|safety|building|services?)$/i;

const listNames = ({ terms }: Fact): string[] =>
  terms.filter((term) => !NO_TERM.test(term)).map((term) => toEnglish(term));

const isKeyword = (text: string): boolean =>
  text.length > 1 &&
  text.length <= LONGEST_KEYWORD &&
  text.split(' ').length <= 5 &&
  !NO_TERM.test(text) &&
  !text.startsWith('"') &&
  !beginsWithVerb(text);

/** "SMAW, GMAW and GTAW" are three keywords; "pitch and yaw hydraulics" is one, its last word serves both. */
function splitList(text: string): string[] {
  const parts = text.split(/,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+/).filter(Boolean);
  const counts = parts.map((part) => part.split(' ').length);
  const isRow = parts.length > 1 && (parts.length > 2 || counts[0] === counts[1]);
  const sharesHead = counts.slice(0, -1).every((count) => count === 1) && counts.at(-1)! > 1;
  const isNames = parts.length > 2 && /^\p{Lu}/u.test(parts[1] ?? '');
  return isRow && (isNames || !sharesHead) && !/[()]/.test(text) ? parts : [text];
}

/** What people type who look for this work: the job's own terms first, then the occupation's. */
function listSkillKeywords({ brief, market }: Source): string[] {
  const { profile } = market;
  const named = listFacts(brief, { kinds: ['licence', 'skill', 'tool', 'safety', 'language'] });
  const terms = named.flatMap((fact) => [
    ...listNames(fact),
    ...splitList(toEnglish(fact.short)).map((part) => lowerFirst(part)),
  ]);
  const found = listFacts(brief, {
    kinds: ['experience', 'education', 'duty', 'physical'],
  }).flatMap(listNames);
  const rest = listFacts(brief, { kinds: ['experience', 'education', 'duty'] }).map(({ short }) =>
    lowerFirst(toEnglish(short)),
  );
  return listOnce(
    [
      brief.title.singular,
      ...terms,
      ...found,
      ...profile.skills.flatMap(splitList),
      ...profile.tools.flatMap(splitList),
      ...profile.titles.map((title) =>
        title === title.toUpperCase() ? title : title.toLowerCase(),
      ),
      ...rest,
      ...brief.title.clean.split(/\s+(?:and|\/|-|,)\s+|\s+/).filter((word) => word.length > 3),
      ...SEARCHED_AS.map((word) => `${brief.title.singular} ${word}`),
    ].filter(isKeyword),
  ).slice(0, SKILL_KEYWORDS);
}

function listPlaceKeywords(source: Source): string[] {
  const { brief } = source;
  const { state, country } = brief.place.resolved ?? {};
  const stateName = state && country === 'US' ? findState(state)?.name : undefined;
  const counties = getPool(source)?.scope === 'radius' ? getPool(source)!.regions : [];
  const near = counties.filter(({ note }) => note === 'daily drive').map(({ label }) => label);
  const place = sayPlace(brief);
  const jobsIn = place.town;
  return listOnce([
    place.label,
    jobsIn && `${brief.title.singular} jobs in ${jobsIn}`,
    brief.workType,
    sayEmployment(brief)?.toLowerCase(),
    stateName && stateName !== jobsIn ? `${brief.title.singular} ${stateName}` : null,
    ...near.slice(0, 3),
    ...listFacts(brief, { kinds: ['schedule'] })
      .map(({ short }) => toEnglish(short))
      .filter(isKeyword)
      .slice(0, 2),
    brief.workType === 'remote'
      ? `remote ${brief.title.singular}`
      : jobsIn && `jobs near ${jobsIn}`,
    brief.pay?.period === 'hour' ? 'hourly pay' : brief.pay ? 'pay stated' : null,
    brief.seniority.level && `${brief.seniority.level} level`,
    brief.employer.name && `${brief.employer.name} careers`,
    jobsIn === null ? 'work from home' : null,
    jobsIn === null ? 'remote jobs' : null,
    brief.employer.industry && brief.employer.industry !== 'other' ? brief.employer.industry : null,
    jobsIn && source.market.profile.id !== 'general'
      ? `${source.market.profile.family.name.toLowerCase()} ${jobsIn}`
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
