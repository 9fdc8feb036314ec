import type { OccupationProfile } from '#market/occupations/profile.ts';
import type { Place } from '#market/places/place.ts';
import type { Brief, Fact, FactKind } from '#shared/brief.ts';
import type { JobText } from './job-text.ts';

type Missing = Brief['missing'][number];

export interface MissingInput {
  brief: Omit<Brief, 'missing'>;
  job: JobText;
  profile: OccupationProfile;
  placeOptions: readonly Place[];
}

interface Gap extends Missing {
  isOpen: boolean;
}

const fewDuties = 3;
const manyMusts = 10;

/** What a recruiter must ask before the search starts, most important first. */
export function listMissing(input: MissingInput): Missing[] {
  return [
    ...askAboutOccupation(input),
    ...askAboutWork(input),
    ...askAboutPay(input),
    ...askAboutDemands(input),
    ...askAboutPlace(input),
    ...askAboutTerms(input),
    ...askAboutPeople(input),
    ...askAboutSearch(input),
  ]
    .filter(({ isOpen }) => isOpen)
    .map(({ topic, question, why, owner }) => ({ topic, question, why, owner }));
}

const count = (facts: readonly Fact[], ...kinds: FactKind[]): number =>
  facts.filter(({ kind }) => kinds.includes(kind)).length;

const someone = ({ brief }: MissingInput): string => {
  const name = brief.title.singular;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
};

/** "dry wall, doors and locks": up to three things that such work often holds, as examples to ask about. */
function examples(items: readonly string[], most = 3): string {
  const some = items.slice(0, most);
  if (some.length < 2) return some.join('');
  return `${some.slice(0, -1).join(', ')} or ${some.at(-1) ?? ''}`;
}

function askAboutOccupation({ brief }: MissingInput): Gap[] {
  const { occupation, title } = brief;
  const names = occupation.alternatives.slice(0, 3).map(({ name }) => name.toLowerCase());
  return [
    {
      isOpen: occupation.id === 'general',
      topic: 'Occupation',
      question:
        names.length > 0
          ? `What kind of work is "${title.clean}" closest to: ${examples(names)}, or something else?`
          : `What does the work of "${title.clean}" come closest to elsewhere, and under which titles do such people work?`,
      why: 'Pay figures, the talent pool and search terms depend on it; without it none is shown.',
      owner: 'Hiring manager',
    },
  ];
}

function askAboutWork(input: MissingInput): Gap[] {
  const { brief, profile } = input;
  const duties = count(brief.facts, 'duty');
  const usual = examples(profile.duties);
  return [
    {
      isOpen: duties < fewDuties,
      topic: 'Duties',
      question: `What will ${someone(input)} do here in a normal week, in order of time spent?${usual === '' ? '' : ` Is it to ${usual}?`}`,
      why: 'Without the main duties the ad is empty and the interview tests the wrong things.',
      owner: 'Hiring manager',
    },
    {
      isOpen: count(brief.facts, 'goal') === 0,
      topic: 'First-year goals',
      question: `What will ${someone(input)} have done after 90 days and after a year, so that you would hire them again?`,
      why: 'Scorecards and interviews need something that can be observed.',
      owner: 'Hiring manager',
    },
  ];
}

function askAboutPay(input: MissingInput): Gap[] {
  const { brief, job } = input;
  const words = job.salaryRange?.trim() ?? '';
  const { pay } = brief;
  const end = pay?.min === null ? 'lower' : pay?.max === null ? 'upper' : undefined;
  return [
    {
      isOpen: pay === null,
      topic: 'Pay',
      question: `${words === '' ? '' : `The job says "${words}". `}What is the lowest and the highest pay for ${someone(input)}, by the hour or the year, and what decides where a person starts?`,
      why: 'Pay is what most readers look for first, and some places require it in the ad.',
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
      isOpen: count(brief.facts, 'benefit') === 0,
      topic: 'Benefits',
      question: `Which benefits come with the job: health cover, paid time off, retirement, and what of it from the first day?`,
      why: 'An offer is compared as a whole; what is not named counts as not there.',
      owner: 'HR',
    },
  ];
}

function askAboutDemands(input: MissingInput): Gap[] {
  const { brief, profile } = input;
  const musts = brief.facts.filter(({ importance }) => importance === 'must');
  const demands = count(
    musts,
    'skill',
    'tool',
    'licence',
    'experience',
    'education',
    'language',
    'safety',
  );
  const named = brief.facts.map(({ text }) => text.toLowerCase()).join('\n');
  const hasLicence = brief.facts.some(
    ({ kind, text }) => kind === 'licence' && /licen[cs]|certifi|registration/i.test(text),
  );
  const unnamed = profile.credentials.filter(
    ({ name, required }) =>
      required &&
      !isNamed(name, named) &&
      !(hasLicence && /licen[cs]|certifi|registration/i.test(name)),
  );
  const first = unnamed[0];
  return [
    {
      isOpen: demands === 0,
      topic: 'Must-haves',
      question: `Which three things must ${someone(input)} be able to do on the first day, and which can be learned here?${profile.skills.length > 0 ? ` For instance ${examples(profile.skills)}?` : ''}`,
      why: 'Without must-haves everyone or nobody fits, and no two interviewers test the same.',
      owner: 'Hiring manager',
    },
    {
      isOpen: first !== undefined,
      topic: 'Licence',
      question: `Is "${first?.name ?? ''}" (${first?.issuer ?? ''}) needed on the first day, or may a person earn it here, and who pays?`,
      why: `The job does not mention it, and the work usually needs it: ${profile.name}.`,
      owner: 'Hiring manager',
    },
    {
      isOpen: demands > 0 && brief.seniority.years === null && count(musts, 'experience') === 0,
      topic: 'Experience',
      question: `What must ${someone(input)} have done before, and would you take someone who learned it elsewhere?`,
      why: 'It decides which neighbouring trades the search may include.',
      owner: 'Hiring manager',
    },
    {
      isOpen: demands > manyMusts,
      topic: 'Must-haves',
      question: `The job lists ${demands} must-haves. Which of them could someone good learn in the first three months?`,
      why: 'Each further must-have shrinks the pool; many of them are wishes.',
      owner: 'Hiring manager',
    },
    {
      isOpen: brief.dealBreakers.length === 0,
      topic: 'Deal breakers',
      question: `What rules a person out at once: ${
        examples(
          [...profile.conditions, ...profile.family.conditions].map((text) => text.toLowerCase()),
          2,
        ) || 'hours, place, licence or pay'
      }?`,
      why: 'They belong into the first call; found late, they cost both sides weeks.',
      owner: 'Hiring manager',
    },
  ];
}

/** A licence counts as named when its telling words stand in the job. */
function isNamed(credential: string, text: string): boolean {
  const words = credential
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(
      (word) =>
        word.length > 1 &&
        !/^(?:or|and|the|of|for|in|state|license|licence|certificate|certification|where|by)$/.test(
          word,
        ),
    );
  return words.some((word) => new RegExp(String.raw`\b${word}\b`).test(text));
}

function askAboutPlace(input: MissingInput): Gap[] {
  const { brief, placeOptions } = input;
  const { place, workType } = brief;
  const isRemote = workType === 'remote';
  return [
    {
      isOpen: placeOptions.length > 0,
      topic: 'Place',
      question: `Which ${place.given} is meant: ${examples(placeOptions.map(({ label }) => label))}?`,
      why: 'The talent pool, local pay and the rules for ads differ by state.',
      owner: 'Recruiter',
    },
    {
      isOpen:
        place.resolved === null &&
        placeOptions.length === 0 &&
        !(isRemote && place.country !== null),
      topic: 'Place',
      question: isRemote
        ? 'From which states or countries may the work be done?'
        : `In which town and state is the work done? "${place.given}" was not found.`,
      why: 'The talent pool, local pay and the rules for ads depend on it.',
      owner: 'Recruiter',
    },
    {
      isOpen: workType === null,
      topic: 'Work type',
      question: `Is ${someone(input)} on site every day, or may some days be worked from home, and which?`,
      why: 'It is among the first questions of nearly every candidate.',
      owner: 'Hiring manager',
    },
  ];
}

function askAboutTerms(input: MissingInput): Gap[] {
  const { brief, profile } = input;
  const usual = profile.conditions.find((text) =>
    /shift|night|weekend|call|hour|season|overtime/i.test(text),
  );
  return [
    {
      isOpen: count(brief.facts, 'schedule') === 0,
      topic: 'Schedule',
      question: `Which days and hours does ${someone(input)} work${usual === undefined ? '' : ` (usual in this work: ${usual})`}, and how often beyond them?`,
      why: 'Hours end more talks than skills do; people ask in the first call.',
      owner: 'Hiring manager',
    },
    {
      isOpen: brief.startDate === null,
      topic: 'Start date',
      question: `By when must ${someone(input)} start, and what happens if nobody does?`,
      why: 'The plan of the search is counted back from that day.',
      owner: 'Hiring manager',
    },
    {
      isOpen: brief.employmentType === null,
      topic: 'Contract',
      question: 'Is the job permanent or for a time, full-time or part-time?',
      why: 'Many people filter by it before they read on.',
      owner: 'HR',
    },
    {
      isOpen: brief.openings === null,
      topic: 'Openings',
      question: `How many people are to be hired as ${brief.title.singular}?`,
      why: 'The number of talks to plan grows with it.',
      owner: 'Hiring manager',
    },
  ];
}

const reasonToHire =
  /\b(?:backfill|replac(?:e[sd]?|ing|ement)|new (?:role|position|headcount|post)|newly created|growth|growing|expan(?:d|sion)\w*|retir(?:es|ing|ement of)|left in|leaving|promoted|nachfolge|neu geschaffen\w*|création de poste|remplacement)\b/i;

function askAboutPeople(input: MissingInput): Gap[] {
  const { brief, job } = input;
  const all = [job.description, job.culture, job.dealBreakersText, ...job.redFlags].join('\n');
  return [
    {
      isOpen: brief.reportsTo === null,
      topic: 'Reporting line',
      question: `To whom does ${someone(input)} report, and who decides on the hire?`,
      why: 'Candidates ask who their boss will be; two deciders who disagree stop a search.',
      owner: 'Hiring manager',
    },
    {
      isOpen: count(brief.facts, 'team') === 0,
      topic: 'Team',
      question: `With how many others will ${someone(input)} work, and what is missing in that team today?`,
      why: 'It is the honest answer to "why should I join".',
      owner: 'Hiring manager',
    },
    {
      isOpen: !reasonToHire.test(all),
      topic: 'Why the job is open',
      question: `Is the job new or did someone leave, and if so why?`,
      why: 'A reason that made one person leave will make the next one leave too.',
      owner: 'Hiring manager',
    },
    {
      isOpen: count(brief.facts, 'process') === 0,
      topic: 'Hiring process',
      question: `Which steps lead from the application to the offer, who sits in each, and how many days may it take?`,
      why: 'Long or unclear processes lose people to faster employers.',
      owner: 'Recruiter',
    },
  ];
}

function askAboutSearch(input: MissingInput): Gap[] {
  const { brief, profile } = input;
  const unlawful = brief.redFlags.find((flag) => flag.unlawful);
  const rivals = examples(profile.family.rivals.map((text) => text.toLowerCase()));
  return [
    {
      isOpen: unlawful !== undefined,
      topic: 'Unlawful wish',
      question: `Which task stands behind the wish ${unlawful ? quoteOf(unlawful) : ''}? It may not decide; the task may.`,
      why: 'The wish must not reach an ad, a search or a decision.',
      owner: 'HR',
    },
    {
      isOpen: brief.competitors.length === 0,
      topic: 'Competitors',
      question: `Which employers have people who do this work well today${rivals === '' ? '' : `: ${rivals}`}?`,
      why: 'They are the first places to search, and the ones that make the better offer.',
      owner: 'Hiring manager',
    },
    {
      isOpen: brief.preferredBackgrounds.length === 0,
      topic: 'Backgrounds',
      question: `Where did the best ${brief.title.singular} you know come from before this work?`,
      why: 'It widens the search to people who do not carry the title yet.',
      owner: 'Hiring manager',
    },
    {
      isOpen: brief.urgency === null,
      topic: 'Urgency',
      question:
        'What does each week without this person cost, and who carries the work until then?',
      why: 'It decides how wide and how hard to search from the first day.',
      owner: 'Hiring manager',
    },
  ];
}

const quoteOf = ({ source, text }: Brief['redFlags'][number]): string =>
  source.from === 'job' ? `"${source.quote}"` : text;
