import { memoizeBoth } from '#shared/memoize.ts';
import { findSpoken } from '#shared/spoken-of.ts';
import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { findGrowth, ofGrowth } from '#plan/offers/growth.ts';
import { movesForPost } from '#market/assessment/reach.ts';
import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { tidyHours } from '#plan/hours/hours.ts';
import { onTheSpot } from '#plan/place/on-the-spot.ts';
import { listOwnOffers } from '#plan/offers/own-offers.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { getPool, sayCatchment, sayNoPool, sayPeople } from '#plan/search/pool.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst, stripEnd, toSentence } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import type { SourcingWriting } from './writing.ts';

const quotedMove = 20;

type Profile = SourcingWriting['idealCandidateProfile'];

const shownDrivers = 3;
const longest = 20;
const isShort = (text: string): boolean => text.split(/\s+/).length <= longest;

const helpsToMove =
  /relocation (?:assistance|package|support|help|allowance|bonus)|help with (?:a |your )?mov/i;
const time =
  /leave|holiday|pto\b|vacation|time off|flex|remote|hybrid|weekend|shift|rota\b|parental|working hours|days off/i;

/** What the job states, sorted by what it is for; what the trade usually wants is a question. */
export const listDrivers = memoizeBoth(
  (source: Source, plan: Plan): Profile['motivationalDrivers'] => {
    const { sentences, drawer } = plan;
    const offers = listOwnOffers(source).filter((offer) => offer !== plan.pay.spoken);
    const grows = offers.filter((point) => ofGrowth.test(point)).map(capitalize);
    const rests = offers
      .filter((point) => time.test(point) && !ofGrowth.test(point))
      .map(capitalize);
    const other = offers
      .filter((point) => !ofGrowth.test(point) && !time.test(point))
      .map(capitalize);
    // Nobody moves for pay that is not certain.
    const pay = sayFormOfPay(source.brief) === null ? sentences.pay : '';
    const stated = [pay, ...other.slice(0, 2)].filter(Boolean).map(stripEnd);
    const usual = drawer.motivators.map(
      ({ name, points }) => `${name}: ${lowerFirst(points[0] ?? '')} [confirm]`,
    );
    const told = findGrowth(source);
    const hours = sentences.hours || tidyHours(source.brief.hours?.text ?? '');
    return {
      primaryMotivators: [...stated, ...usual].slice(0, shownDrivers),
      careerGrowth:
        grows.length > 0
          ? grows.slice(0, 2)
          : [
              told && isShort(told)
                ? told
                : (findStep(source) ?? '[training and next steps: confirm]'),
            ],
      workLifeBalance: [
        ...(hours && isShort(hours) && !ofPay.test(hours)
          ? [stripEnd(hours.replace(/^Hours: (?=\d)/, ''))]
          : rests.length > 0
            ? []
            : plan.stated.has('hours')
              ? []
              : ['[days and hours: confirm]']),
        ...rests.slice(0, hours ? 1 : 2),
      ],
    };
  },
);

/** "The pay shown is for 45 hours" is said of the pay. */
const ofPay = /\bplease note\b|\bsalary\b/i;

const step =
  /\b(?:progress(?:es|ing)? to|coursework|coaching|career path\w*|pathways?|we (?:will )?(?:provide )?train|training (?:is |will be )?(?:provided|given)|provide training|support for education)\b/i;

/** Where no benefit speaks of it: the first short line that says what is taught or what comes next. */
const findStep = ({ brief }: Source): string | null =>
  [...brief.facts, ...brief.employerBlocks]
    .map(({ text }) => text)
    .find((text) => step.test(text) && isShort(text) && !ofOthersWork.test(text)) ?? null;

/** Whoever trains others is not trained. */
const ofOthersWork =
  /\b(?:train(?:s|ing)? (?:staff|new|others|the team)|staff training|coach(?:es|ing)? (?:staff|the team|others))\b/i;

const livesIn =
  /\blive-?in\b|\bstaff (?:accommodation|housing|rooms?)\b|\bwhere they would live\b|\broom and board\b/i;

/** Whoever comes for a season from anywhere lives at the house: without a room the search stays near. */
function sayLiveIn(personas: Plan['personas']): string {
  const afar = personas.find(({ name, now, held_back_by: worries, find_them: where }) =>
    livesIn.test([name, now, where, ...worries].join(' ')),
  );
  return afar
    ? `Only with a room: for persona ${afar.letter} run the string for the whole country once staff accommodation is confirmed [confirm]; the others within a daily drive`
    : 'Not planned for; ask everyone about the commute';
}

/** How many there are and how far they would come. */
export function sayGeography(
  source: Source,
  { drawer, place, funnel, hardParts, names, personas }: Plan,
): Profile['geographicConsiderations'] {
  const { brief } = source;
  const pool = getPool(source);
  // Where few do this work, those who do the like and whom neither pay nor papers keep out are the search.
  const isSmall = pool !== null && pool.direct.count < 4 * funnel.contacts;
  const related = isSmall ? Math.round(pool.winnable - pool.direct.count) : 0;
  const isRemote = brief.workType === 'remote';
  const help = listFacts(brief)
    .map(ownWords)
    .find((text) => isShort(text) && helpsToMove.test(text));
  const spokenMove = findSpoken(brief, 'relocation');
  const isShifts = hardParts.some(hasOffHours);
  const town = brief.area ?? names.city;
  return {
    locationFactors: [
      pool
        ? `About ${sayPeople(pool.direct.count)} in this occupation${related > 0 ? ` and ${sayPeople(related)} in related ones` : ''} ${sayCatchment(source)}, all personas together (estimate from ${pool.direct.source})`
        : drawer.isForBeginners
          ? `People who already do this work are not the pool: ask ${drawer.isForStudents ? 'career services and course leaders how many students fit' : 'schools, course leaders and training bodies how many finish this year'}`
          : toSentence(
              source.market.nearest?.people
                ? sayNoPool(source)
                : `Pool not counted yet: ${lowerFirst(sayNoPool(source))}`,
            ),
      ...(isRemote
        ? ['Say in the posting where people can work from [confirm]']
        : onTheSpot.has(drawer.kind) && names.city
          ? [
              isShifts
                ? `Search by journey time to ${town}, first and last shift included`
                : `Search by journey time to ${town}, not by distance`,
            ]
          : []),
      ...(place.label === null ? ['[place of work: confirm]'] : []),
    ],
    relocationWillingness: isRemote
      ? 'Nobody has to move'
      : spokenMove !== null && !help
        ? `The advertisement says: ${quote(cutQuote(spokenMove, quotedMove))}`
        : help
          ? `The advertisement says: "${help}"`
          : funnel.fromAfar > 0
            ? `Needed: about ${funnel.fromAfar} of ${funnel.contacts} contacts must come from farther away; help with a move is not stated [confirm]`
            : movesForPost(brief)
              ? 'Likely: jobs like this are filled from the region and beyond. Help with a move and any residence rule are not stated [confirm]'
              : sayLiveIn(personas),
  };
}
