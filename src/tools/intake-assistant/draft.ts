import { cutDuty } from '#plan/wording/cut-duty.ts';
import { nameNeed } from '#plan/letters/name-need.ts';
import { quote } from '#writing/quote.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { findOwnBusiness } from '#plan/contract/deal-form.ts';
import { findTerm } from '#plan/contract/term.ts';
import { findPraisedBenefits } from '#plan/offers/general-benefits.ts';
import { sayNotes } from '#plan/notes.ts';
import { findShape } from '#plan/criteria/own-lines/demand-shape.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { nameWithLaw } from '#plan/criteria/gates/law.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { isToGet, shortGate } from '#plan/criteria/gates/ways.ts';
import { isCondition, sayConditionTest } from '#plan/criteria/gates/is-condition.ts';
import { isSoft } from '#plan/criteria/own-lines/is-demand.ts';
import { hearTelling, sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { alsoRequired } from '#plan/demands/also-required.ts';
import { listDrawbacks } from '#plan/demands/drawbacks.ts';
import { hasNoBenefits } from '#plan/offers/no-benefits.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { listQuoted, sayQuoted } from '#plan/questions/quoted-answers.ts';
import { sayAdjustmentAsIn } from '#plan/hiring-steps/adjustment.ts';
import { nameWanted } from '#plan/hiring-steps/say-openings.ts';
import { listMusts, listWork } from '#plan/demands/requirements.ts';
import type { Source } from '#plan/source.ts';
import { holds } from '#plan/demands/stated-demands.ts';
import type { Fact } from '#shared/brief.ts';
import { findInvited } from '#plan/hiring-steps/stated-steps.ts';
import { nameTalk, stepOf } from '#plan/hiring-steps/steps.ts';
import { capitalize, lowerFirst, stripEnd, toParagraph } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { cutQuote } from '#writing/shorten.ts';
import { listMainWork } from '../goals/main-work.ts';
import { planGoals } from '../goals/plan-goals.ts';
import { draftRounds } from './draft-rounds.ts';
import { fitGoals } from './fit-goals.ts';
import { listAssumptions, listFlagged } from './list-assumptions.ts';
import { testsOfAny, testsOfManner, testsOfWork } from './fit-test.data.ts';
import { findCheckTest, findDemandTest, findSchoolTest, takeTurns, type Turn } from './fit-test.ts';
import { keepWithinContract } from './within-contract.ts';
import { body, manner, proposed, type IntakeFigures } from './figures.ts';
import { findSubject } from '#plan/subject/find-subject.ts';
import { sayWorkRange } from '#plan/subject/work-range.ts';
import type { IntakeWriting } from './writing.ts';

const shown = {
  flags: 2,
  ours: 3,
  indicators: 2,
  selling: 3,
  gates: 3,
  quoted: 4,
  drawbacks: 3,
};

/** What recruiter and manager agree on before the search: the job's own words, then the questions of the trade. */
export function draftIntake(source: Source, figures: IntakeFigures): IntakeWriting {
  const plan = makePlan(source);
  const goals = fitGoals(source, planGoals(source), nameFirstDuties(source));
  const turn = takeTurns();
  return {
    summary: summarize(source, plan),
    whyRoleMatters: toParagraph([findSubject(source).focus, sayWhy(source, plan)]),
    businessImpact: sayImpact(source),
    redFlags: listRedFlags(source, plan),
    successIndicators: listIndicators(plan),
    fullBrief: brief(source, plan),
    howTested: figures.mustHaves.map((requirement) => ({
      requirement,
      howTested: sayTest(source, plan, requirement, turn),
    })),
    hiddenAssumptionFlags: listAssumptions(source, plan),
    successMetrics: keepWithinContract(
      {
        '30-day': toMetric(goals.day_30, figures.horizons['30-day']),
        '90-day': toMetric(goals.day_90, figures.horizons['90-day']),
        '6-month': toMetric(goals.month_6, figures.horizons['6-month']),
        '12-month': toMetric(goals.month_12, figures.horizons['12-month']),
      },
      source,
      plan,
    ),
    interviewPanelRecommendations: draftRounds(plan, {
      isForATime: findOwnBusiness(source.brief) !== null || findTerm(source.brief) !== null,
      isRemote: source.brief.workType === 'remote',
      isSenior: isSenior(source.brief),
      // Whoever is paid by the hour is shown each of them.
      duties: source.brief.pay?.period === 'hour' ? 0 : listWork(source.brief).length,
      hardPart: listDrawbacks(source).find((part) => ofTheWeek.test(part)) ?? null,
    }),
  };
}

/** A warning sign of the trade stands where this text speaks of the same; the weak answers on its own main lines fill up. */
function listRedFlags(source: Source, plan: Plan): string[] {
  // What this text leaves out is a warning to candidates, and ours to mend.
  const ours = sayOurs(plan);
  const most = shown.flags + (ours.length === 0 ? 1 : 0);
  const hear = hearTelling(
    [
      source.brief.title.given,
      ...source.brief.facts
        .filter(({ kind }) => kind === 'duty' || kind === 'skill' || kind === 'experience')
        .map(({ text }) => text),
    ].join('\n'),
  );
  const ofTrade = plan.drawer.flags.map(({ flag }) => flag).filter((flag) => hear(flag) > 0);
  const ofLines = plan.criteria
    .filter(({ origin, competency }) => isStated(origin) && competency !== null)
    .map(({ weak }) => stripEnd(weak));
  // Where too few are known of this work, those that any employer of the trade would name.
  const usual = plan.drawer.flags.map(({ flag }) => flag);
  return [...listOnce([...ofTrade, ...ofLines, ...usual]).slice(0, most), ...ours];
}
const isStated = (origin: Plan['criteria'][number]['origin']): boolean =>
  origin === 'must' || origin === 'duty';

function sayOurs(plan: Plan): string[] {
  const topics = listFlagged(plan).flatMap(({ topic }) => topic ?? []);
  return topics.length === 0
    ? []
    : [`To settle on our side first: ${topics.slice(0, shown.ours).map(lowerFirst).join('; ')}`];
}

/** What good work looks like, by the lines that weigh most; a line in the job's own words tells it only in general. */
function listIndicators({ criteria }: Plan): string[] {
  const stated = criteria.filter(({ origin }) => isStated(origin));
  // What the trade knows well is told first; the job's own lines fill up. What is only usual in the trade is no main work here.
  return (stated.length >= shown.indicators ? stated : criteria)
    .slice(0, mainLines)
    .toSorted((a, b) => Number(a.competency === null) - Number(b.competency === null))
    .slice(0, shown.indicators)
    .map(({ name, looksLike, competency }) =>
      competency === null ? `${name}: ${lowerFirst(looksLike)}` : looksLike,
    );
}

const mainLines = 4;

/** What comes every week, and not what is settled once. */
const ofTheWeek =
  /\b(?:weekends?|nights?|evenings?|travel|on call|call-outs?|overtime|early|late|shifts?|outdoors|weather|standing|heights|cold|heat|lifting|driving|holidays)\b/i;

const manyYears = 5;

/** Leads others, or answers for much after many years. */
const isSenior = ({ seniority: { level, years } }: Source['brief']): boolean =>
  level === 'director' ||
  level === 'executive' ||
  (level === 'manager' && (years?.min ?? 0) >= manyYears);

const fewestHeard = 2;
const shownRange = 4;

/** What the trade knows of it, where this text speaks of the same; else the work itself and whom to ask. */
function sayWhy(source: Source, { isTrade, drawer }: Plan): string {
  const { brief } = source;
  const known = drawer.intake.why_it_matters;
  const told = [brief.title.given, ...brief.facts.map(({ text }) => text)].join('\n');
  if (isTrade && !isInternship(brief) && sharedTelling(told, known) >= fewestHeard) return known;
  const range = sayWorkRange(source, shownRange);
  const duties = range === '' && !isTrade ? nameFirstDuties(source).join(' and ') : range;
  return duties === ''
    ? known
    : `The job covers ${duties}. Ask the manager what slips first while nobody is doing it, and who notices`;
}
const isInternship = ({ title }: Source['brief']): boolean =>
  /\bintern(?:s|ship)?\b/i.test(title.given);

const whyOpen =
  /\b(?:due to|because of|to support|part of|thanks to) (?:(?!career\b|personal\b|professional\b|employee\b)\p{L}+ ){0,4}(?:growth|expansion)\b|\bnewly created\b|\b(?:is a|this) new (?:role|position|post)\b|\breplac(?:e|es|ing|ement) (?:for|of|an?|our)\b|\bwe(?:['’]re| are) (?:rapidly |quickly )?(?:growing|expanding)\b|\bcontinues? to (?:grow|expand)\b|\bincreas\w+ demand\b/iu;
const whyWords = 24;

/** What an empty post costs only the manager knows; the text may say why it is open. */
function sayImpact(source: Source): string {
  const reason = source.brief.facts
    .filter(({ kind }) => kind === 'culture' || kind === 'other' || kind === 'goal')
    .find(({ text }) => whyOpen.test(text));
  return toParagraph([
    reason ? `The text says: ${quote(cutQuote(ownWords(reason), whyWords))}` : null,
    `${reason ? '' : 'Not stated. '}Ask who is doing the work today, what is being put off and why the job is open.`,
  ]);
}

const ownDuties = 2;

/** The first duties, each as far as its first clause goes. */
function nameFirstDuties({ brief }: Source): string[] {
  const duties = listFacts(brief, { kinds: ['duty'] }).map(ownWords);
  return listOnce(duties.flatMap((duty) => (isLeadIn.test(duty) ? [] : (takeClause(duty) ?? []))))
    .slice(0, ownDuties)
    .map(quote);
}

const longestDuty = 13;
/** "Menus: planning them with the chef": a label in front of the duty. */
const label = /^(?:\S+ ){0,4}\S+: (?=\p{L})/u;

/** Whole where it is short, else up to where its first clause ends; null where none ends in time. */
const takeClause = (duty: string): string | null => {
  const whole = duty.replace(label, '');
  const clause = cutDuty(whole, longestDuty);
  // "Set up, maintain" was cut before what is set up.
  return clause === null || (clause !== whole && halfList.test(clause)) ? null : clause;
};
const halfList = /, \p{L}+$/u;

/** The first words of a list, and what every list ends with. */
const isLeadIn =
  /^(?:other|additional|various|duties|responsib\w+|the following|as (?:needed|an?)|additionally)\b/i;

const longestGate = 22;

function summarize(source: Source, plan: Plan): string {
  const { names, place, sentences } = plan;
  const gates = plan.gates.filter(isMandatory);
  const range = sayWorkRange(source, shownRange);
  const main = plan.isEnglish ? listMainWork(source)[0]?.duty : undefined;
  const [first] = listFlagged(plan);
  return toParagraph([
    `${capitalize(names.employer)} needs ${nameWanted(source.brief, names)} ${place.in}`,
    range === '' ? main && `This person would ${main}` : `The work covers ${range}`,
    sentences.contract,
    `${sentences.pay} ${sentences.payTerms}`.trim(),
    sentences.start,
    gates.length > 0
      ? `Required without exception: ${gates
          .slice(0, shown.gates)
          .map((gate) =>
            nameNeed(saySmall(shortGate(gate, longestGate))).replace(/^to be (?:an? )?/, ''),
          )
          .join('; ')}`
      : null,
    first?.topic ? `First to settle: ${lowerFirst(first.topic)}` : null,
  ]);
}

function brief(source: Source, plan: Plan): string {
  const quoted = listQuoted(source).slice(0, shown.quoted);
  const { offers, personas, channels, steps } = plan;
  const invited = findInvited(source);
  const drawbacks = listDrawbacks(source);
  const [best] = personas;
  const praised = findPraisedBenefits(source.brief);
  const range = sayWorkRange(source, shownRange);
  const drawn = findSubject(source)
    .attractions.filter(({ isFaint }) => !isFaint)
    .map(({ phrase }) => phrase)
    .slice(0, 2);
  return toParagraph([
    offers.length + drawn.length > 0
      ? `Strongest selling points, all stated: ${(plan.isEnglish ? [...drawn, ...offers].slice(0, shown.selling + drawn.length).map(lowerFirst) : bestOffers(offers)).join('; ')}`
      : hasNoBenefits(source.brief)
        ? 'The job comes without benefits: say so in the first call'
        : praised === null
          ? `No benefit is named: sell the work itself${range === '' ? '' : ` (${range})`} and ask what the benefits are`
          : `The text only says ${quote(praised)}: ask what they are`,
    sayNotes(source.notes),
    quoted.length > 0 ? `Agreed: ${quoted.map(sayQuoted).join('; ')}` : null,
    drawbacks.length > 0 ? `Say early: ${drawbacks.slice(0, shown.drawbacks).join('; ')}` : null,
    best
      ? `First profile to approach: ${lowerFirst(best.name)}. First channel: ${channels[0]?.name ?? 'colleagues'}`
      : null,
    steps.stated.length > 0
      ? `Steps as advertised: ${steps.stated.join('; ')}`
      : invited === null
        ? null
        : `As advertised, people are invited to ${invited}: agree which of the steps this is`,
  ]);
}

/** What has a figure or changes a life first; a discount platform sells nothing. */
const telling =
  /\d|\b(?:van|car|bonus|equity|shares|pension|retirement|health|medical|holiday|leave|vacation|training|remote|home|hybrid|living wage|overtime)\b/i;

function bestOffers(offers: readonly string[]): string[] {
  const rank = (offer: string): number => (/\d/.test(offer) ? 0 : telling.test(offer) ? 1 : 2);
  const seen = new Set<string>();
  return (
    offers
      .toSorted((a, b) => rank(a) - rank(b))
      // The same amount twice is the same offer in other words.
      .filter((offer) => {
        const amounts = offer.match(/\d[\d,.]*/g)?.map((amount) => amount.replace(/\D/g, '')) ?? [];
        const isOld = amounts.length > 0 && amounts.every((amount) => seen.has(amount));
        for (const amount of amounts) seen.add(amount);
        return !isOld;
      })
      .slice(0, shown.selling)
  );
}

/** By the paper, by the criterion that covers it, or by a case of their own. */
function sayTest(source: Source, plan: Plan, requirement: string, turn: Turn): string {
  const gate =
    plan.gates.find((one) => nameWithLaw(one) === requirement) ??
    plan.gates.find((one) => isMandatory(one) && holds(requirement, one.name));
  if (gate?.kind === 'education') return findSchoolTest(requirement) ?? gate.howChecked;
  if (gate) return gate.kind === 'check' ? gate.when : gate.howChecked;
  const floor = plan.criteria.find(({ name }) => `${name}${proposed}` === requirement);
  if (floor) return `${stepOf(plan, floor)}, scored as "${floor.name}"`;
  if (requirement.startsWith(manner)) return sayMannerTest(plan);
  if (requirement.startsWith(body))
    return sayAdjustmentAsIn(
      'Asked of everyone alike: can you do this, with or without an adjustment? Not scored; health is not asked about',
      source.brief.place.country,
    );
  if (requirement.startsWith(alsoRequired))
    return 'First call: one example of each, of where and when';
  if (isCondition(requirement)) return sayConditionTest(requirement);
  const ofCheck = findCheckTest(requirement);
  if (ofCheck !== null) return ofCheck;
  const fact = listMusts(source.brief).find((must) => ownWords(must) === requirement);
  const holding =
    fact && !isToGet(fact.text) && plan.criteria.find(({ facts }) => facts.includes(fact));
  // "Communication skills" counted under honesty is not tested by asking for honesty.
  const criterion =
    holding &&
    isWayOfWorking(holding) &&
    sharedTelling(requirement, `${holding.name} ${holding.looksLike}`) === 0
      ? undefined
      : holding;
  if (criterion) return `${stepOf(plan, criterion)}: "${criterion.name}"`;
  if (/\b\d\d years (?:of age|old)\b|\bage of \d\d\b/i.test(requirement))
    return 'One yes or no for everyone; proof after the offer, never a date of birth before';
  if (fact?.kind === 'tool' && !/\byears?\b|\bexperience\b/i.test(fact.text))
    return 'First call: what they last made with it, and for whom';
  return fact
    ? sayAdjustmentAsIn(sayRound(plan, fact, turn), source.brief.place.country)
    : `First call: ${turn(testsOfAny)}`;
}

/** Manner in the line that is scored for it. */
function sayMannerTest(plan: Plan): string {
  const way = plan.criteria.find(isWayOfWorking);
  const step = way ? stepOf(plan, way) : nameTalk(plan);
  return `${step}: asked for an example from their own work${way ? `, scored as "${way.name}"` : ''}`;
}

/** Papers, years and what no line scores in the first call, as on the scorecard; manner where cases are asked for. */
function sayRound(plan: Plan, fact: Fact, turn: Turn): string {
  const { names } = plan;
  if (isToGet(fact.text))
    return 'First call: who has it, and whether the others would get it in time';
  if (fact.kind === 'education' || fact.kind === 'licence')
    return (
      findSchoolTest(fact.text) ?? 'Asked in the first call; the document is seen before the offer'
    );
  const ofSchool = fact.kind === 'experience' ? null : findSchoolTest(fact.text);
  if (ofSchool !== null) return ofSchool;
  if (/\b(?:years?|months?)\b/i.test(fact.text))
    return `Dates and places in the ${names.cv}, confirmed in the first call`;
  if (findShape(fact) === 'experience') return 'First call: where, when and which part was theirs';
  return (
    findDemandTest(ownWords(fact), plan) ??
    (isSoft(fact)
      ? `${nameTalk(plan)}: ${turn(testsOfManner)}`
      : `First call: ${turn(fact.forms.verbPhrase === null ? testsOfAny : testsOfWork)}`)
  );
}

interface Goal {
  target: string;
  measure: string;
  success: string;
}

const toMetric = ({ target, measure, success }: Goal, by: string) => ({
  target,
  measurement: `${stripEnd(measure)}, ${by}`,
  success,
});
