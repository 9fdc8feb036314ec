import { rememberTexts } from '#shared/remember-texts.ts';
import type { Drawer, JobFact } from '#knowledge/drawer.ts';
import { isPaidByYear } from '#market/occupations/paid-by-year.ts';
import { isOnSite } from '#market/occupations/tied-to-place.ts';
import type { Brief } from '#shared/brief.ts';
import {
  askBothContracts,
  askDates,
  askDecider,
  askNotAlways,
  askOffHours,
  askLawfulRange,
  askRange,
  askShifts,
  askTravel,
  askVaguePay,
  isVagueRange,
} from './gaps.ts';
import { dropAnswered } from './answered.ts';
import { sayHoursKind } from '../contract/contract.ts';
import { sayFormOfPay } from '../contract/deciding-terms.ts';
import type { Gate } from '../criteria/criterion.ts';
import { askBelowMinimum } from './below-minimum.ts';
import { askContradictions } from './contradictions.ts';
import { askLaw, askSites } from './decisive-gaps.ts';
import { askMisfits } from './misfits.ts';
import { nonExempt } from './misfits.data.ts';
import { findOwnBusiness } from '../contract/deal-form.ts';
import { askDoubts } from './doubts.ts';
import { findInclusion } from '../outreach/inclusion.ts';
import { isAnswered, readNotes } from '../notes.ts';
import { mendArticles } from '#writing/article.ts';
import { isNeedless } from './needless-questions.ts';
import type { OpenQuestion } from './open-question.ts';
import { isAtTheBench } from '../place/away-from-desk.ts';
import { onTheSpot } from '../place/on-the-spot.ts';
import { askNames } from './name-gaps.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { sayPayCustom } from '../pay/pay-customs.data.ts';
import { isDoneInPerson } from '../demands/done-in-person.ts';
import { listWork } from '../demands/requirements.ts';
import { saysHours } from '../hours/says-hours.ts';
import type { Source } from '../source.ts';
import { askTextGaps, findModels } from './text-gaps.ts';
import { dropSigner, dropTold } from './told-in-text.ts';
import { leaveUntold } from './told-parts.ts';

/** Topics that a question of the trade asks better than a general one does. */
export const generalMatters: ReadonlySet<string> = new Set([
  'First-year goals',
  'Team',
  'Why the job is open',
  'Competitors',
  'Backgrounds',
  'Urgency',
  'Deal breakers',
  'Experience',
]);

/** Without an answer to these nothing true can be published. */
const vital = new Set(['Duties', 'Pay', 'Place', 'Schedule', 'Must-haves', 'Unlawful wish']);

/** "By when must the new hire start": a long title is not said in every question. */
export function shortenTitle(text: string, { title: { singular } }: Brief): string {
  if (singular.split(' ').length < 3) return text;
  const name = singular.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text
    .replace(new RegExp(`\\b(?:an?|the) ${name}`, 'gi'), 'the new hire')
    .replace(new RegExp(` as (?:an? )?${name}`, 'gi'), '');
}

const quotedWords = 12;
const vagueOffer =
  /\b(?:match|contribution|bonus|commission|equity|stock|relocation|tuition|reimbursement|profit)/i;

const aboutTheJob = /\b(?:is|are) (?:based|located|full|part)\b/i;

/** What is offered without a figure: candidates ask for it in the first call. */
function listVague(offers: readonly string[]): OpenQuestion[] {
  const vague = offers
    .flatMap((offer) => offer.split(/(?<=\p{L}{3}\.) (?=\p{Lu})/u))
    .filter((offer) => vagueOffer.test(offer) && !/\d/.test(offer) && !aboutTheJob.test(offer))
    .map((offer) => cutQuote(offer, quotedWords))
    .slice(0, 3);
  return vague.length === 0
    ? []
    : [
        {
          ask: `What exactly stands behind ${vague.map(quote).join(', ')}: how much, and from when?`,
          why: 'Offered without a figure; candidates ask before they apply.',
          owner: 'HR',
          from: 'text',
          topic: 'Benefits without figures',
          matter: 'Benefits without figures',
          assumes: `${capitalize(joinList(vague.map(lowerFirst)))} ${vague.length > 1 ? 'need' : 'needs'} no figure`,
          isMinor: true,
        },
      ];
}

const tellingStems = rememberTexts((text): readonly string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6))),
]);

/** The text speaks of nearly everything the question asks about. */
function isTold(ask: string, { facts }: Brief): boolean {
  const stems = tellingStems(ask);
  return (
    stems.length >= 2 &&
    facts.some(({ text }) => {
      const said = new Set(tellingStems(text));
      return stems.filter((stem) => said.has(stem)).length >= Math.max(2, stems.length * 0.5);
    })
  );
}

const toldEnough = 2;

/** "Licensed to practice law in New York": the right to do the work, whatever its paper is called. */
const namesPractice =
  /\b(?:licen[cs]ed|admitted|registered|certified) (?:to practi[cs]e|(?:in|by|with) (?:the |good )?\p{Lu}|as an? \p{L})|\badmi(?:tted|ssion) to (?:the |a )?(?:\p{L}+ ){0,2}bar\b|\b(?:state|provincial|professional|current|active|valid) (?:\p{L}+ ){0,2}licen[cs](?:e|ure)\b/iu;

const ofDriving = /\bdriv(?:er|ing)\S* licen[cs]es?\b/gi;

/** "Guard card" is not missing where the job names one. */
const isNamedLicence = (question: string, { credentials, facts }: Brief): boolean => {
  const [, name = ''] = /"([^"]+)"/.exec(question) ?? [];
  if (
    facts.some(
      ({ kind, text, importance }) =>
        kind !== 'benefit' &&
        importance === 'must' &&
        namesPractice.test(text.replace(ofDriving, '')),
    )
  )
    return true;
  const said = [
    ...credentials.map(({ text }) => text),
    ...facts
      .filter(({ kind }) => kind === 'licence' || kind === 'education')
      .map(({ text }) => text),
  ]
    .join('\n')
    .toLowerCase();
  return (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => !/^(?:licen|certif|state|most)/.test(word) && said.includes(word),
  );
};

/** Papers of American bodies are asked for in America. */
const isForeignLicence = (question: string, { place: { country } }: Brief): boolean =>
  country !== null &&
  country !== 'US' &&
  /\b(?:state|US|American|Pro Board|IFSAC|CSWE|NC[A-Z]{2,}|NA[A-Z]{2,}|POST)\b/.test(question);

/** What is said of a topic that is open. */
const topics: Partial<Record<string, string>> = {
  Pay: 'Pay not stated',
  Duties: 'Duties hardly described',
  Schedule: 'Hours not stated',
  Place: 'Place not clear',
  Benefits: 'Benefits not stated',
  'Must-haves': 'Must-haves not stated',
  'Work type': 'Days on site not stated',
  Contract: 'Kind of contract not stated',
  Licence: 'License usually needed, not named',
  'Hiring process': 'Steps to the offer not stated',
};

/** In the unit in which a country speaks of pay. */
const sayUnit = ({ brief, market }: Source): string => {
  const {
    place: { country },
    seniority: { level },
  } = brief;
  const custom = sayPayCustom(country);
  if (custom !== null) return ` (${custom})`;
  if (country === 'US' && isByHour(brief)) return ' (an hour)';
  // Whoever leads is paid by the year, and seldom by that alone.
  if (level !== null && ofSalary.has(level)) return ' (a year, with any bonus, car or shares)';
  if (country === null) return '';
  return isPaidByYear(market.profile) ? ' (a year)' : ' (hourly or yearly)';
};
/** Whoever is not exempt is paid by the hour, whatever the title. */
const isByHour = ({ facts, employerBlocks, termLines }: Brief): boolean =>
  [...facts, ...employerBlocks, ...termLines].some(({ text }) => nonExempt.test(text));
const ofSalary: ReadonlySet<string> = new Set(['manager', 'director', 'executive']);

/** Whoever sells to businesses is seldom paid by a salary alone. */
const isOfSales = ({ market: { profile } }: Source): boolean =>
  /^41-(?:3|4|9031)/.test(profile.soc ?? '');

/** Without examples from other jobs, and without the title in every line. */
function sayPlainly(topic: string, question: string, source: Source): string {
  const { brief } = source;
  if (topic === 'Pay' && isOfSales(source))
    return 'What is the base, how is commission or bonus earned, and what did people in this post earn in their first year?';
  if (topic === 'Pay' && question.startsWith('What is the lowest'))
    return `What is the pay range${sayUnit(source)}, and what decides where a person starts in it?`;
  if (topic === 'Contract' && sayHoursKind(brief)) return 'Is the job permanent or fixed-term?';
  const asked =
    topic === 'Duties'
      ? question.replace(/(?<=\?) Is it to .*$/, '')
      : question.replace(/ \(usual in this work: [^)]*\)|(?<=\?) For instance .*$/, '');
  return shortenTitle(mendArticles(asked), brief);
}

/** Asked in one question of their own, or by the plan itself. */
const askedElsewhere = new Set(['Start date', 'Openings', 'Reporting line']);
const tradeFirst = 2;

/** What the reading found missing and nothing else asks about, each with its topic. */
function listMissing(source: Source, isDone: (topic: string) => boolean) {
  const { brief } = source;
  return brief.missing
    .filter(
      ({ topic, question }) =>
        !isDone(topic) &&
        !askedElsewhere.has(topic) &&
        !(topic === 'Licence' && isNamedLicence(question, brief)) &&
        !(topic === 'Licence' && isForeignLicence(question, brief)) &&
        // Who may work in a country is a matter of the law, and no wish.
        !(
          topic === 'Unlawful wish' &&
          /\b(?:nationality|immigration|visa|rules|requirements)\b/i.test(question)
        ) &&
        // Counted once, among what is pointed out in the text.
        !/^The job lists \d+/.test(question),
    )
    .map(({ topic, question, why, owner }) => ({
      topic,
      question: {
        ask: sayPlainly(topic, question, source),
        why: topic === 'Unlawful wish' ? `${why} ${sayEqualLaw(brief)}` : why,
        owner,
        from: 'text' as const,
        ...(/\b(?:lower|upper) end\b/.test(question)
          ? { topic: 'Half a pay range', matter: 'Pay range' }
          : { topic: topics[topic] ?? topic, matter: topic }),
      },
    }));
}

/** By which law nobody is chosen by who they are. */
const sayEqualLaw = ({ place }: Brief): string => `The rule: ${findInclusion(place.country).law}.`;

/** What only somebody of the trade would ask, where nothing answers it. */
const listUsual = (
  source: Source,
  drawer: Drawer,
  stated: ReadonlySet<JobFact>,
  isAsked: (pattern: RegExp) => boolean,
): OpenQuestion[] =>
  drawer.intake.questions
    .filter(({ unless }) => unless.length === 0 || !unless.every((fact) => stated.has(fact)))
    .filter(({ ask }) => !isTold(ask, source.brief) && !isNeedless(ask, source, isAsked))
    .flatMap(({ ask, why }) => {
      const open = leaveUntold(ask, source.brief);
      return open === null
        ? []
        : [
            {
              ask: dropSigner(dropTold(open, source.brief), source.brief),
              why,
              owner: 'Hiring manager' as const,
              from: 'trade' as const,
              topic: null,
              matter: null,
            },
          ];
    });

/** Doubts about shifts that ask for the hours themselves. */
const ofEveryShift = new Set<string | null>(['Shift by shift', 'Relief work', 'Schedule']);
const ofTerms = new Set<string | null>([
  'Terms of the order',
  'Terms of the internship',
  'Length of the contract',
]);
/** What is asked of whoever works on their own account, with the terms of the work. */
const ofEmployment = new Set(['Pay', 'Schedule', 'Contract', 'Benefits', 'Work type']);

/** One line of the text is asked about once. */
const dropQuoted = (asked: OpenQuestion[], doubts: readonly OpenQuestion[]): OpenQuestion[] =>
  asked.filter(
    ({ ask }) =>
      !doubts.some((doubt) => ask.includes(/"([^"]+)"/.exec(doubt.ask)?.[1] ?? doubt.ask)),
  );

const outside =
  /\b(?:outside|field|door[- ]to[- ]door|territory) sales\b|\b(?:most|majority|\d{2} ?%) of (?:the|your|their) time (?:is )?(?:spent )?(?:outside|in the field|on the road|with customers)|\b(?:working|work|time) outside (?:of )?(?:the|an) office\b|\b(?:on the road|in the field) (?:daily|every day|most days)\b/i;

/** Whoever is out with customers works neither at home nor at a desk. */
const isOutside = ({ title, facts }: Brief): boolean =>
  outside.test(title.given) || facts.some(({ text }) => outside.test(text));

/** What the reading misses, as far as this trade and this text leave it open. */
const isWorthAsking = (topic: string, source: Source, { kind }: Drawer): boolean =>
  !generalMatters.has(topic) &&
  !(
    topic === 'Work type' &&
    (onTheSpot.has(kind) ||
      isOnSite(source.market.profile) ||
      isAtTheBench(source.market.profile) ||
      findModels(source.brief).length > 0 ||
      isDoneInPerson(source.brief) ||
      isOutside(source.brief))
  ) &&
  !(topic === 'Duties' && listWork(source.brief).length >= toldEnough) &&
  // Asked with the wishes that stand there.
  !(topic === 'Must-haves' && askTextGaps(source).some(({ matter }) => matter === topic)) &&
  !(topic === 'Schedule' && saysHours(source.brief)) &&
  // Codes of occupations are ours, and nobody else is asked about them.
  topic !== 'Occupation';

/** Asked with the words or the contract of this text already, or only of employees. */
const isAskedByDoubt = (
  topic: string,
  brief: Brief,
  isAskedBeside: (matters: ReadonlySet<string | null>) => boolean,
): boolean =>
  (topic === 'Schedule' && isAskedBeside(ofEveryShift)) ||
  (topic === 'Contract' && isAskedBeside(ofTerms)) ||
  (findOwnBusiness(brief) !== null && ofEmployment.has(topic)) ||
  // A form of pay without a certain sum has its own question.
  (topic === 'Pay' && sayFormOfPay(brief) !== null);

/** Places, hours, shifts, travel and what else of the contract is said halfway. */
const askTerms = (
  source: Source,
  doubts: readonly OpenQuestion[],
  hasRoster: boolean,
): OpenQuestion[] => [
  ...askSites(source),
  ...askBothContracts(source),
  ...dropQuoted(
    doubts.some(({ matter }) => ofEveryShift.has(matter)) ? [] : askShifts(source, hasRoster),
    doubts,
  ),
  ...(hasRoster || source.brief.pay?.period === 'hour' ? askOffHours(source) : []),
  ...askNotAlways(source),
  ...dropQuoted(askTravel(source), doubts),
  ...askTextGaps(source),
];

/** Everything the search needs and nobody has said, in the order in which the rest depends on it. */
export function listQuestions(
  source: Source,
  drawer: Drawer,
  stated: ReadonlySet<JobFact>,
  { offers, gates }: { offers: readonly string[]; gates: readonly Gate[] },
): OpenQuestion[] {
  const { brief, notes } = source;
  const told = readNotes(notes);
  const isPaid = isAnswered('Pay', told);
  const lawfulRange = isPaid ? [] : askLawfulRange(source);
  const vaguePay = isPaid || lawfulRange.length > 0 ? [] : askVaguePay(source);
  const opposed = [...askContradictions(source), ...askMisfits(source)];
  const all = dropAsked(askDoubts(source), opposed);
  const doubts = all.filter(({ isMinor }) => !isMinor);
  const minor = all.filter(({ isMinor }) => isMinor).slice(0, mostMinor);
  const isAskedBeside = (matters: ReadonlySet<string | null>): boolean =>
    doubts.some(({ matter }) => matters.has(matter));
  const fromText = listMissing(
    source,
    (topic) =>
      isAnswered(topic, told) ||
      (topic === 'Pay' && (vaguePay.length > 0 || lawfulRange.length > 0)),
  );
  const open = fromText.filter(
    ({ topic }) =>
      isWorthAsking(topic, source, drawer) &&
      !(topic === 'Licence' && gates.some(({ law }) => law !== undefined)) &&
      !isAskedByDoubt(topic, brief, isAskedBeside),
  );
  const hasRoster = onTheSpot.has(drawer.kind);
  // Whoever works at a desk asks for other things first than for hours.
  const isVital = ({ topic }: { topic: string }): boolean =>
    vital.has(topic) &&
    (hasRoster || topic !== 'Schedule') &&
    !(topic === 'Duties' && listWork(brief).length > 0);
  const range = askRange(source);
  const isVague = isVagueRange(brief);
  const pressing = [
    // Nothing may be published with it, whatever else is open.
    ...(isPaid ? [] : askBelowMinimum(source)),
    // Two lines of which one must be wrong, before words that are only unclear.
    ...opposed,
    // What this text leaves unclear or says twice, before what every text may leave out.
    ...doubts.slice(0, doubtsFirst),
    ...lawfulRange,
    ...askNames(source, told).filter(({ matter }) => !isAskedBeside(new Set([matter]))),
    ...open.filter((one) => isVital(one) && one.topic !== 'Place').map(({ question }) => question),
  ];
  const later = open.filter((one) => !isVital(one)).map((one) => askLater(one, hasRoster));
  const terms = [
    ...askLaw(gates),
    ...vaguePay,
    ...(isVague ? range : []),
    ...doubts.slice(doubtsFirst),
    ...askTerms(source, doubts, hasRoster),
  ];
  const isAsked = (pattern: RegExp): boolean =>
    [...pressing, ...terms].some(({ ask }) => pattern.test(ask));
  const usual = listUsual(source, drawer, stated, isAsked).filter(
    ({ ask }) => !all.some((doubt) => isAlike(doubt.ask, ask)),
  );
  // What nothing can be written without; its terms; what only somebody of the trade would ask; the dates; what this text leaves vague.
  const questions = [
    ...pressing,
    ...terms,
    ...usual.slice(0, tradeFirst),
    ...askDates(source, told),
    ...minor,
    ...listVague(offers),
    ...(isVague || usual.some(({ ask }) => /\brange\b/i.test(ask)) ? [] : range),
    ...askDecider(source, told),
    ...usual.slice(tradeFirst),
    ...later,
  ];
  return dropAnswered(
    isLedByHr(brief) ? questions.map(askManager) : questions,
    source.answers ?? [],
  );
}

const dropAsked = (
  doubts: readonly OpenQuestion[],
  opposed: readonly OpenQuestion[],
): OpenQuestion[] =>
  doubts.filter(({ matter }) => !opposed.some((one) => isSameMatter(one.matter, matter)));

/** What a contradiction asks is not asked once more of a single word. */
const isSameMatter = (one: string | null, other: string | null): boolean =>
  one === other ||
  (one === 'Two levels in the title' && other === 'Level of the work') ||
  (one === 'Two bosses' && other === 'Two lines of report');

/** At a desk nobody waits for the hours. */
const askLater = (
  { topic, question }: { topic: string; question: OpenQuestion },
  hasRoster: boolean,
): OpenQuestion => (topic === 'Schedule' && !hasRoster ? { ...question, isMinor: true } : question);

const doubtsFirst = 3;
const mostMinor = 3;

/** Whether a question of the trade asks what was asked about the words of the text. */
const isAlike = (one: string, other: string): boolean => {
  const asked = new Set(tellingStems(one));
  return tellingStems(other).filter((stem) => asked.has(stem)).length >= 2;
};

const ofHr =
  /\bHR\b|\bhuman resources?\b|\bpeople (?:operations|officer|and culture|team|partner)\b/i;

/** Where HR itself hires, nobody else is asked. */
const isLedByHr = ({ title, reportsTo }: Brief): boolean =>
  ofHr.test(title.given) || ofHr.test(reportsTo?.text ?? '');
const askManager = (question: OpenQuestion): OpenQuestion =>
  question.owner === 'HR' ? { ...question, owner: 'Hiring manager' } : question;
