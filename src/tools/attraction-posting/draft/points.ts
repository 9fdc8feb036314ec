import { makePlan, type Plan } from '#plan/plan.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { isVague } from '#plan/wording/selling-points.ts';
import type { Source } from '#plan/source.ts';
import { findSubject } from '#plan/subject/find-subject.ts';
import { joinToldWork } from '#plan/subject/told-work.ts';
import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { capitalize, toSentence } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { beginText } from '#writing/said-so-far.ts';

import { listHookOffers, listMore, listOpening, sayTaught } from './hook.ts';
import { listShown, sayHouse } from './house.ts';
import { listOffer } from './offer.ts';
import { listAbout } from './overview.ts';
import { keepTelling } from './telling.ts';

const mostPoints = 6;
const fewestPoints = 3;
const longestPoint = 24;
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
    : ['[What speaks for this job: add]'];
}

/** Hours that suit most people; the rest is a condition. */
const isGoodHours = (hours: string): boolean =>
  /\d/.test(hours) && !hasOffHours(hours) && !/\bno benefits\b/i.test(hours);

function listHere(source: Source, { sentences, isEnglish }: Plan): string[] {
  const facts = listJobFacts(source);
  const isNear = source.brief.workType === 'hybrid' || source.brief.workType === 'remote';
  const good = isEnglish ? listHookOffers(source).filter((text) => text !== 'remote working') : [];
  const drawn = findSubject(source)
    .attractions.filter(({ isFaint }) => !isFaint)
    .map(({ phrase }) => capitalize(phrase))
    .slice(0, mostDrawn);
  const house = sayHouse(source);
  const shown = isEnglish ? listShown(source).slice(0, mostDrawn - 1) : [];
  const points = [
    // What the work is and for whom comes before what any employer gives.
    ...drawn,
    ...(house !== '' && drawn.length < mostDrawn ? [house] : []),
    ...shown,
    ...good.slice(0, Math.max(1, mostPoints - 2 - drawn.length - shown.length)),
    isNear ? sentences.place : '',
    sayTaught(source),
    facts.welcome.replace(/^The posting is open to/, 'We welcome'),
    isGoodHours(facts.hours) ? facts.hours : '',
  ].filter(Boolean);
  if (points.length >= fewestPoints) return points;
  // What is told of the house, and what is special of the work, where little is offered.
  const about = listAbout(source).filter((text) => isShort(text) && !isVague(text));
  const more = listMore(source);
  const opening = listOpening(source);
  return [
    ...points,
    facts.special,
    ...keepTelling(about, longestAbout),
    // The opening stands in three other places; it is a point only where nothing else is.
    ...(more.length > 0 || opening.length === 0 ? [] : [`You ${joinToldWork(opening)}`]),
    ...more.slice(0, fewestPoints).map((clause) => `You ${clause}`),
  ]
    .filter(Boolean)
    .slice(0, Math.max(points.length, fewestPoints) + 1);
}

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
