import type { FoundDrawer } from '#knowledge/find-drawer.ts';
import { readPost } from '#knowledge/post-level.ts';
import { isLeading } from '#market/occupations/leading.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import type { OccupationProfile } from '#market/occupations/profile.ts';
import type { Brief } from '#shared/brief.ts';

/** From here on the title is one that was written for the occupation. */
const certainFrom = 0.93;

/** Say what somebody is in a firm, and nothing of the work. */
const anyWord =
  /^(?:and|the|for|all|except|with|senior|junior|lead|principal|staff|chief|head|analysts?|assistants?|associates?|consultants?|coordinators?|designers?|developers?|directors?|engineers?|managers?|officers?|specialists?|supervisors?|technicians?|services?|general|operations?|other|worker|representatives?)$/;
const stemLength = 6;

const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !anyWord.test(word))
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, '').slice(0, stemLength));

/** Whether a title and an occupation have a word of the work in common. */
export const sharesStem = (text: string, name: string): boolean => {
  const own = new Set(listStems(name));
  return listStems(text).some((stem) => own.has(stem));
};

/** Every field of engineering has these. */
const anyEngineer =
  /^(?:(?:senior|sr\.?|junior|lead|principal|staff|graduate|chief|design|project|field|product|applications?|test|systems?|development|technical|sales|service|support|process|site|engineering|engineer|[ivx\d]{1,4})(?:[ ,/&-]{1,3}|$)){1,6}$/i;

/**
 * Whether the people that public tables count under the occupation are those of this job: the trade it speaks of is the
 * same one, and a title that many fields use is backed by the work. Figures of another occupation would be precise and wrong.
 */
export function hasOwnFigures(
  brief: Pick<Brief, 'title' | 'occupation' | 'facts' | 'language' | 'seniority' | 'reportsTo'>,
  { soc, name }: Pick<OccupationProfile, 'soc' | 'name'>,
  { drawer, isTrade }: FoundDrawer,
): boolean {
  if (soc === null || drawer.not_counted || isRest(soc) || isAbove(brief, soc)) return false;
  const { title, occupation, facts } = brief;
  if (!isTrade) return occupation.confidence >= certainFrom && sharesStem(title.clean, name);
  if (drawer.soc === undefined && !drawer.serves.some((code) => isSame(code, soc))) return false;
  const isOpen =
    soc.startsWith('17-2') && (brief.language ?? 'en') === 'en' && isAnyEngineer(title.clean);
  return !isOpen || facts.some(({ text }) => sharesStem(text, name));
}

const ofLeaders =
  /\b(?:managers?|directors?|heads?|chief|supervisors?|leader|president|vp|foreman|superintendent)\b/i;
/** "Project manager" is what the occupation itself is called. */
const ownWord =
  /\b(?:project|program(?:me)?|account|case|product|client|relationship|community|social media|content|property|care) managers?\b/i;

/** Whether the post leads those whom the occupation counts: their pay and number are not its own. */
const isAbove = (
  brief: Pick<Brief, 'title' | 'facts' | 'seniority' | 'reportsTo'>,
  soc: string,
): boolean =>
  ofLeaders.test(brief.title.clean) &&
  !ownWord.test(brief.title.clean) &&
  !isLeading(soc) &&
  !ofLeaders.test(findOfficial(soc)?.title ?? '') &&
  readPost(brief).leads;

/** What the survey could not name is many kinds of work: none of them has these figures. */
const isRest = (soc: string): boolean => /All Other$/i.test(findOfficial(soc)?.title ?? '');

/** "Design Engineer - Firm" is one as well. */
const isAnyEngineer = (title: string): boolean =>
  anyEngineer.test((title.split(/ [-–|(]/)[0] ?? title).trim());

/** A broad group ends in a nought. */
const isSame = (code: string, other: string): boolean =>
  code === other ||
  ((code.endsWith('0') || other.endsWith('0')) && code.slice(0, -1) === other.slice(0, -1));
