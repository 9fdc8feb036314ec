import { isFullWeek } from '#plan/hours/full-week.ts';
import { hasNoBenefits } from '#plan/offers/no-benefits.ts';
import { makePlan } from '#plan/plan.ts';
import { isOffice, isWidespread } from '#plan/search/search-words.ts';
import type { Source } from '#plan/source.ts';
import type { Brief } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import type { MarketWriting } from '../writing.ts';
import { listUnpaidHours } from './left-out.ts';

type Advice = MarketWriting['recommendations'];

const longestDemand = 14;
/** Where hours are scheduled; elsewhere they are on a rota. */
const american: ReadonlySet<string> = new Set(['US', 'CA', 'PH']);

/** Known to so many that nobody is rare for them. */
const usualPrograms =
  /^(?:AutoCAD|Salesforce|HubSpot|SAP|QuickBooks|Sage|Xero|Photoshop|Illustrator|InDesign|Canva|WordPress|Tableau|Power BI)$/i;

/** Past work that many people of other trades have: demanded, and not rare. */
const ofManyJobs =
  /\bexperience (?:working )?(?:in|of|within|with) (?:an? |the )?(?:retail(?: sales)?|sales|customers?(?: service)?|offices?|administration|hospitality|warehous(?:e|ing)|call cent(?:er|re)s?|food service|care|cleaning)(?: (?:environment|setting|role|work))?$|^(?:\w+ )?(?:retail|sales|customer service|office|administrative|hospitality|warehouse|food service) experience$|\bquotas?\b|\btargets?\b/i;

const heaviest = 3;
const firstDemands = 2;
const oftenSaid = 2;

/** Whether the job is about a thing: its title, its first demands, several lines or its heaviest criteria name it. */
export function testCore(
  { title, facts }: Pick<Brief, 'title' | 'facts'>,
  scored: readonly string[],
): (term: string) => boolean {
  const asked = facts.filter(({ kind, importance }) => kind !== 'duty' && importance === 'must');
  const first = [title.given, ...scored, ...asked.slice(0, firstDemands).map(({ text }) => text)];
  return (term) => {
    const says = (text: string): boolean => text.toLowerCase().includes(term.toLowerCase());
    return first.some(says) || facts.filter(({ text }) => says(text)).length >= oftenSaid;
  };
}

/** The demand that leaves most people of the trade out: whether it must be there on the first day decides the pool. */
function settleRare(source: Source): Advice {
  const { market, brief } = source;
  const { search, criteria } = makePlan(source);
  const scored = criteria.slice(0, heaviest).map(({ name }) => name);
  const isCore = testCore(brief, scored);
  const telling = [...search.spoken, ...search.papers, ...search.own, ...search.field].filter(
    (term) => !isWidespread(term) && !isOffice(term) && !usualPrograms.test(term) && !isCore(term),
  );
  // Only what people write into a profile can be rare among them.
  const rare = market.difficulty.input.demands.special.find(
    (name) =>
      name.split(/\s+/).length <= longestDemand &&
      !ofManyJobs.test(name) &&
      telling.some((term) => name.toLowerCase().includes(term.toLowerCase())),
  );
  if (rare === undefined) return [];
  const isTool = brief.tools.some(({ text }) => rare.includes(text));
  return [
    {
      title: 'Settle the rare requirement',
      recommendation: `"${rare.replace(/"/g, "'")}" rules out many who do this work: agree whether it is needed on day one or can be ${isTool ? 'learned in the first weeks' : 'shown by a similar case'}, and write that into the posting.`,
    },
  ];
}

/** What the odd hours are, how often and for how much: whoever has another job can then judge them. */
function tellHours(source: Source): Advice {
  const hours = listUnpaidHours(source);
  if (hours.length === 0) return [];
  const rota = american.has(source.brief.place.country ?? 'US') ? 'schedule' : 'rota';
  return [
    {
      title: `Say how often: ${joinList(hours)}`,
      recommendation: isFullWeek(source.brief)
        ? `State how far ahead the ${rota} is known and what they pay. A set pattern brings in people with a family to plan around.`
        : `State how many a month, how far ahead the ${rota} is known and what they pay. A set pattern brings in people with another job or a family to plan around.`,
    },
  ];
}

/** "12 to 20 hours": who lives on it reckons with the lower figure. */
function fixHours({ brief }: Source): Advice {
  const [, low, high] =
    /\b(\d{1,2})\s?(?:-|–|to)\s?(\d{1,2})\+? ?(?:hours|hrs)\b/i.exec(brief.hours?.text ?? '') ?? [];
  if (low === undefined || high === undefined || Number(low) >= Number(high)) return [];
  return [
    {
      title: 'Say which hours are guaranteed',
      recommendation: `People count on ${low} hours, not ${high}: say how many are guaranteed each week, and who is offered the rest first.`,
    },
  ];
}

/** No benefits: told late it ends the talk, told early it leaves those who need none. */
function tellNoBenefits(source: Source): Advice {
  if (!hasNoBenefits(source.brief)) return [];
  return [
    {
      title: 'No benefits: look for people who need none',
      recommendation:
        "Say it in the posting and the first call. It suits people insured elsewhere: through a first job, a college or a partner's plan.",
    },
  ];
}

/** What this very job could change or say, and what that would do. */
export const pullLevers = (source: Source): Advice => [
  ...settleRare(source),
  ...tellNoBenefits(source),
  ...fixHours(source),
  ...tellHours(source),
];
