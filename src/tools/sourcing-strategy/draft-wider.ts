import { getJobZone } from '#market/occupations/job-zone.ts';
import { findAdmin } from '#market/places/nearby-towns.ts';
import { findOwnBusiness } from '#plan/deal-form.ts';
import { isExperienced } from '#plan/channels.ts';
import type { Inclusion } from '#plan/inclusion.data.ts';
import { findInclusion } from '#plan/inclusion.ts';
import { isHeading } from '#plan/is-heading.ts';
import { listFacts, ownWords } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayYears } from '#writing/number.ts';
import { sayAdjustmentAsIn } from '#plan/adjustment.ts';
import { spellFor } from '#writing/spelling.ts';
import type { SourcingWriting } from './writing.ts';

type Way = SourcingWriting['diversitySourcing'][number];

const shownGates = 2;
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

/** What a paper or a plain yes settles; how somebody speaks or moves is for the talk. */
const atTheDoor: ReadonlySet<string> = new Set([
  'credential',
  'education',
  'experience',
  'authorization',
  'check',
]);

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
  needsDegree: boolean,
): string[] {
  if (isExperienced(source.brief)) {
    const doors = experienced ?? learned.filter((name) => !ofSchools.test(name));
    return doors.length > 0 ? [...doors] : [service];
  }
  return [service, ...(needsDegree ? learned : canTrain(source) ? roads : [])];
}

/** Each way adds people or takes a hurdle away; none chooses among them. */
export function draftWider(source: Source, { gates }: Plan): Way[] {
  const { brief, market } = source;
  const country = brief.place.country ?? market.assumedCountry ?? null;
  const offered = findInclusion(
    country,
    brief.place.resolved && country === 'GB' ? findAdmin(brief.place.resolved) : null,
  );
  const { law, adjustments } = offered;
  const papers = gates
    .filter(({ kind, name }) => isBrief(name) && atTheDoor.has(kind))
    .slice(0, shownGates);
  const years = brief.seniority.years?.min ?? 0;
  const wish = findWish(source);
  const zone = market.profile.jobZone ?? findZone(market.nearest?.row.soc);
  const needsDegree = (zone ?? 0) >= degreeZone;
  const ways: Way[] = [
    {
      focus: 'Fewer hurdles at the door',
      resources: [law],
      strategies: [
        papers.length > 0
          ? `Decides at the door, as advertised: ${papers.map(({ name }) => `"${name}"`).join('; ')}. All else is for the talk`
          : asksForPapers(source)
            ? 'Ask which demands decide on the first day; whatever can be taught rules nobody out'
            : spellFor(country)(
                'No license or certificate is named as a condition: say so in the posting',
              ),
        ...(wish
          ? [`"${wish.replace(/"/g, "'")}" is a wish: write that people without it may apply`]
          : []),
        ...(years > 0
          ? [
              `${sayYears(years)} is a floor without a ceiling; a break in those years counts against nobody`,
            ]
          : []),
      ],
    },
    {
      focus: 'Doors that advertisements rarely reach',
      resources: listDoors(offered, source, needsDegree),
      strategies: ['The same posting and questions for everyone who comes this way'],
    },
    {
      focus: 'A process people can get through',
      resources: [adjustments],
      strategies: [
        sayAdjustmentAsIn('Adjustments offered in every invitation, no reasons asked', country),
        'Same questions; a person decides; no protected trait plays a part',
      ],
    },
  ];
  // The words of the advertisement stay as they are.
  return ways.map(({ focus, resources, strategies }) => ({
    focus,
    resources: resources.map(spellFor(country)),
    strategies,
  }));
}
