import type { Brief } from '#shared/brief.ts';
import { isSpokenOf } from '#shared/spoken-of.ts';
import { isPaidByYear } from '#market/occupations/paid-by-year.ts';
import { isTiedToPlace } from '#market/occupations/tied-to-place.ts';
import { count, examples, sayTitle, someone } from './gap.ts';
import type { Gap, MissingInput } from './gap.ts';

/** Where health care comes from the state and holiday from the law, people ask about other benefits. */
const britishTerms: ReadonlySet<string> = new Set(['GB', 'IE']);

export function askAboutPay(input: MissingInput): Gap[] {
  const { brief, job, profile, told } = input;
  const words = job.salaryRange?.trim() ?? '';
  const { pay } = brief;
  const end = pay?.min === null ? 'lower' : pay?.max === null ? 'upper' : undefined;
  return [
    {
      isOpen: pay === null,
      topic: 'Pay',
      question: `${words === '' ? '' : `The job says "${words}". `}What is the lowest and the highest pay for ${someone(input)}${isPaidByYear(profile) ? ' a year' : ', by the hour or the year'}, and what decides where a person starts?`,
      why: `Pay is what most readers look for first${brief.place.country === 'US' ? ', and some states require it in the ad' : ''}.`,
      owner: 'HR',
    },
    {
      isOpen: end !== undefined,
      topic: 'Pay',
      question: `What is the ${end} end of the pay? The job only says "${pay?.stated ?? ''}".`,
      why: 'Half a range cannot be compared with the market, and it is no range where the law asks for one.',
      owner: 'HR',
    },
    {
      isOpen:
        count(brief.facts, 'benefit') === 0 &&
        !told.has('benefit') &&
        !isSpokenOf(brief, 'benefits'),
      topic: 'Benefits',
      question: `Which benefits come with the job: ${britishTerms.has(brief.place.country ?? '') ? 'pension, holiday, sick pay' : 'health cover, paid time off, retirement'}, and what of it from the first day?`,
      why: 'An offer is compared as a whole; what is not named counts as not there.',
      owner: 'HR',
    },
  ];
}

export function askAboutPlace(input: MissingInput): Gap[] {
  const { brief, placeOptions, profile } = input;
  const { place, workType } = brief;
  const isRemote = workType === 'remote';
  return [
    {
      isOpen: placeOptions.length > 0,
      topic: 'Place',
      question: `Which ${place.given} is meant: ${examples(placeOptions)}?`,
      why: 'The talent pool, local pay and the rules for ads differ by state.',
      owner: 'Recruiter',
    },
    {
      isOpen:
        place.resolved === null &&
        placeOptions.length === 0 &&
        !(isRemote && place.country !== null),
      topic: 'Place',
      question: isRemote ? 'From which states or countries may the work be done?' : askTown(place),
      why: 'The talent pool, local pay and the rules for ads depend on it.',
      owner: 'Recruiter',
    },
    {
      isOpen:
        workType === null && !isTiedToPlace(profile) && !isSpokenOf(brief, 'way', 'office days'),
      topic: 'Work type',
      question: `Is ${someone(input)} on site every day, or may some days be worked from home, and which?`,
      why: 'It is among the first questions of nearly every candidate.',
      owner: 'Hiring manager',
    },
  ];
}

/** Of an area that is named only the town and the address are open. */
const askTown = ({ given, country }: Brief['place']): string =>
  given === ''
    ? `In which town${country === 'US' || country === null ? ' and state' : ''} is the work done?`
    : `Where exactly is the work done? The text says no more than "${given}".`;

export function askAboutTerms(input: MissingInput): Gap[] {
  const { brief, profile, told } = input;
  const usual = profile.conditions.find((text) =>
    /shift|night|weekend|call|hour|season|overtime/i.test(text),
  );
  return [
    {
      isOpen:
        count(brief.facts, 'schedule') === 0 &&
        brief.hours === null &&
        !told.has('schedule') &&
        !isSpokenOf(brief, 'hours'),
      topic: 'Schedule',
      question: `Which days and hours does ${someone(input)} work${usual === undefined ? '' : ` (usual in this work: ${usual})`}, and how often beyond them?`,
      why: 'Hours end more talks than skills do; people ask in the first call.',
      owner: 'Hiring manager',
    },
    {
      isOpen: brief.startDate === null && !isSpokenOf(brief, 'start'),
      topic: 'Start date',
      question: `By when must ${someone(input)} start, and what happens if nobody does?`,
      why: 'The plan of the search is counted back from that day.',
      owner: 'Hiring manager',
    },
    {
      isOpen: brief.employmentType === null && !isSpokenOf(brief, 'contract'),
      topic: 'Contract',
      question: 'Is the job permanent or for a time, full-time or part-time?',
      why: 'Many people filter by it before they read on.',
      owner: 'HR',
    },
    {
      isOpen: brief.openings === null,
      topic: 'Openings',
      question: brief.severalOpenings
        ? `How many people exactly are to be hired as ${sayTitle(brief)}?`
        : `How many people are to be hired as ${sayTitle(brief)}?`,
      why: 'The number of talks to plan grows with it.',
      owner: 'Hiring manager',
    },
  ];
}
