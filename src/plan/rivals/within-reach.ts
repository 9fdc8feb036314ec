import { readPost } from '#knowledge/post-level.ts';
import type { Brief } from '#shared/brief.ts';
import { isHigh } from '../suit/suit-to-post.ts';
import type { Source } from '#plan/source.ts';

/** Work with little preparation; work with some, which is not yet looked for across a region. */
const little = 2;
const some = 3;
const ofLeaders: ReadonlySet<string> = new Set([
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
]);

const isLeading = ({ brief }: Source): boolean =>
  ofLeaders.has(brief.seniority.level ?? '') || isHigh(readPost(brief));

/** Paid by the hour, at entry level or soon learned: nobody crosses a region for it. */
export const staysNear = (source: Source): boolean =>
  !isLeading(source) &&
  (source.brief.pay?.period === 'hour' ||
    source.brief.seniority.level === 'entry' ||
    (source.market.profile.jobZone ?? some) <= little);

/** In miles. */
const reaches = { daily: 27, region: 30 };

/** How far people go to a city and think of it as theirs. */
export const findReach = (source: Source): number =>
  staysNear(source) || (!isLeading(source) && (source.market.profile.jobZone ?? 0) <= some)
    ? reaches.daily
    : reaches.region;

const chipMakers =
  /^(?:Texas Instruments|Intel|Micron|GlobalFoundries|TSMC Arizona|Samsung|NVIDIA|Qualcomm|Broadcom|AMD)$/;
const theirTrades =
  /techni|engineer|electr|mainten|machin|mechanic|assembl|operat|process|equipment|clean ?room|semicon|quality|production|manufactur/i;

const ofChildren = /\b(?:children|nemours|alder hey|cook children|cafcass|nspcc|barnardo)/i;
const saysChildren =
  /\b(?:child(?:ren)?|p(?:a)?ediatric\w*|neonatal|NICU|PICU|infants?|newborns?)\b/i;

/** A maker of chips hires technicians and no roofers; a hospital for children is none for those who care for adults. */
export function hiresSuch(name: string, { title, employer, facts }: Brief): boolean {
  if (chipMakers.test(name)) return theirTrades.test(title.given);
  if (!ofChildren.test(name)) return true;
  return [title.given, employer.name, ...facts.map(({ text }) => text)].some((text) =>
    saysChildren.test(text),
  );
}

const ofOnePlace =
  /^(?:City of (\p{L}[\p{L} ]*)|(\p{L}[\p{L} ]*?) (?:City |County |Borough |District )?Council|(\p{L}[\p{L} -]*?) County\b.*)$/u;

/** Among the large names of a country, the council of one town hires there and nowhere else. */
export function hiresThere(name: string, { place }: Pick<Brief, 'place'>): boolean {
  const [town] = (ofOnePlace.exec(name) ?? []).slice(1).filter(Boolean);
  return town === undefined || place.label.toLowerCase().includes(town.toLowerCase());
}

/** What the services of a state call a clearance; a check of the past is none. */
const secret =
  /\b(?:secret|TS\b|TS\/SCI|SCI|polygraph|DoD|DOE|Q clearance|public trust|SC (?:clear|level|security)|DV\b|developed vetting|security clear\w*|clearance)/i;

export const demandsClearance = ({ conditions }: Pick<Brief, 'conditions'>): boolean =>
  conditions.some(({ kind, text }) => kind === 'clearance' && secret.test(text));

/** Bodies that run most houses of their kind in a region. */
const ofRegion =
  /\bNHS\b|\b(?:trust|health board|health system|healthcare system|council|school district|public schools|ISD|county)\b/i;

/** "NHS hospitals in Leigh" may be the employer's own. */
export const mayRunThem = (employer: string): boolean => ofRegion.test(employer);
