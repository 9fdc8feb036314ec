import { getJobZone } from '#market/occupations/job-zone.ts';
import { findAdmin } from '#market/places/nearby-towns.ts';
import { findOwnBusiness } from '#plan/contract/deal-form.ts';
import { isExperienced } from '#plan/outreach/channels.ts';
import { inclusionElsewhere, type Inclusion } from '#plan/outreach/inclusion.data.ts';
import { findInclusion } from '#plan/outreach/inclusion.ts';
import { isHeading } from '#plan/wording/is-heading.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import { bareDemand } from '#plan/demands/bare-demand.ts';
import { lowerFirst } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { sayYears } from '#writing/number.ts';
import { sayAdjustmentAsIn } from '#plan/hiring-steps/adjustment.ts';
import { spellFor } from '#writing/spelling.ts';
import type { SourcingWriting } from './writing.ts';

type Way = SourcingWriting['diversitySourcing'][number];

const shownGates = 3;
const longestGate = 28;
const mostQuoted = 12;
/** From here on an occupation asks for a degree (O*NET job zones). */
const degreeZone = 4;

const isBrief = (text: string): boolean => text.split(/\s+/).length <= mostQuoted;

/** "Graduates are encouraged to apply" invites, and asks for nothing. */
const invites = /\b(?:encourage\w*|welcome|invited?|may apply|to apply)\b/i;

/** The first thing that the job only wishes for: whoever lacks it is welcome, and seldom believes it. */
function findWish({ brief }: Source): string | undefined {
  return listFacts(brief, {
    kinds: ['licence', 'education', 'experience', 'tool', 'language', 'skill'],
    importance: ['preferred', 'nice'],
  })
    .map(ownWords)
    .find(
      (text) =>
        isBrief(text) && text.split(/\s+/).length > 1 && !isHeading(text) && !invites.test(text),
    );
}

/** What somebody has or has not on the day of applying, and the hours they can work; checks come after an offer. */
const atTheDoor: ReadonlySet<string> = new Set([
  'credential',
  'education',
  'experience',
  'knowledge',
  'language',
  'condition',
]);

/** Whether the job demands experience of any kind, in whatever words it was read. */
const asksForExperience = ({ brief }: Source): boolean =>
  (brief.seniority.years?.min ?? 0) > 0 ||
  listFacts(brief, { importance: ['must'] }).some(
    ({ kind, text }) => kind === 'experience' || (kind === 'skill' && /\bexperience\b/i.test(text)),
  );

const paper = /licen[cs]|certificat|degree|diploma|permit|registration|qualification|\bged\b/i;

/** Whether any line speaks of a paper, however it was read. */
const asksForPapers = ({ brief }: Source): boolean =>
  brief.education !== null ||
  brief.credentials.length > 0 ||
  brief.facts.some(
    ({ kind, text }) => kind !== 'benefit' && kind !== 'culture' && paper.test(text),
  );

const findZone = (soc: string | undefined): number | null =>
  soc === undefined ? null : getJobZone(soc);

/** Programs that train for years lead to lasting full-time work that is learned, and not to a part of a week. */
const noCareer =
  /\b(?:part[- ]?time|casual|seasonal|temporary|contract|freelance|intern(?:ship)?|subcontract\w*|1099|w-?2)\b/i;
const experienced = 3;
const canTrain = ({ brief }: Source): boolean =>
  !noCareer.test(`${brief.title.given} ${brief.employmentType?.text ?? ''}`) &&
  findOwnBusiness(brief) === null &&
  (brief.seniority.years?.min ?? 0) < experienced;

const ofSchools = /\b(?:universit|college|school|placement|courses?)/i;

/** The job center and the school are doors for those who begin; people of many years come back by others. */
function listDoors(
  { service, roads, learned, experienced }: Inclusion,
  source: Source,
  { gates, drawer }: Plan,
  needsDegree: boolean,
): string[] {
  // A license bars whoever has not got it: those who have been away from the work come by another door.
  if (isLicensed(gates))
    return ofProfessions.test(source.market.profile.soc ?? '')
      ? listOnce([...(experienced ?? []), ...learned]).filter((name) => afterBreak.test(name))
      : isExperienced(source.brief)
        ? []
        : [service];
  if (isExperienced(source.brief)) {
    const doors = experienced ?? learned.filter((name) => !ofSchools.test(name));
    return doors.length > 0 ? [...doors] : [service];
  }
  return [
    service,
    ...(needsDegree ? learned : canTrain(source) && trained.has(drawer.kind) ? roads : []),
  ];
}

/** Kinds of work that are learned in apprenticeships and programs. */
const trained: ReadonlySet<Plan['drawer']['kind']> = new Set([
  'hands-on-trade',
  'driving-and-logistics',
  'kitchen-and-hotel',
  'care',
]);
const plainPaper = /driv(?:er|ing)|food|first aid|\bCPR\b/i;
const afterBreak = /\bafter (?:a|a career) break\b/i;

/** Licensed after years of study. */
const ofProfessions = /^(?:23-1|25-2|29-1)/;
const isLicensed = (gates: Plan['gates']): boolean =>
  gates.some(({ kind, name, later }) => kind === 'credential' && !later && !plainPaper.test(name));

/** The conditions that the job states, and apart from them what the law asks for without its saying so. */
function sayConditions(conditions: Plan['gates']): string {
  const quote = (list: Plan['gates']): string =>
    list
      .slice(0, shownGates)
      .map((gate) => `"${bareDemand(shortGate(gate, longestGate)).replace(/"/g, "'")}"`)
      .join('; ');
  const stated = conditions.filter(({ law }) => !law);
  const named = (isNamed: boolean): string =>
    conditions
      .filter(({ law }) => law?.isNamed === isNamed)
      .map(({ name }) => lowerFirst(name))
      .join('; ');
  const [namedByLaw, onlyByLaw] = [named(true), named(false)];
  const isSpoken = conditions.some(({ law }) => law && !law.isNamed && law.said != null);
  const more = stated.length - shownGates;
  const also = more > 0 ? `, and ${more} more on the scorecard` : '';
  return [
    stated.length > 0
      ? `Required, pass or fail: ${quote(stated)}${also}. Ask about these first`
      : '',
    namedByLaw === '' ? '' : `Required by law as well: ${namedByLaw}`,
    onlyByLaw === ''
      ? ''
      : isSpoken
        ? `Required by law, to be confirmed against the advertisement: ${onlyByLaw}`
        : `Required by law, though the advertisement does not name it: ${onlyByLaw}`,
  ]
    .filter(Boolean)
    .join('. ');
}

/** Age, sex and family open no door here, whatever the advertisement says; the mail asks to strike them. */
const ofPerson =
  /\b(?:years? old,? (?:or|and) (?:younger|below|under)|or younger|age limit|maximum age|not (?:more|older) than \d{2} years?|below \d{2} years|male|female|unmarried|married|marital|pleasing personality)\b/i;

/** Each way adds people or takes a hurdle away; none chooses among them. */
export function draftWider(source: Source, plan: Plan): Way[] {
  const { gates } = plan;
  const { brief, market } = source;
  const country = brief.place.country ?? market.assumedCountry ?? null;
  const offered = findInclusion(
    country,
    brief.place.resolved && country === 'GB' ? findAdmin(brief.place.resolved) : null,
  );
  const { law, adjustments } = offered;
  // Experience without a number is scored on the card: nobody is turned away for it.
  const conditions = gates.filter(({ kind, name }) => atTheDoor.has(kind) && !ofPerson.test(name));
  const years = brief.seniority.years?.min ?? 0;
  const wish = findWish(source);
  const zone = market.profile.jobZone ?? findZone(market.nearest?.row.soc);
  const needsDegree = (zone ?? 0) >= degreeZone;
  const ways: Way[] = [
    {
      focus: 'A list nobody rules themselves out of',
      // A statute opens no door: what is worked on here is the list.
      resources: [unnamed.has(law) ? 'The posting' : 'The list of requirements in the posting'],
      strategies: [
        conditions.length > 0
          ? sayConditions(conditions)
          : asksForPapers(source) || asksForExperience(source) || isExperienced(brief)
            ? 'Ask which requirements are needed on the first day; anything that can be taught rules nobody out'
            : spellFor(country)(
                'No license, degree or experience is named: ask whether none is needed, then say so in the posting',
              ),
        ...(wish ? [`Say that people without this may apply: "${wish.replace(/"/g, "'")}"`] : []),
        ...(years > 0
          ? [`Read ${sayYears(years)} as a minimum; a career break counts against nobody`]
          : []),
      ],
    },
    {
      focus: doors,
      resources: listDoors(offered, source, plan, needsDegree),
      strategies: ['Send everyone who comes this way the same posting and ask the same questions'],
    },
    {
      focus: 'A process everyone can get through',
      resources: [unnamed.has(adjustments) ? 'The interview guide' : adjustments],
      strategies: [
        sayAdjustmentAsIn('Offer adjustments in every invitation; ask for no reasons', country),
        `Same questions for everyone; a person decides, and no protected trait plays a part${unnamed.has(law) ? '' : ` (${law})`}`,
      ],
    },
  ];
  // The words of the advertisement stay as they are.
  return ways
    .map(({ focus, resources, strategies }) => ({
      focus,
      resources: resources.filter((name) => !unnamed.has(name)).map(spellFor(country)),
      strategies,
    }))
    .filter(({ focus, resources }) => focus !== doors || resources.length > 0);
}

const doors = 'People whom job boards rarely reach';
/** Where the country is open, no law and no office can be named: nothing stands in for them. */
const unnamed: ReadonlySet<string> = new Set(Object.values(inclusionElsewhere).flat());
