import { findBelowMinimum } from '#market/pay/below-minimum.ts';
import { chooseTimes } from '#plan/outreach/contact-times.ts';
import { findHardCondition } from '#plan/demands/hard-condition.ts';
import { listOwnOffers } from '#plan/offers/own-offers.ts';
import { findQuietWeek } from '#plan/outreach/quiet-weeks.data.ts';
import { findPeak } from '#plan/outreach/peaks.data.ts';
import type { Plan } from '#plan/plan.ts';
import { planContacts } from '#plan/people/contact-weeks.ts';
import { isOffice } from '#plan/search/search-words.ts';
import type { Source } from '#plan/source.ts';
import { answerWithin } from '#plan/hiring-steps/answer-within.data.ts';
import { nameRounds } from '#plan/hiring-steps/funnel-words.ts';
import { holds } from '#plan/search/title-kin.ts';
import { isTrifle } from '#plan/offers/trifles.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { sayShortDate } from '#writing/dates.ts';
import { joinList, listOnce } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { countOf, pluralize, sayShare } from '#writing/number.ts';
import { planSecondRounds } from '#plan/hiring-steps/second-rounds.ts';
import type { SourcingWriting } from './writing.ts';

type Week = SourcingWriting['weeks'][number];

/** Longer words of the advertisement are not for the telephone. */
const mostQuoted = 14;

/** The letters of those each week writes to, and who is only answered. */
function orderPersonas(plan: Plan): {
  first: string;
  second: string;
  rest: string[];
  answered: string[];
  isThirdQuiet: boolean;
} {
  const { first: one, second: two, rest, answered, isThirdQuiet } = planContacts(plan);
  const [first = 'A'] = one.map(({ letter }) => letter);
  const [second = first] = two.map(({ letter }) => letter);
  const letters = answered.map(({ letter }) => letter);
  return {
    first,
    second,
    rest: rest.map(({ letter }) => letter),
    answered:
      letters.length > 0
        ? [`Persona ${joinList(letters)}: notices only; answer anyone who asks the same day`]
        : [],
    isThirdQuiet,
  };
}

/** What the posting can say in its favor. */
const listLeading = (source: Source, { pay }: Plan): string[] =>
  listOnce([
    pay.stated && pay.standing !== 'below' && findBelowMinimum(source.brief) === null
      ? pay.spoken
      : null,
    ...listOwnOffers(source),
  ])
    .filter((text) => text.split(/\s+/).length <= mostQuoted && !isTrifle(text))
    .slice(0, 2);

/** Each week has its own people, its own channels and its own count. */
export function draftWeeks(source: Source, plan: Plan): SourcingWriting['weeks'] {
  const { brief } = source;
  const { timeline, funnel, channels } = plan;
  const date = (day: string): string => sayShortDate(day, brief.place.country);
  const { first, second, rest, answered, isThirdQuiet } = orderPersonas(plan);
  const offers = listLeading(source, plan);
  const hard = findHardCondition(plan.hardParts, mostQuoted);
  /** The first channel of the first kind that there is. */
  const pick = (kinds: readonly string[]): string =>
    kinds.flatMap((wanted) => channels.filter(({ kind }) => kind === wanted))[0]?.name ?? '';
  const asked = pick(['referral']);
  const slow = pick(['community', 'walk-in', 'association', 'school']);
  const { times } = chooseTimes(source, plan);
  const { second: ofSecond, last: ofLast } = nameRounds(plan);
  const firstHeld = planSecondRounds(plan).findIndex((count) => count > 0);
  /** Said in the first week that holds some. */
  const secondRounds = (i: number): string[] => (i === firstHeld ? [sayRounds(ofSecond)] : []);
  const isQuick = timeline.isShort;
  const lastRounds = sayRounds(ofLast);
  const decisive = listDecisive(plan, hard);
  const soft = findSoft(source, plan);
  const others = `Write to ${rest.length > 1 ? `personas ${joinList(rest)}` : `persona ${rest[0] ?? second}`}`;
  const wider = 'widen the search for the persona that answered most';
  const weeks: Week[] = [
    {
      activities: [
        `Publish by ${date(timeline.publish)}: ${pick(['board'])}`,
        ...(asked ? [`Collect names by ${date(timeline.names)}: ${asked}`] : []),
        `Write to persona ${first}; past applicants first`,
        ...(offers.length > 0 ? [`Lead with: ${offers.map(stripEnd).join('; ')}`] : []),
      ],
      metrics: 'Replies by channel; first questions',
    },
    {
      activities: [
        // Where the last rounds come in week 3, whoever is written to then comes too late for them.
        isQuick && rest.length > 0
          ? `Write to personas ${joinList([second, ...rest])}; send week 1 a second message`
          : `Write to persona ${second}; send week 1 a second message`,
        `Call when they can talk: ${times.slice(0, 2).map(lowerFirst).join('; ')}`,
        decisive.length > 0
          ? `Settle in every first call: ${decisive.join('; ')}`
          : 'Show the manager three who answered: who fits, and why',
        ...secondRounds(1),
      ],
      metrics: `First calls that go on (plan ${sayShare(funnel.rates.technical)})`,
    },
    {
      activities: [
        ...(isThirdQuiet || isQuick ? ['Send week 2 a second message'] : [others]),
        ...answered,
        ...(slow ? [`Open the next channel: ${slow}`] : []),
        ...secondRounds(2),
        ...(isQuick ? [`${lastRounds}; offer by ${date(timeline.review)}`] : []),
      ],
      metrics: 'Reasons for no; channel of each second round',
    },
    {
      activities: [
        isQuick
          ? `While a place is open: ${wider}`
          : isThirdQuiet
            ? `${others}; then ${wider}`
            : capitalize(wider),
        ...secondRounds(3),
        ...(isQuick ? [] : [lastRounds]),
        `Answer applicants within ${answerWithin.applicant}, people already met within ${answerWithin.interviewed}`,
        ...(soft
          ? [`If too few are left, ask the manager whether "${soft}" can be learned on the job`]
          : ['Drop the channels that brought in nobody']),
      ],
      metrics: isQuick
        ? `${countOf(funnel.starts, 'acceptance')}; everyone else answered`
        : `Second rounds that lead to a ${ofLast.noun} (plan ${sayShare(funnel.rates.final)})`,
    },
  ];
  return weeks.map((week, i) => addDays(source, plan, week, i));
}

const sayRounds = ({ noun, name }: { noun: string; name: string }): string =>
  `${capitalize(pluralize(noun))}: ${quote(name)}`;

/** Holidays of a week, and what the trade is busy with in it. */
function addDays(
  { brief, market }: Source,
  { timeline, drawer }: Plan,
  { activities, metrics }: Week,
  i: number,
): Week {
  const nearest = market.nearest?.row.soc ?? null;
  const busy = timeline.weeks.map((week) =>
    findPeak(drawer, week, { title: brief.title.given, soc: nearest, facts: brief.facts }),
  );
  const week = timeline.weeks[i];
  const free = (week?.holidays ?? []).map(({ name }) => name);
  const quiet = week && findQuietWeek(drawer, week);
  const note = quiet?.note ?? busy[i];
  return {
    activities: [
      // Nobody new is written to while the books are closed; what was planned waits some days.
      ...(quiet ? activities.map(waitForClose) : activities),
      ...(free.length > 0 ? [`No calls on ${joinList(free)}`] : []),
      // Said once, in the first week it is true of.
      ...(note && (quiet || busy.indexOf(note) === i) ? [note] : []),
    ],
    metrics,
  };
}

const writesTo = /^Write to (personas? [\p{L}, ]{1,20})(?:; (.{1,60}))?$/u;

const waitForClose = (activity: string): string => {
  const [, whom, beside] = writesTo.exec(activity) ?? [];
  return whom === undefined
    ? activity
    : `${beside ? `${capitalize(beside)}; p` : 'P'}repare the messages to ${whom}, and send them once the books are closed`;
};

const shownDecisive = 2;

/** What ends a first call or lets it go on: papers in their own words, then the hardest condition. */
function listDecisive({ gates }: Plan, hard: string | null): string[] {
  const papers = gates
    .filter(({ kind, name }) => kind === 'credential' && name.split(/\s+/).length <= mostQuoted)
    .map(({ name }) => name);
  return listOnce([...papers.slice(0, shownDecisive), hard])
    .slice(0, shownDecisive)
    .map((text) => `"${stripEnd(text).replace(/"/g, "'")}"`);
}

/** A program or machine by name that is no condition: it may be given up. What every office has narrows nothing. */
function findSoft({ market, brief }: Source, { gates, search }: Plan): string | null {
  const own = new Set([...search.own, ...search.field].map((term) => term.toLowerCase()));
  const tools = new Set(brief.tools.map(({ text }) => text.toLowerCase()));
  const soft = market.difficulty.input.demands.special.find(
    (name) =>
      tools.has(name.toLowerCase()) &&
      own.has(name.toLowerCase()) &&
      !isOffice(name) &&
      !gates.some((gate) => holds(gate.name, name)),
  );
  return soft ? soft.replace(/"/g, "'") : null;
}
