import { memoize } from '#shared/memoize.ts';
import type { Brief } from '#shared/brief.ts';
import { findTerm } from './find-term.ts';
import { toBoss } from './bare-title.ts';
import { isBeginnersPost } from './is-beginners-post.ts';
import {
  answersForUnits,
  assistantManagers,
  calledInText,
  deputyTitles,
  directorsOfThings,
  doesForPeople,
  hasPeople,
  hasReports,
  headTitles,
  ledPeopleNear,
  leadingVerb,
  leadsNobody,
  managerTitles,
  notLed,
  openTitles,
  runsPlace,
  ownStaff,
  servesStaff,
  supervisorTitles,
  topBoss,
  unitManagers,
} from './post-level.data.ts';
import { managersOfThings } from './post-ranks.data.ts';

/**
 * Where a post stands: to learn in, one's own work, own work that needs years, a shift or small team, the people of a
 * department or place, a whole function.
 */
export type PostLevel = 'learner' | 'staff' | 'senior' | 'supervisor' | 'manager' | 'head';

export interface Post {
  level: PostLevel;
  /** Whether its holder has people. */
  leads: boolean;
}

type Read = Pick<Brief, 'title' | 'facts' | 'seniority' | 'reportsTo'>;

const ofWork: ReadonlySet<string> = new Set(['duty', 'team', 'other']);
const ofPast: ReadonlySet<string> = new Set(['experience', 'education', 'skill', 'tool']);
const ofDemands: ReadonlySet<string> = new Set(['skill', 'trait', 'experience']);

/** Verbs of leading that are done to people. */
const listLeading = (line: string): string[] =>
  [...line.matchAll(leadingVerb)].flatMap(({ index, 0: verb }) => {
    const [near] = ledPeopleNear.exec(line.slice(index + verb.length)) ?? [];
    return near !== undefined && !notLed.test(near) ? [verb] : [];
  });

/** Whoever is senior teaches others, and a dispatcher plans their day: that makes nobody their boss. */
const ofTeaching = /^(?:mentor|coach|train|guid|develop|schedul|motivat)/i;
const byTeaching = 0.5;

/** How much a line says of leading people. */
function rateLine(line: string): number {
  if (hasPeople.test(line) || doesForPeople.test(line) || answersForUnits.test(line))
    return plainly;
  if (runsPlace.test(line)) return 1;
  const verbs = listLeading(line);
  if (verbs.length === 0) return 0;
  return verbs.every((verb) => ofTeaching.test(verb)) ? byTeaching : 1;
}

const enough = { manager: 2, open: 3, other: 5 };
const certainly = 4;
const plainly = 2;
const manyYears = 5;
/** Whom a house is for, and the upper years of a school. */
const seniorsOrSchool =
  /\bsenior (?:high|secondary|school|living|care|citizens?|cent(?:er|re)|housing|services|residents?|community)\b/i;

/** "Others who are not direct reports". */
const othersReports = /\b(?:not|no|without) (?:\p{L}+ )?direct reports?\b/iu;

/** How much the text says of leading people: a line of work more than a demand, a plain word more than a verb. */
function weighLeading({ facts }: Read, title: string): number {
  const isOfOthers = servesStaff.test(title);
  let sum = 0;
  for (const { kind, text } of facts) {
    const said =
      (hasReports.test(text) && !othersReports.test(text)) || (isOfOthers && ownStaff.test(text))
        ? certainly
        : isOfOthers
          ? 0
          : rateLine(text);
    if (said > 0 && ofWork.has(kind)) sum += said === byTeaching ? said : said + 1;
    if (said > 0 && ofDemands.has(kind)) sum += said;
  }
  return sum;
}

const isOfThings = (title: string): boolean =>
  managersOfThings.some((term) => findTerm(title, term, ['s']) !== -1);

/** An assistant account manager has accounts, and nobody to lead. */
const isSupervisor = (title: string): boolean =>
  supervisorTitles.test(isOfThings(title) ? title.replace(assistantManagers, '') : title);

const sayNothing = /^(?:general|leader|manager|position|vacancy|opportunity|role|new|open)?$/;

const worksFor =
  / (?:reporting to|to the|to our|for the) |(?<=\b(?:secretary|aide|advis[eo]r)) to /;

/** The title without whom the post works for ("assistant to the director"); where it is none, what the text calls the post. */
function nameOf({ title: { given }, facts }: Read): string {
  const called = given.toLowerCase().replace(toBoss, '').split(worksFor)[0] ?? '';
  if (!sayNothing.test(called)) return called;
  const [found] = facts.flatMap(({ text }) => calledInText.exec(text)?.[1] ?? []);
  return (found ?? called).trim().toLowerCase();
}

/** What was done elsewhere says nothing of this post. */
const isAlone = ({ facts }: Read): boolean =>
  facts.some(({ kind, text }) => !ofPast.has(kind) && leadsNobody.test(text));

/** Of several bosses the first one counts. */
const isTop = (boss: Read['reportsTo']): boolean =>
  topBoss.test(boss?.text.split(/ and |, /)[0] ?? '');

/** How a post that leads people stands by its title. */
function rankLeading(title: string, { reportsTo, seniority }: Read, said: number): PostLevel {
  if (deputyTitles.test(title)) return 'manager';
  if (isSupervisor(title)) return 'supervisor';
  if (managerTitles.test(title) || unitManagers.test(title))
    return isTop(reportsTo) && !isOfThings(title) ? 'head' : 'manager';
  const isHigh = (seniority.years?.min ?? 0) >= manyYears || isTop(reportsTo);
  return isHigh && said > enough.other ? 'manager' : 'supervisor';
}

/** Whether its holder has people: by the title, or by a title that leaves it open and what the text says. */
function hasTeam(title: string, brief: Read, said: number): boolean {
  if (deputyTitles.test(title) || isSupervisor(title)) return true;
  if (isAlone(brief)) return false;
  if (isOfThings(title)) return said >= enough.other;
  if (unitManagers.test(title)) return true;
  if (managerTitles.test(title)) return said >= enough.manager;
  // A missing title leaves it open as well.
  return said >= (title === '' || openTitles.test(title) ? enough.open : enough.other);
}

const ofUnits = (brief: Read): boolean =>
  !isAlone(brief) &&
  brief.facts.some(({ kind, text }) => ofWork.has(kind) && answersForUnits.test(text));

/** One reading of the level for all that is written: from the title and what the text says of people, years and the boss. */
export const readPost = memoize((brief: Read): Post => {
  if (isBeginnersPost(brief)) return { level: 'learner', leads: false };
  const title = nameOf(brief);
  const isHead =
    headTitles.test(title) && !directorsOfThings.test(title) && !deputyTitles.test(title);
  if (isHead && !isOfThings(title)) return { level: 'head', leads: !isAlone(brief) };
  const said = weighLeading(brief, title);
  if (title === '' && ofUnits(brief)) return { level: 'manager', leads: true };
  if (hasTeam(title, brief, said)) return { level: rankLeading(title, brief, said), leads: true };
  if (ofUnits(brief)) return { level: 'manager', leads: true };
  const { level, years } = brief.seniority;
  const isSenior =
    (years?.min ?? 0) >= manyYears ||
    (/^(?:senior|lead|manager|director|executive)$/.test(level ?? '') &&
      !(level === 'senior' && seniorsOrSchool.test(title))) ||
    directorsOfThings.test(title);
  return { level: isSenior ? 'senior' : 'staff', leads: false };
});
