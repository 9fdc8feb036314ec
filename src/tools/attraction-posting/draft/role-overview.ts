import type { JobFact } from '#knowledge/drawer.ts';
import { isFullWeek } from '#plan/hours/full-week.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { joinToldWork } from '#plan/subject/told-work.ts';
import { listColleagues } from '#plan/wording/colleagues.ts';
import { beginsWithVerb } from '#plan/wording/orders.ts';
import { lowerFirst, toParagraph, toParagraphs } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { listWork } from './duties.ts';
import { listMore, listOpening, nameWorkParts, sayRange, sayWhole } from './hook.ts';
import { findLeadDuty, isSameWork } from './lead-duty.ts';
import { sayWorkplace } from './workplace.ts';

interface Told {
  /** What the advertisement says of the work as a whole. */
  role: readonly string[];
  /** When, where and on which terms, without what the opening has told. */
  terms: readonly string[];
}

const reports = /\breport(?:s|ing)? (?:directly )?to\b/i;
const ofPlace = /\b(?:on[- ]?site|hybrid|remote(?:ly)?|from home)\b/i;
const overviewBlank = '[Purpose and team of this job: add before publishing]';

/** So few words leave room for what is done besides. */
const shortRole = 22;

/** What is done and for whom, then to whom one reports, where and when; what people ask first and nobody says is a blank. */
export function sayOverview(source: Source, plan: Plan, { role, terms }: Told): string {
  const isShort = countWords(role.join(' ')) < shortRole;
  const work = toParagraph([
    ...role,
    ...(isShort ? [sayParts(source), sayDays(source, role)].filter(Boolean).slice(0, 1) : []),
  ]);
  const ofTerms = toParagraph([
    sayPeople(source, plan, [work, sayWhole(source), ...listOpening(source)].join(' ')),
    [...role, ...terms].some((text) => ofPlace.test(text)) ? '' : sayPattern(source, plan),
    ...terms,
    sayBlanks(source, plan),
  ]);
  const isOpened = listOpening(source).length > 0;
  return (
    toParagraphs([work || sayWorkplace(source) || (isOpened ? '' : overviewBlank), ofTerms]) ||
    overviewBlank
  );
}

/** In the language of the advertisement the employer comes first, in its own words. */
export const sayAbroad = (
  source: Source,
  plan: Plan,
  { about, role, terms }: Told & { about: readonly string[] },
): string =>
  toParagraphs([
    toParagraph(about),
    toParagraph(role),
    toParagraph([
      [...role, ...terms].some((text) => ofPlace.test(text)) ? '' : sayPattern(source, plan),
      ...terms,
    ]),
  ]) || overviewBlank;

/** On site, at home or both, and where: people decide by it. */
const sayPattern = ({ brief }: Source, { sentences, phrases }: Plan): string =>
  brief.workType === null || phrases ? '' : sentences.place || ways[brief.workType];

const ways = {
  'on-site': 'The work is done on site',
  hybrid: 'The job is hybrid',
  remote: 'The job is remote',
} as const;

const withOthers = /\b(?:work|partner|collaborat\w*|liais\w*)\b[^.;]{0,30}\bwith\b|\balongside\b/i;

/** To whom one reports and with whom one works, where the job says so and `told` does not. */
function sayPeople({ brief }: Source, { names, phrases }: Plan, told: string): string {
  const boss = brief.reportsTo && !reports.test(told) ? `report to ${names.manager}` : '';
  const others =
    phrases || withOthers.test(told)
      ? []
      : listColleagues(brief).filter(
          (one) => !anyTeam.test(one) && ![told, names.manager].some((text) => text.includes(one)),
        );
  const people = others.length > 0 ? `work with ${joinList(others)}` : '';
  return boss === '' && people === '' ? '' : `You ${[boss, people].filter(Boolean).join(' and ')}`;
}

const anyTeam =
  /^(?:the |our |your )?(?:entire |whole |wider )?(?:teams?|staff|colleagues|management)$/i;

const mostParts = 7;
const fewestParts = 3;

/** "The work covers content calendars, community management and reporting": the parts that the list itself has. */
function sayParts(source: Source): string {
  if (sayRange(source, makePlan(source)) !== '') return '';
  const parts = nameWorkParts(source.brief);
  if (parts.length < fewestParts || parts.length > mostParts) return '';
  const isRow = parts.some((name) => /,| and /.test(name));
  return `The work covers ${isRow ? parts.join('; ').replace(/; (?=[^;]*$)/, '; and ') : joinList(parts)}.`;
}

/** What nobody applies without knowing. */
const asked: readonly (readonly [JobFact, string])[] = [
  ['hours', 'days and hours'],
  ['contract', 'full-time or part-time, permanent or temporary'],
];

/** "Hours and contract: [...: add]." for what the job leaves open of them. */
function sayBlanks({ brief }: Source, { stated }: Plan): string {
  const open = asked
    .filter(([fact]) => !stated.has(fact))
    .map(([fact, name]) =>
      fact === 'contract' && isFullWeek(brief) ? name.replace(/^.*, /, '') : name,
    );
  return open.length === 0 ? '' : `[${open.join('; ')}: add]`;
}

const longestLine = 22;
const shortDuty = 12;
const mostItems = 3;

/** The other lines of a short list, however plain they are. */
const listOthers = (source: Source, lead: string): string[] =>
  listWork(source)
    .filter((line) => beginsWithVerb(line) && !/[;:]/.test(line) && !isSameWork(line, lead))
    .filter((line) => countWords(line) <= longestLine)
    .map(lowerFirst);

const longestDays = 34;
/** Said of any job, and no picture of this one. */
const ofAny =
  /^(?:carry out an? (?:variety|range|number)|demonstrate|contribute|participate|stay|maintain (?:a |an |strong |positive )|keep up|act|work effectively|support the full)\b/i;
/** A clause with a row of its own is told alone. */
const isRow = (clause: string): boolean => clause.includes(',');

/** What is done besides what `told` and the opening have said: the next of the list. */
function sayDays(source: Source, told: readonly string[]): string {
  const lead = findLeadDuty(source);
  const isRange = sayRange(source, makePlan(source)) !== '';
  const more = isRange && lead !== null ? [lead, ...listMore(source)] : listMore(source);
  const heard = [...(isRange ? [] : listOpening(source)), sayWhole(source), ...told].filter(
    Boolean,
  );
  const fresh = (more.length === 0 && lead !== null ? listOthers(source, lead) : more).filter(
    (clause, i, all) =>
      [...heard, ...all.slice(0, i)].every(
        (one) => !isSameWork(one, clause) && !isSameWork(clause, one),
      ),
  );
  const [first] = fresh;
  if (first !== undefined) {
    const telling = fresh.filter((clause) => !ofAny.test(clause));
    const [one = first, next] = telling;
    const isBoth =
      next !== undefined && countWords(`${one} ${next}`) <= longestDays && !isRow(one + next);
    const days = isBoth ? [one, next] : [one];
    // Behind a sentence of its own it goes on; at the head of a paragraph it begins.
    return `You ${told.length > 0 ? 'also ' : ''}${joinToldWork(days)}.`;
  }
  if (lead !== null) return '';
  const items = listWork(source)
    .filter((text) => text.split(/\s+/).length <= shortDuty && !/[;:]/.test(text))
    .slice(0, mostItems);
  return items.length === 0 ? '' : `The work: ${items.map(lowerFirst).join('; ')}.`;
}
