import type { Brief } from '#shared/brief.ts';
import type { Drawer, JobFact } from '#knowledge/drawer.ts';
import { isAboveJob } from '#knowledge/career-rank.ts';
import { findDrawerOf } from '#knowledge/find-drawer.ts';
import { readPost, type Post } from '#knowledge/post-level.ts';
import { findForeignThings } from '#knowledge/foreign-things.ts';
import { findSector } from '#knowledge/find-sector.ts';
import { isNamedBySector, suitsSector } from '#knowledge/with-sector.ts';
import { fill, type Slots } from '#writing/fill.ts';
import {
  agreeOnCriteria,
  agreeOnPersonas,
  agreeOnQuestions,
  agreeOnSample,
  agreeOnSteps,
} from './agreed.ts';
import { planChannels, type PlannedChannel } from './outreach/channels.ts';
import type { Criterion, Gate } from './criteria/criterion.ts';
import { splitGates } from './criteria/gates/gates.ts';
import { addLeftOver, markGated } from './criteria/own-lines/left-over-demands.ts';
import { isTradeFitting, measureTradeFit } from './criteria/trade-fit.ts';
import { rankCriteria } from './criteria/rank-criteria.ts';
import { planFunnel, type Funnel } from './hiring-steps/funnel.ts';
import { dropCity } from './place/drop-city.ts';
import { dropTitle } from './wording/drop-title.ts';
import { isAtHome } from './hours/home-words.ts';
import { findCondition, type Condition } from './demands/condition.ts';
import { listOwnFacts, type OwnFact } from './wording/own-fact.ts';
import { listHardParts } from './demands/hard-parts.ts';
import { findCandidateTexts, putInLanguage, sayLanguageNote } from './language.ts';
import { memoize } from '#shared/memoize.ts';
import { namesBeginners } from './people/names-beginners.ts';
import { listNames, nameJob, unnamedEmployer, type Names } from './wording/names.ts';
import type { Observation } from './questions/observation.ts';
import { listObservations } from './questions/observations.ts';
import { phrasebooks, type Phrasebook } from './wording/phrasebook.ts';
import { sayPay, type PayWords } from './pay/pay.ts';
import { readJobWords } from './people/job-words.ts';
import { withPeopleOfJob } from './people/people-of-job.ts';
import { isDemanded, testHolder, withPeopleOfPost } from './people/people-of-post.ts';
import { listFacts } from './wording/own-words.ts';
import { castPersonas } from './people/personas.ts';
import { isForeignProduct } from './search/product-words.ts';
import type { PlannedPersona } from './people/planned-persona.ts';
import { sayPlace, type PlaceWords } from './place/place.ts';
import type { OpenQuestion } from './questions/open-question.ts';
import { listQuestions } from './questions/questions.ts';
import { isSameField } from './search/same-field.ts';
import { listSearchTerms, speaksOf, type SearchTerms } from './search/search-terms.ts';
import { listOfferPoints, readOffers } from './offers/read-offers.ts';
import { listOffers, listSellingPoints } from './wording/selling-points.ts';
import { makeSentencesAbroad } from './wording/sentences-abroad.ts';
import { makeSentences, type Sentences } from './wording/sentences.ts';
import type { Source } from './source.ts';
import { mapTexts, styleDrawer } from './style/style-drawer.ts';
import { suitToCountry } from './suit/suit-to-country.ts';
import { suitToNation } from './suit/suit-to-nation.ts';
import { findNation } from './criteria/gates/nation.ts';
import { suitToCriteria } from './suit/suit-to-criteria.ts';
import { suitToPost } from './suit/suit-to-post.ts';
import { suitToTerms } from './suit/suit-to-terms.ts';
import { readStyleNote } from './style/style-note.ts';
import { welcomesBeginners } from './people/welcomes-beginners.ts';
import { listStated } from './stated.ts';
import { planSteps, type InterviewSteps } from './hiring-steps/steps.ts';
import { planTimeline, type Timeline } from './hiring-steps/timeline.ts';

/** What all tools of one job agree on: who, what counts, by when, for how much, and what is still open. */
export interface Plan {
  /** What is known of the trade, blanks filled and spelled as in the country of the job. */
  drawer: Drawer;
  /** How high the post stands, and whether its holder has people: read once for all tools. */
  post: Post;
  /** False where only the kind of work is known. */
  isTrade: boolean;
  /** Whether the advertisement is written in English. */
  isEnglish: boolean;
  /** How candidates are spoken to where the advertisement is in another language; null in English. */
  phrases: Phrasebook | null;
  /** One sentence on the language of the texts; empty where all is English. */
  languageNote: string;
  /** After 30 and 90 days, 6 and 12 months, in words for candidates. */
  goals: string[];
  names: Names;
  sentences: Sentences;
  stated: ReadonlySet<JobFact>;
  pay: PayWords;
  place: PlaceWords;
  personas: PlannedPersona[];
  /** Scored in interviews; weights add up to 100, heaviest first. */
  criteria: Criterion[];
  /** Settled by a document or a yes. */
  gates: Gate[];
  /** Papers that only some places want and the text does not name: asked about, and no condition before that. */
  unsure: Gate[];
  steps: InterviewSteps;
  questions: OpenQuestion[];
  observations: Observation[];
  /** What is offered, the best first: in English as plain phrases, else in the words of the advertisement. */
  sellingPoints: string[];
  /** The same; abroad with short sentences that offer something. */
  offers: string[];
  hardParts: string[];
  /** What only this job has, the most telling first; none where nothing stands out. */
  own: OwnFact[];
  /** The same as sentences for candidates of another language; English letters say facts plainly. */
  ownFacts: string[];
  /** What people must know before they answer, in the same way. */
  hardest: Condition | null;
  condition: string;
  timeline: Timeline;
  funnel: Funnel;
  channels: PlannedChannel[];
  search: SearchTerms;
}

/** The plan of a job whose candidates are written to in another language. */
export type PlanAbroad = Plan & { phrases: Phrasebook; drawer: Required<Pick<Drawer, 'abroad'>> };
export const isAbroad = (plan: Plan): plan is PlanAbroad =>
  plan.phrases !== null && plan.drawer.abroad !== undefined;

/** The letters to such people in that language. */
export function messagesFor({ drawer }: PlanAbroad, { id }: Pick<PlannedPersona, 'id'>) {
  const [first, ...others] = drawer.abroad.messages;
  return others.find((one) => one.for === id) ?? first!;
}

/** Part of a week and nothing else. */
const isPartOfAWeek = ({ title, employmentType }: Brief): boolean => {
  const said = `${title.given} ${employmentType?.text ?? ''}`;
  return /\bpart[- ]?time\b/i.test(said) && !/\bfull[- ]?time\b/i.test(said);
};

/** What a career is held against besides the criteria. */
const listFit = (
  source: Source,
  drawer: Drawer,
  gates: Gate[],
): Parameters<typeof castPersonas>[2] => ({
  isSenior: isSenior(source.brief),
  isForBeginners: welcomesBeginners(source.brief) || drawer.isForGraduates === true,
  namesBeginners: namesBeginners(source.brief, gates, drawer.isForGraduates),
  isNear: speaksOf(source, drawer),
  isHome: both(
    both(isAtHome(drawer, source.brief.place.country), isSameField(source, drawer)),
    (term) => !isForeignProduct(source.brief)(term),
  ),
  text: [source.brief.title.given, ...source.brief.facts.map(({ text }) => text)].join('\n'),
  asked: [
    source.brief.title.given,
    ...listFacts(source.brief, { kinds: ['experience'], importance: ['must'] }).map(
      ({ text }) => text,
    ),
  ].join('\n'),
  trade: `${source.brief.title.clean} ${drawer.trade}`,
  gates,
  isPart: isPartOfAWeek(source.brief),
  holdsPost: testHolder(drawer, source.brief),
  isAbove: (persona) => isAboveJob(persona, source.brief, drawer.kind),
  ...listSectorTests(source.brief, drawer),
});

/** Which careers are of the sector that the job names, or of its employer's. */
function listSectorTests(
  brief: Brief,
  drawer: Drawer,
): Pick<Parameters<typeof castPersonas>[2], 'leads' | 'isOwn' | 'isOfHouse' | 'isSectorLiked'> {
  const found = findSector(brief);
  const suits: Parameters<typeof castPersonas>[2]['leads'] = (persona) =>
    found !== null && suitsSector(persona, found, drawer, brief);
  return {
    leads: (persona) => found?.isWanted === true && suits(persona),
    isOwn: (persona) => found?.isWanted === false && suits(persona),
    isOfHouse: (persona) =>
      found?.isWanted === false && suits(persona) && isNamedBySector(persona, found),
    isSectorLiked: !isDemanded(brief),
  };
}

/** The trade's texts with this job's words in their blanks. */
const fillBlanks = (
  drawer: Drawer,
  names: ReturnType<typeof listNames>,
  blanks: ReturnType<typeof listBlanks>,
): Drawer =>
  mapTexts(drawer, (given) => {
    const text = dropTitle(given, names.title);
    return fill(nameJob(names.city ? dropSecond(text, names) : dropCity(text)), blanks);
  });

const describeJob = (
  brief: Brief,
  drawer: Drawer,
  isTrade: boolean,
): Parameters<typeof suitToCriteria>[2] => ({
  country: brief.place.country,
  isForeign: findForeignThings(brief) ?? undefined,
  title: brief.title.clean,
  isTrade,
  isFitting: isTradeFitting(measureTradeFit(brief, drawer)),
});

/** The exercise, steps and careers of what this job is judged by, at the level of the post. */
function suitToJob(
  drawer: Drawer,
  { brief, market }: Source,
  { criteria, gates, manager, isTrade }: Judged & { manager: string; isTrade: boolean },
): Drawer {
  const job = describeJob(brief, drawer, isTrade);
  const usual = job.isTrade && job.isFitting ? drawer.work_sample : null;
  const post = readPost(brief);
  const suited = suitToPost(suitToCriteria(drawer, criteria, job), {
    post,
    criteria,
    manager,
    usual,
  });
  const soc = market.profile.soc ?? market.nearest?.row.soc ?? null;
  const said = readJobWords(brief, criteria, drawer, job.isTrade && job.isFitting);
  return withPeopleOfJob(withPeopleOfPost(suited, brief, said), brief, soc, {
    criteria,
    gates,
    said,
  });
}

interface Judged {
  criteria: Criterion[];
  gates: Gate[];
}

/** The texts as the organization's note on style wants them. */
const obeyStyle = (voice: Source['voice'], filled: Drawer, employer: string): Drawer =>
  voice.messagingStyle.trim() ? styleDrawer(filled, readStyleNote(voice), employer) : filled;

/** Computed once for a source and the same for every tool. */
export const makePlan = memoize((source: Source): Plan => {
  const { brief } = source;
  // 1. What is known of its trade.
  const found = findDrawerOf(brief);
  // 2. The words of this job, and the trade's texts with those words in their blanks.
  const names = listNames(source, found.drawer.trade);
  const pay = sayPay(source);
  const place = sayPlace(brief);
  const { isEnglish, sellingPoints, offers } = listWhatIsOffered(source, found.drawer.kind);
  const stated = listStated(source);
  const texts = findCandidateTexts(brief, found.drawer);
  const phrases = texts && phrasebooks[texts.language];
  const sentences = phrases
    ? makeSentencesAbroad(source, phrases, sellingPoints)
    : makeSentences({ source, pay, place, sellingPoints });
  const { country } = brief.place;
  // Words of a language that candidates are not written to in are not quoted to them.
  const isWritten = phrases !== null || brief.language === null || brief.language === 'en';
  // Only English is spelled by country.
  const spelled = suitToNation(suitToCountry(found.drawer, country), findNation(brief));
  const blanks = {
    ...listBlanks(names, sentences),
    ...(phrases && names.employer === unnamedEmployer ? { employer: phrases.employer } : {}),
  };
  const filled = fillBlanks(texts ? putInLanguage(spelled, texts) : spelled, names, blanks);
  const styled = obeyStyle(source.voice, filled, blanks.employer ?? names.employer);
  const agreed = source.agreed ?? null;
  // 3. Both together: by what people are judged, whom to look for, when, and what is open.
  const ranked = agreeOnCriteria(rankCriteria(source, styled, found.isTrade), agreed);
  const { sure, unsure } = splitGates(source, found.drawer);
  const gates = addLeftOver(brief, sure, ranked);
  const criteria = markGated(ranked, gates);
  const post = { criteria, gates, manager: names.manager, isTrade: found.isTrade };
  const suited = texts ? styled : suitToJob(styled, source, post);
  const drawer = {
    ...(texts ? suited : suitToTerms(suited, brief)),
    // Names are spelled as their owners spell them.
    employers: found.drawer.employers,
    work_sample: agreeOnSample(suited.work_sample, agreed),
  };
  const timeline = planTimeline(source);
  const cast = castPersonas(drawer, criteria, listFit(source, drawer, gates));
  const steps = planSteps(source, drawer, criteria);
  const open = { offers, gates: [...gates, ...unsure] };
  const questions = listQuestions(source, drawer, stated, open);
  const hardest = isWritten ? findCondition(source) : null;
  const own = isWritten ? listOwnFacts(source).filter(({ words }) => words !== hardest?.words) : [];
  return {
    drawer,
    post: readPost(brief),
    isTrade: found.isTrade,
    isEnglish,
    phrases,
    languageNote: sayLanguageNote(brief, texts),
    goals: texts?.goals ?? listTargets(drawer),
    names,
    sentences,
    stated,
    pay,
    place,
    personas: agreeOnPersonas(cast, agreed),
    criteria,
    gates,
    unsure,
    steps: { ...steps, usual: agreeOnSteps(steps.usual, agreed) },
    questions: agreeOnQuestions(questions, agreed, source.answers),
    observations: listObservations(source, questions),
    sellingPoints,
    offers,
    hardParts: listHardParts(source),
    own,
    ownFacts: phrases ? own.map(({ words }) => phrases.ownFact(words)) : [],
    hardest,
    condition: phrases && hardest ? phrases.condition(hardest.words) : '',
    timeline,
    funnel: planFunnel(source, timeline, drawer),
    channels: planChannels(source, drawer, names),
    search: listSearchTerms(source, drawer),
  };
});

/** In English plain phrases of the catalogue; else the words of the advertisement. */
function listWhatIsOffered(
  source: Source,
  kind: Drawer['kind'],
): Pick<Plan, 'isEnglish' | 'sellingPoints' | 'offers'> {
  const { language } = source.brief;
  const isEnglish = language === null || language === 'en';
  if (!isEnglish)
    return { isEnglish, sellingPoints: listSellingPoints(source), offers: listOffers(source) };
  const points = listOfferPoints(readOffers(source.brief, kind));
  return { isEnglish, sellingPoints: points, offers: points };
}

const both =
  (one: (term: string) => boolean, other: (term: string) => boolean) =>
  (term: string): boolean =>
    one(term) && other(term);

/** "City of Leeds in Leeds": a name that tells the town is not followed by it. */
const dropSecond = (text: string, { employer, city }: Names): string =>
  city !== null && employer.includes(city)
    ? text.replaceAll('{employer} in {city}', '{employer}')
    : text;

const manyYears = 5;

const isSenior = ({ seniority: { level, years } }: Brief): boolean =>
  (years?.min ?? 0) >= manyYears ||
  ['senior', 'lead', 'director', 'executive'].includes(level ?? '');

const listTargets = ({ intake: { goals } }: Drawer): string[] =>
  [goals.day_30, goals.day_90, goals.month_6, goals.month_12].map(({ target }) => target);

const listBlanks = (names: Names, sentences: Sentences): Slots => ({
  title: names.title,
  'title.a': names.aTitle,
  employer: names.employer,
  city: names.city ?? 'your area',
  cv: names.cv,
  ...Object.fromEntries(
    Object.entries(sentences).map(([name, text]) => [`sentence.${name}`, text]),
  ),
});
