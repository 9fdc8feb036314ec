import { listDrawbacks } from '#plan/demands/drawbacks.ts';
import { isVagueRange } from '#plan/questions/gaps.ts';
import { findExtraWork } from '#plan/letters/extra-work.ts';
import { sayGrowth } from '#plan/letters/say-growth.ts';
import { readProse } from '#plan/letters/read-prose.ts';
import { isAlike, listJobFacts } from '#plan/letters/job-facts.ts';
import { countManyDuties, isOnSiteDesk, isPaidMonthly } from '#plan/letters/minuses.ts';
import { findOpenWeek } from '#plan/letters/open-matters.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { isTrifle } from '#plan/offers/trifles.ts';
import { findSubject } from '#plan/subject/find-subject.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { countWords } from '#writing/shorten.ts';

const two = (value: number): number => Math.round(value * 100) / 100;

export interface SentimentForecast {
  pleases: string[];
  neutral: string[];
  repels: string[];
  shares: { positive: number; neutral: number; negative: number };
  score: number;
}

const listWords = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)));

/** The same condition in other words counts once. */
function dropAlike(texts: readonly string[]): string[] {
  return texts.filter((text, i) => {
    const own = [...listWords(text)];
    return !texts.slice(0, i).some((other) => {
      const known = listWords(other);
      // "A start open to fresh graduates" and "graduates are welcome" are one fact, whichever is the longer.
      const shorter = Math.min(own.length, known.size);
      return own.filter((word) => known.has(word)).length >= Math.max(1, shorter * 0.5);
    });
  });
}

const most = { pleases: 6, ofProse: 3, repels: 4, neutral: 2 };

/** Times that others have off: one fact, however many of them the text names. */
export const offTimes: ReadonlySet<string> = new Set([
  'night work',
  'on-call work',
  'call-outs',
  'weekends',
  'evenings',
  'changing shifts',
]);

const bareName = (text: string): string => text.replace(/ \(".*"\)$/, '');

/** "weekends and evenings" in one breath, where the first of them stands. */
export function mergeTimes(texts: readonly string[]): string[] {
  const times = texts.filter((text) => offTimes.has(bareName(text)));
  if (times.length < 2) return [...texts];
  const told = joinList(times.map(bareName));
  return texts.flatMap((text) =>
    times.includes(text) ? (text === times[0] ? [told] : []) : [text],
  );
}

const quotedPart = /^(.+) \((".+")\)$/;

/** Two drawbacks out of one sentence are told together: "weekends and evenings ("...")". */
function mergeQuoted(texts: readonly string[]): string[] {
  const names = new Map<string, string[]>();
  for (const text of texts) {
    const [, name = text, words = text] = quotedPart.exec(text) ?? [];
    names.set(words, [...(names.get(words) ?? []), name]);
  }
  return [...names].map(([words, list]) =>
    list.length === 1 && list[0] === words ? words : `${joinList(list)} (${words})`,
  );
}

/** A whole policy of promotion is no attraction in its words. */
const longestGrowth = 24;

/** What draws people although it is no benefit: an open door, training, a way up, shifts of one's choice. */
function listDraws(source: Source): string[] {
  const { welcome, taught } = listJobFacts(source);
  const growth = sayGrowth(source);
  const welcomed = /^The posting is open to (.+)\.$/.exec(welcome)?.[1];
  return [
    findExtraWork(source) === 'shifts' ? 'work by the shift, beside another job' : '',
    welcomed === undefined
      ? welcome === ''
        ? ''
        : 'no experience required'
      : `${welcomed} are welcome`,
    /\btrain/i.test(taught) ? 'training is given' : '',
    ...findSubject(source).attractions.flatMap(({ phrase, isFaint }) => (isFaint ? [] : [phrase])),
    growth === '' || growth.startsWith('The posting promises')
      ? ''
      : countWords(growth) > longestGrowth
        ? 'a way up'
        : `what comes after it (${lowerFirst(growth.replace(/^The posting mentions |\.$/g, ''))})`,
  ].filter(Boolean);
}

/** Part of a week and part of a year are what students look for. */
export const isForStudents = ({ brief }: Source): boolean =>
  /\b(?:intern(?:s|ship)?|student|trainee|working student)\b/i.test(brief.title.given);
export const forATime = /\b(?:part[- ]time|temporary|contract for a time|seasonal)\b/i;

/** "Evening to morning" and night work are one and the same. */
const ofTime = /\b(?:hours?|shifts?|mornings?|evenings?|nights?|weekends?|rotat\w+|on[- ]call)\b/i;
export const isToldAlready = (drawbacks: readonly string[], words: string): boolean =>
  ofTime.test(words) && drawbacks.some((text) => offTimes.has(bareName(text)));

/** A sentence whose drawback is named already. */
const isToldBy = (known: readonly string[], words: string): boolean => {
  const said = listWords(words);
  return known.some((name) => [...listWords(bareName(name))].some((word) => said.has(word)));
};

/** "Up to 40,000" names no pay that anybody gets. */
const isCeiling = ({ pay }: Source['brief']): boolean =>
  pay !== null && pay.min === null && pay.max !== null;

const officeDays =
  /\b(?:at least |minimum |a minimum of )?(three|four|five|[345]) days? (?:a|per|each) week (?:in the office|on site|at [^.,;]{3,40})/i;

/** Days in an office and weeks that are short: stated, and against the job for many. */
function listTimesAgainst(source: Source): string[] {
  const { pattern, hours } = listJobFacts(source);
  const said = `${pattern} ${hours}`;
  const [days] = source.brief.workType === 'hybrid' ? (officeDays.exec(said) ?? []) : [];
  const [week] = /\bpart[- ]time\b/i.test(said)
    ? (/\b\d{1,2}(?:\.\d)?(?: to \d{1,2}|\s?[-–]\s?\d{1,2})? hours? (?:a|per) week\b/i.exec(said) ??
      [])
    : [];
  return [
    ...(days === undefined ? [] : [days.toLowerCase()]),
    ...(week === undefined ? [] : [`only ${week.toLowerCase()}`]),
  ];
}

/** What people hold against the post itself: no days at home, a month without money, the work of two. */
function listOfPost(source: Source): string[] {
  const duties = countManyDuties(source);
  const { pay } = source.brief;
  return [
    isOnSiteDesk(source) ? 'every day on site' : '',
    isPaidMonthly(source) ? 'payday only once a month' : '',
    typeof pay?.min === 'number' && pay.max === null && pay.period === 'year'
      ? 'pay with no stated maximum'
      : '',
    duties === null ? '' : 'many duties in one job',
  ].filter(Boolean);
}

const ofCareer =
  /\bcareer\b|\bpathways?\b|\bprogress\w*|\badvance\w*|\bgrowth\b|^room to move up$/i;

/** Facts of the job by how people usually take them; the counts make the forecast. */
export function forecastSentiment(source: Source): SentimentForecast {
  const { brief } = source;
  const plan = makePlan(source);
  const { pay, stated, offers, hardest } = plan;
  const open = findOpenWeek(source);
  const draws = listDraws(source);
  const known = [
    ...(stated.has('pay') ? [] : ['no pay stated']),
    ...(pay.standing === 'below' ? ['pay below the median'] : []),
    ...(isVagueRange(brief) ? ['a pay range too wide to say much'] : []),
    ...listTimesAgainst(source),
    ...mergeQuoted(mergeTimes(listDrawbacks(source))),
    ...listOfPost(source),
  ]
    .filter((text) => !(isForStudents(source) && forATime.test(text)))
    .slice(0, most.repels);
  // Where nothing else does, a week that nobody knows puts people off.
  const hard =
    hardest !== null &&
    !hardest.isDemand &&
    !isToldBy(known, hardest.words) &&
    !isToldAlready(listDrawbacks(source), hardest.words) &&
    !(isForStudents(source) && forATime.test(hardest.words))
      ? [quote(stripEnd(hardest.words))]
      : [];
  const told = dropAlike([...known, ...hard]).slice(0, most.repels);
  const repels = told.length > 0 || open === null ? told : [`no ${open} stated`];
  // One and the same sentence cannot please and put off.
  const pleases = dropAlike([
    ...repels,
    ...(stated.has('pay') && pay.standing !== 'below' && pay.said && !isCeiling(brief)
      ? [pay.said]
      : []),
    ...(brief.place.country !== 'US' && /\bpermanent\b/i.test(listJobFacts(source).pattern)
      ? ['a permanent contract']
      : []),
    ...(brief.workType === 'remote' || brief.workType === 'hybrid'
      ? [`${brief.workType} work`]
      : []),
    ...draws,
    ...readProse(brief)
      .slice(0, most.ofProse)
      .map(({ name }) => name),
    ...offers.filter(
      (offer, i) =>
        !(ofCareer.test(offer) && draws.some((draw) => draw.startsWith('what comes'))) &&
        !isTrifle(offer) &&
        offers.findIndex((one) => isAlike(one, offer)) === i,
    ),
    // What only counts in its favor, after what is offered.
    ...findSubject(source).attractions.flatMap(({ phrase, isFaint }) => (isFaint ? [phrase] : [])),
  ])
    .filter((text) => !repels.includes(text))
    .slice(0, most.pleases);
  const neutral = [
    ...(isCeiling(brief) ? ['pay (only the maximum is named)'] : []),
    ...(hardest?.isDemand ? [`the demand for ${quote(hardest.words)}`] : []),
    ...(open === null || repels.includes(`no ${open} stated`) ? [] : [`${open} (not stated)`]),
    ...(stated.has('start') ? [] : ['start (not stated)']),
    ...(stated.has('team') ? [] : ['team (not described)']),
  ].slice(0, most.neutral);
  const all = Math.max(1, pleases.length + neutral.length + repels.length);
  const positive = two(pleases.length / all);
  const negative = two(repels.length / all);
  return {
    pleases,
    neutral,
    repels,
    shares: { positive, negative, neutral: two(Math.max(0, 1 - positive - negative)) },
    score: two((pleases.length + neutral.length * 0.5) / all),
  };
}
