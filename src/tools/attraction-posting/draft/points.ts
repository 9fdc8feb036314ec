import { makePlan, type Plan } from '#plan/plan.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { readProse } from '#plan/letters/read-prose.ts';
import { isVague } from '#plan/wording/selling-points.ts';
import type { Source } from '#plan/source.ts';
import { findSubject } from '#plan/subject/find-subject.ts';
import { ratePull } from '#plan/subject/rate-pull.ts';
import { joinToldWork } from '#plan/subject/told-work.ts';
import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { capitalize, toSentence } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { beginText } from '#writing/said-so-far.ts';

import { listHookOffers, listMore, listRange, sayAsUs, sayTaught } from './hook.ts';
import { listShown, sayHouse } from './house.ts';
import { listNamedWork } from './named-work.ts';
import { listOffer } from './offer.ts';
import { listOpenDoors } from './open-doors.ts';
import { listAbout } from './overview.ts';
import { isSolid, keepTelling } from './telling.ts';

const mostPoints = 6;
const fewestPoints = 3;
const longestPoint = 18;
const longestAbout = 40;
/** What draws people and is no benefit, beside the benefits. */
const mostDrawn = 3;
const isShort = (text: string): boolean => countWords(text) <= longestPoint;

/** What to lead with in a call: only what the job states; a short list is an honest one. */
export function draftPoints(source: Source): string[] {
  const plan = makePlan(source);
  const stated = plan.phrases ? listAbroad(source, plan) : listHere(source, plan);
  const points = listOnce(beginText().takeNew(stated.filter(Boolean)));
  return points.length > 0
    ? points.slice(0, mostPoints).map(toSentence)
    : ['[Why someone would want this job: add]'];
}

/** Hours that suit most people; the rest is a condition. */
const isGoodHours = (hours: string): boolean =>
  /\d/.test(hours) && !hasOffHours(hours) && !/\bno benefits\b|\bexperience\b/i.test(hours);

function listHere(source: Source, plan: Plan): string[] {
  const { sentences, isEnglish } = plan;
  const facts = listJobFacts(source);
  const isNear = source.brief.workType === 'hybrid' || source.brief.workType === 'remote';
  const good = isEnglish ? listHookOffers(source).filter((text) => text !== 'remote working') : [];
  const drawn = findSubject(source)
    .attractions.filter(({ isFaint }) => !isFaint)
    .map(({ phrase }) => capitalize(phrase))
    .slice(0, mostDrawn);
  const house = sayHouse(source);
  const shown = isEnglish
    ? listShown(source)
        .slice(0, mostDrawn - 1)
        .map(sayAsUs)
    : [];
  // What the work is and for whom comes before what any employer gives.
  const ofWork = [
    ...(isEnglish ? listRangePoint(source) : []),
    ...(isEnglish ? listProsePoints(source) : []),
    ...drawn,
    ...shown,
    ...(isEnglish ? listNamedWork(source).slice(0, 1) : []),
  ];
  const points = [
    ...ofWork,
    ...good.slice(0, Math.max(2, mostPoints - 1 - ofWork.length)),
    isNear ? sentences.place : '',
    sayTaught(source),
    drawn.some((text) => /\bopen to\b/i.test(text))
      ? ''
      : facts.welcome.replace(/^The posting is open to/, 'We welcome'),
    isGoodHours(facts.hours) ? facts.hours : '',
  ].filter(Boolean);
  // A point is heard in a call: a long one only where there are no others.
  const short = points.filter(isShort);
  if (short.length >= fewestPoints) return short;
  if (points.length >= fewestPoints) return points;
  // What holds of the house, the contract and the post, where little is offered; duties draw nobody.
  const about = listAbout(source).filter(
    (text) => isShort(text) && !isVague(text) && isSolid(text) && text !== house,
  );
  const standing = [
    ...points,
    house,
    sayAsUs(facts.special),
    lasting.test(sentences.contract) ? sentences.contract : '',
    ...keepTelling(about, longestAbout).slice(0, 1),
    top.test(plan.names.manager) && source.brief.reportsTo
      ? `You report to ${plan.names.manager}`
      : '',
    ...(isEnglish ? listOpenDoors(source.brief) : []),
  ]
    .filter(Boolean)
    .slice(0, Math.max(points.length, fewestPoints) + 1);
  return standing.length >= fewestPoints
    ? standing
    : [...standing, ...listWorkPoint(source), askTeam];
}

/** What the employer says for the job in running prose. */
const listProsePoints = ({ brief }: Source): string[] =>
  readProse(brief)
    .slice(0, mostDrawn)
    .map(({ text }) =>
      sayAsUs(text.replace(/^You would /, 'You ').replace(/^The posting calls it ideal/, 'Ideal')),
    );

/** "The close, the budget and treasury in one job." */
function listRangePoint(source: Source): string[] {
  const range = listRange(source);
  return range.length === 0 ? [] : [`${capitalize(joinToldWork(range))} in one job`];
}

/** A contract that is meant to last. */
const lasting = /\bpermanent\b/i;
const top =
  /\b(?:chief|president|CEO|COO|CFO|CTO|CIO|mayor|owner|founder|managing director|executive director|principal|superintendent)\b/i;

/** Nothing speaks for a job as what those say who do it. */
const askTeam = '[What people like about this job: ask the team first]';

/** One thing that is done, where it draws by itself and opens nothing else. */
function listWorkPoint(source: Source): string[] {
  const clause = listMore(source).find(
    (text) =>
      countWords(text) <= shortWork &&
      owning.test(text) &&
      !unexplained.test(text) &&
      ratePull(text) >= drawing,
  );
  return clause === undefined ? [] : [`You ${clause}`];
}
/** What one has in hand draws; what is only kept up or carried out is a chore. */
const owning =
  /^(?:own|run|lead|design|develop|build|create|launch|set up|teach|coach|mentor|represent|negotiate|shape|invent|restore|establish)\b/;
/** An abbreviation that only the house knows. */
const unexplained = /(?<!\p{L})\p{Lu}{2,5}s?(?!\p{L})/u;
const shortWork = 14;
const drawing = 1;

function listAbroad({ brief }: Source, { sellingPoints, sentences }: Plan): string[] {
  const gives = listOffer(brief).gives.filter(isShort);
  const isNear = brief.workType === 'hybrid' || brief.workType === 'remote';
  return [
    isNear ? sentences.place : '',
    ...sellingPoints.filter((text) => !isVague(text)),
    ...gives.filter((text) => !isVague(text)),
    hasOffHours(sentences.hours) ? '' : sentences.hours,
  ];
}
