import { isEarnedPay } from '#market/difficulty/earned-pay.ts';
import { findPayForm } from '#market/difficulty/pay-form.ts';
import { generalProfile } from '#market/occupations/general.ts';
import { findProfile } from '#market/occupations/profile.ts';
import type { Brief, Fact, Stated } from '#shared/brief.ts';
import type { Found, ReadFields, ReadOccupation, Unit } from '#shared/reading.ts';
import { BRIEF_VERSION } from './brief-version.ts';
import { readCurrencySign } from './currency-sign.ts';
import { findEndDate } from './facts/contract-end.ts';
import { dropOtherHouses } from './facts/other-house.ts';
import { readFacts } from './facts/read-facts.ts';
import { capitalize } from './facts/words/phrase.ts';
import { learnNames } from './facts/words/restore-case.ts';
import { namesType } from './fields/contract/employment-type.data.ts';
import { readPosted } from './fields/contract/read-posted.ts';
import { readPlace } from './fields/place.ts';
import { readArea } from './fields/read-area.ts';
import { readFields } from './fields/read-fields.ts';
import { readWorkplace } from './fields/workplace/read-workplace.ts';
import { readUrgency } from './form/urgency.ts';
import { readLanguage } from './language.ts';
import { findExactTitle } from './fields/title/exact-title.ts';
import { findOtherTitles } from './missing/other-titles.ts';
import { dropAnswered } from './missing/drop-answered.ts';
import { listHints } from './missing/hints.ts';
import { listMissing } from './missing/list-missing.ts';
import { listSpoken } from './spoken/list-spoken.ts';
import { readOccupation } from './occupation/read-occupation.ts';
import {
  listAnswered,
  putAnswered,
  readAnsweredPlace,
  stateContract,
} from './stored/answer-fields.ts';
import { listEmployerBlocks } from './stored/employer-blocks.ts';
import { readEmployerOf } from './stored/employer-of.ts';
import { demandedOnly } from './stored/demanded-only.ts';
import { citeIn, isAnswer, withoutAnswers, type JobDocument } from './stored/job-document.ts';
import { readJobPay } from './stored/job-pay.ts';
import type { EmployerText, JobText } from './stored/job-text.ts';
import {
  readBackgrounds,
  readCompetitors,
  readDealBreakers,
  readLinks,
  readRedFlags,
} from './stored/read-lists.ts';
import { dropAgency } from './stored/drop-agency.ts';
import { dropOverruled } from './stored/overruled.ts';
import { readRemarked } from './stored/remarks-of-job.ts';
import { readSeniority } from './stored/read-seniority.ts';
import { dropReplaced } from './stored/replaced.ts';
import { resolveLocation } from './stored/resolve-location.ts';
import { inferSurely, settlePlace } from './stored/settle-place.ts';
import { readTitleForms } from './stored/title-forms.ts';
import { readJobUnits } from './stored/units-of-job.ts';
import { askDoubt } from './model-reading/ask-doubt.ts';
import type { ReadText } from './model-reading/read-quoted.ts';
import { settleFields } from './model-reading/settle-fields.ts';
import { settleOccupation as settleByModel } from './model-reading/settle-occupation.ts';

/** Below this a value is asked, not stated. */
const sure = 0.5;

interface Given {
  job: JobText;
  organization: EmployerText;
}

/** What a job says, as facts with the words they were read from, and as questions where it says nothing. */
export function understand({ job, organization }: Given): Brief {
  // 1. Units with their roles: from the text as pasted, and from what a person typed since.
  const whole = readJobUnits(job);
  const { units: ownUnits, text } = withoutAnswers(whole);
  const language = readLanguage(text);
  // 2. Single values: what was answered or typed goes before what the text says.
  const currency = readCurrencySign(text);
  const inText = readPlace({ units: ownUnits, text, language, currency });
  const location = readAnsweredPlace(whole) ?? job.location;
  const country = resolveLocation(location, inText).place.country ?? inferSurely(text);
  const own = { ...readFields({ units: ownUnits, text, language, country }), place: inText };
  const { fields: told, doubts } = settleTold(own, job, { text, language, country });
  const fields = putAnswered(told, whole, { language, country });
  const document = dropAgency(dropOverruled(whole, told, fields), job.title);
  const { units } = document;
  const workType = answeredOr(document, fields.workType, job.workType);
  const where = resolveLocation(location, fields.place);
  const { place, options } = settlePlace(where, { units, text, workType });
  const employer = readEmployerOf({ job, organization, document, named: fields.employer, place });
  const headTitle = readTitleForms({ given: job.title, employer: employer.name, language });
  const chosen = job.corrections?.occupation ?? null;
  const occupation = settleOccupation(headTitle, (name) => {
    const found = readOccupation({ title: name, units, language, chosen });
    return chosen ? found : settleByModel(found, job.told?.occupation ?? null);
  });
  const title = withExactTitle(headTitle, ownUnits, {
    house: `${employer.name} ${place.label}`,
    language,
  });
  const profile = findProfile(occupation.id) ?? generalProfile;
  // 3. Facts: what the units state, each in its own words.
  const read = readFacts({
    document,
    fields,
    profile,
    language,
    names: learnNames([employer.name, ...units.map((unit) => unit.text)]),
    title: job.title,
    order: job.corrections?.order ?? [],
  });
  const facts = dropOtherHouses(dropReplaced(read.facts, job), { employer: employer.name, text });
  const { employmentType } = fields;
  const brief = withoutExamplePay({
    version: BRIEF_VERSION,
    title,
    employer,
    language,
    occupation,
    seniority: readSeniority(job.title, facts, fields.yearsMin, document),
    facts,
    leftOut: read.leftOut,
    ...hearMatters(document),
    ...stateValues(document, { fields, facts, text }),
    pay: payOf(document, { fields, facts, country: place.country, title: job.title }),
    employerBlocks: listEmployerBlocks(document, job.title),
    place,
    area: readArea(ownUnits, place.resolved?.city),
    workplace: workplaceOf(document, fields),
    workType,
    urgency: job.urgencyLevel ?? valueOf(readUrgency(units, text)),
    employmentType:
      stateContract(document, told.employmentType) ??
      withContractEnd(toStated(document, withoutConclusion(employmentType)), facts),
    ...stateRemarks(document, fields.openings, job.title),
    ...listWishes(document, job),
    links: readLinks(job),
  });
  // 4. Questions: what none of it says.
  const asked = listMissing({
    brief,
    job,
    profile,
    placeOptions: options,
    otherTitles: findOtherTitles(ownUnits, title.given),
    told: new Set(units.filter(({ shape }) => shape !== 'heading').map(({ role }) => role)),
    text,
  });
  const missing = [...doubts.map(askDoubt), ...asked];
  return { ...brief, missing: dropAnswered(missing, job.answers ?? []) };
}

/** Of what the text speaks, read or not: before anybody says that it is silent. */
const hearMatters = (document: JobDocument) => ({
  hints: listHints(document),
  spoken: listSpoken(document),
});

/** Where nothing is paid but commission, a sum that people may earn is an example, and no pay. */
const withoutExamplePay = (brief: Omit<Brief, 'missing'>): Omit<Brief, 'missing'> =>
  brief.pay?.source.from === 'job' &&
  isEarnedPay(brief) &&
  findPayForm(brief)?.kind === 'commission'
    ? { ...brief, pay: null }
    : brief;

/** The title by which the text itself calls the job, where that says more than the head. */
function withExactTitle(
  title: Brief['title'],
  units: readonly Unit[],
  { house, language }: { house: string; language: string | null },
): Brief['title'] {
  if (language !== 'en') return title;
  const exact = findExactTitle(units, { ...title, house });
  return exact === null
    ? title
    : { ...readTitleForms({ given: exact, language }), given: title.given };
}

/** What is said beside the values: values of the house, sites, who is welcome; and how many are wanted. */
function stateRemarks(document: JobDocument, openings: ReadFields['openings'], title: string) {
  const remarked = readRemarked(document, title);
  const source = openings && citeIn(document, openings.evidence[0]);
  return {
    ...remarked,
    openings: openings && source ? { count: openings.value, source } : null,
    severalOpenings: openings ? null : remarked.severalOpenings,
  };
}

interface PayContext {
  fields: ReadFields;
  facts: Fact[];
  country: string | null;
  title: string;
}

/** What is paid, with the hours that the job names wherever it names them. */
const payOf = (document: JobDocument, { fields, facts, country, title }: PayContext) =>
  readJobPay(document, country, fields.pay, [
    ...[fields.hours, fields.employmentType].flatMap((found) => found?.value ?? []),
    ...facts.filter(({ kind }) => kind === 'schedule').map((fact) => fact.text),
    title,
  ]);

/** Values that stand in the text word for word. */
function stateValues(
  document: JobDocument,
  { fields, facts, text }: { fields: ReadFields; facts: Fact[]; text: string },
) {
  const state = (found: Found<string> | null): Stated | null => toStated(document, found);
  return {
    hours: state(fields.hours),
    education: state(fields.education),
    deadline: state(fields.deadline),
    posted: state(readPosted(text)),
    credentials: demandedOnly(
      fields.credentials.flatMap((found) => state(found) ?? []),
      facts,
    ),
    tools: fields.tools.flatMap((found) => state(found) ?? []),
    department: state(fields.department),
    reportsTo: state(fields.reportsTo),
    startDate: state(fields.startDate),
  };
}

/** What people answered and typed of whom they want and whom not. */
const listWishes = (document: JobDocument, job: JobText) => ({
  dealBreakers: [...listAnswered(document, 'deal breakers'), ...readDealBreakers(job)],
  preferredBackgrounds: readBackgrounds(job, listAnswered(document, 'backgrounds')),
  redFlags: readRedFlags(job, document),
  competitors: [...listAnswered(document, 'competitors'), ...readCompetitors(job)],
});

/** What a model read counts for the text as pasted; what a person typed is not asked about again. */
function settleTold(fields: ReadFields, job: JobText, read: ReadText) {
  const told = job.sourceText ? job.told : null;
  if (!told) return { fields, doubts: [] };
  const { doubts, ...settled } = settleFields(fields, told.fields, read);
  const typed = {
    title: job.title,
    place: job.location,
    pay: job.salaryRange,
    employer: job.employer,
  };
  return {
    ...settled,
    doubts: doubts.filter(({ field }) => !typed[field as keyof typeof typed]),
  };
}

/** What was answered goes before what was typed, and that before what the text says. */
function answeredOr<Value>(
  document: JobDocument,
  found: Found<Value> | null,
  typed: Value | null,
): Value | null {
  const [first] = found?.evidence ?? [];
  return first && isAnswer(document, first) ? valueOf(found) : (typed ?? valueOf(found));
}

const valueOf = <Value>(found: Found<Value> | null): Value | null =>
  found && found.confidence >= sure ? found.value : null;

function toStated(document: JobDocument, found: Found<string> | null): Stated | null {
  const source = found && found.confidence >= sure ? citeIn(document, found.evidence[0]) : null;
  return found && source ? { text: capitalize(found.value), source } : null;
}

/** Forty hours a week are no word of the employer on the contract; part of a week is one of itself. */
const withoutConclusion = (type: ReadFields['employmentType']): ReadFields['employmentType'] =>
  type?.value === 'full-time' && !namesType(type.evidence[0]?.quote ?? '') ? null : type;

/** "Temporary until May 2027": a contract with its end, where the text names one. */
function withContractEnd(type: Stated | null, facts: readonly Fact[]): Stated | null {
  if (!type || !/^(?:temporary|contract)$/i.test(type.text)) return type;
  for (const { kind, text } of facts) {
    const end = kind === 'schedule' ? findEndDate(text) : undefined;
    if (end) return { ...type, text: `${type.text} until ${end}` };
  }
  return type;
}

const workplaceOf = (document: JobDocument, { employer }: ReadFields): Stated | null =>
  toQuoted(
    document,
    readWorkplace({
      units: document.units,
      text: withoutAnswers(document).text,
      employer: employer?.value ?? null,
    }),
  );

/** A name keeps its letters as they are. */
function toQuoted(document: JobDocument, found: Found<string> | null): Stated | null {
  const source = found && citeIn(document, found.evidence[0]);
  return found && source ? { text: found.value, source } : null;
}

/** An occupation that title and duties do not agree on is nobody's: what is known of it would be wrong here. */
function settleOccupation(
  { clean, given }: Brief['title'],
  read: (title: string) => ReadOccupation,
): Brief['occupation'] {
  // What stands where no title was found would be looked up as one.
  const first = read(given === '' ? '' : clean);
  const isKnown = first.sure && first.id !== generalProfile.id;
  // The title as given may have parts that are known.
  const second = isKnown || clean === given ? first : read(given);
  const found = second.sure && second.id !== generalProfile.id ? second : first;
  const { id, name, soc, confidence, why, alternatives } = found;
  const others = alternatives.map((one) => ({
    id: one.id,
    name: one.name,
    soc: one.soc,
    confidence: one.confidence,
  }));
  if (found.sure) return { id, name, soc, confidence, why, alternatives: others };
  const isGuess = id !== generalProfile.id;
  return {
    id: generalProfile.id,
    name: generalProfile.name,
    confidence,
    why,
    alternatives: isGuess ? [{ id, name, soc, confidence }, ...others] : others,
  };
}
