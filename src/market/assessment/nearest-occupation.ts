import type { Drawer, Kind } from '#knowledge/drawer.ts';
import { kindOfGroup } from '#knowledge/kinds.data.ts';
import { toDutyWords } from '#market/occupations/duties/duty-words.ts';
import { toGroup, weighDuties } from '#market/occupations/duties/weigh-duties.ts';
import { findCommonest } from '#market/occupations/group-members.ts';
import { isLeading } from '#market/occupations/leading.ts';
import { findOfficial, type OfficialOccupation } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { toJointCode } from '#market/occupations/titles/joint-codes.ts';
import type { PayRow } from '#market/pay/pay-row.ts';
import type { Brief } from '#shared/brief.ts';
import { sharesStem } from './own-figures.ts';

export interface NearestOccupation {
  official: OfficialOccupation;
  /** In the plural, as in a sentence. */
  name: string;
  isOwn: boolean;
}

/** What is published of the nearest occupation, to compare with. */
export interface Benchmark {
  /** In the plural, as in a sentence. */
  name: string;
  row: PayRow;
  /** How many there are around the job; null where the place is open. */
  people: number | null;
  /** Where they were counted: "30 miles around Glenrock, WY"; null where nobody was. */
  within?: string | null;
  /** Whether the job's own title is one of the occupation: then its figures are the job's own. */
  isOwn: boolean;
  /** The other end of a bracket, where the post lies between two occupations and is none of them. */
  beside: { name: string; row: PayRow } | null;
}

const leads =
  /\b(?:manager|director|head|chief|supervisor|leader|president|vp|foreman|superintendent|c[efiot]o)\b/i;
/** Whoever still learns the work, or is a title of every field. */
const learns =
  /\b(?:intern(?:ship)?|apprentice(?:ship)?|trainee|working student|volunteer|unpaid|board member)\b/i;
/** Stand in titles of every field. */
const ofAnyOffice =
  /\b(?:admin\w*|sales|customer|client|project|program|service|support|retail|driver|business|technical|systems?|field|control(?:s|ler)?)\b/gi;

/** Whoever still learns the work is not paid as those who do it. */
export const isLearners = (title: string): boolean => learns.test(title);

/** "All other" is what the survey could not name either. */
export const isRest = ({ title }: OfficialOccupation): boolean => /All Other/i.test(title);

/** "Account manager" leads nobody. */
const leadsNobody =
  /\b(?:project|program(?:me)?|account|case|partnerships?|relationship|community|membership|contracts?|product|client|success|care|territory) manager\b/i;

/**
 * Even a known title needs a witness, for houses use it of other work: the trade, a word of the work, or duties that
 * are mostly those. Duties are weighed by group, and a group holds farmers beside natural scientists: alone they show
 * nothing of a likely title.
 */
const certainFrom = 0.9;
const namedFrom = 0.2;
const backedFrom = 0.15;
const mostlyFrom = 0.5;
const partlyFrom = 0.1;
/** Work of little preparation is known by what is done, whatever a house calls it. */
const plainFrom = 0.5;
const alikeFrom = 0.4;
const isPlain = ({ jobZone }: OfficialOccupation): boolean => jobZone !== null && jobZone <= 2;
/** Where the duties hardly ever belong to such people, a word in common is chance. */
const dutiesFloor = 0.01;

/** What the job was read as: the trade, and the kind of work. */
export interface ReadAs {
  profileSoc: string | null;
  drawer: Pick<Drawer, 'kind' | 'serves' | 'isForBeginners' | 'not_counted'>;
  isTrade: boolean;
  /** The kind of work whose texts stand in, where the job has the title of the trade and other days. */
  instead?: Kind | undefined;
}

/**
 * The occupation of the official table that comes nearest to a job which the table does not list by itself: by the
 * title, by the trade that the job was read as, and by what the person will do. To be shown as a benchmark and never as
 * the job's own. Null where none is near enough, and for whoever still learns the work.
 */
export function findNearestOccupation(
  brief: Pick<Brief, 'title' | 'occupation' | 'facts' | 'language'> & Partial<Pick<Brief, 'pay'>>,
  { profileSoc, drawer, isTrade, instead }: ReadAs,
): NearestOccupation | null {
  const { title, occupation } = brief;
  if (isLearners(title.given) || drawer.isForBeginners) return null;
  // What is known of the setting is that those of the tables are other people.
  if (drawer.not_counted && instead === undefined) return null;
  const work = title.clean.replace(ofAnyOffice, ' ');
  const duties = weighOwnDuties(brief);
  // Whoever leads a function is not paid like a clerk of its field.
  const isLeaders = isTrade && drawer.kind === 'leading-people';
  const [best] = [...listLikely(occupation, profileSoc), ...listByDuties(duties)]
    .flatMap(({ soc, confidence }) => {
      const official = findOfficial(toJointCode(soc)) ?? findOfficial(soc);
      return official?.annual[50] ? [{ official, confidence }] : [];
    })
    .filter(
      ({ official }) =>
        isPaidAlike(brief.pay, official) &&
        !(namesSystem.test(title.given) && official.soc.startsWith('43-')) &&
        hasRankOf(title.clean, official) &&
        !isRest(official) &&
        (instead === undefined || findKind(official.soc) === instead) &&
        (!isLeaders ||
          findKind(official.soc) === drawer.kind ||
          drawer.serves.includes(official.soc)),
    )
    .map(({ official, confidence }) => {
      const share = duties?.get(toGroup(official.soc)) ?? null;
      const isNamed = sharesStem(work, official.title) && (share ?? 1) >= dutiesFloor;
      const isServed = isTrade && drawer.serves.includes(official.soc);
      const isOfKind = findKind(official.soc) === drawer.kind || isServed;
      const isNear =
        (confidence >= certainFrom && (isNamed || isServed || (share ?? 0) >= mostlyFrom)) ||
        (isNamed && confidence >= namedFrom && (isOfKind || (share ?? 0) >= partlyFrom)) ||
        (isServed && confidence >= backedFrom) ||
        (isPlain(official) && confidence >= backedFrom && (share ?? 0) >= plainFrom);
      return {
        official,
        isNear,
        isServed,
        weight: confidence * (isNamed ? 2 : 1) * (isServed ? 1.5 : 1),
      };
    })
    .filter(({ isNear }) => isNear)
    .toSorted((a, b) => b.weight - a.weight);
  if (!best) return null;
  const official = toGoods(brief, best.official);
  return {
    official,
    name: toPlainName(official),
    isOwn:
      occupation.soc === official.soc &&
      occupation.confidence >= certainFrom &&
      sharesStem(title.clean, official.title) &&
      // Another trade than the one that the table counts has it as a benchmark only.
      (!isTrade || best.isServed) &&
      instead === undefined,
  };
}

/** A capital inside a word: whoever runs a program by name is no clerk. */
const namesSystem = /\b\p{Lu}\p{Ll}{1,14}\p{Lu}\p{L}{2,14}\b/u;

/** Pay that is worlds apart is that of another trade or level. */
const alikeInPay = { least: 0.55, most: 1.8 };

/** Whether the stated pay lies near enough to the median that the two can be the same work. */
export function isPaidAlike(
  pay: Brief['pay'] | undefined,
  { annual }: OfficialOccupation,
): boolean {
  const median = annual[50]?.amount;
  const { min = null, max = null } = (pay?.currency === 'USD' && pay.annual) || {};
  const low = min ?? max;
  const high = max ?? min;
  if (median === undefined || low === null || high === null) return true;
  const share = (low + high) / 2 / median;
  return share >= alikeInPay.least && share <= alikeInPay.most;
}

const ofServices = '41-3091';
const ofGoods = '41-4012';
const goods =
  /\b(?:apparel|clothing|uniforms?|equipment|machinery|parts|materials|supplies|tools|furniture|chemicals|steel|lumber|hardware|components|packaging|beverages?|produce|wholesale|manufactur\w{2,5})\b/i;
const oftenMade = 2;
const making =
  /\b(?:we (?:make|manufacture|design and make)|manufactur(?:er|ing)|wholesal(?:e|er)|distributor)\b/i;

/** Whoever sells what a house makes is counted among those who sell goods, and not services. */
function toGoods(
  { title, facts }: Pick<Brief, 'title' | 'facts'>,
  official: OfficialOccupation,
): OfficialOccupation {
  if (official.soc !== ofServices) return official;
  const isMaker = facts.filter(({ text }) => making.test(text)).length >= oftenMade;
  return goods.test(title.given) || isMaker ? (findOfficial(ofGoods) ?? official) : official;
}

/** What most people do who have such duties, where the work is plain; the title need not say a word of it. */
function listByDuties(
  duties: ReadonlyMap<string, number> | null,
): { soc: string; confidence: number }[] {
  const [top] = [...(duties ?? [])].toSorted(([, a], [, b]) => b - a);
  const soc = top && top[1] >= alikeFrom ? findCommonest(top[0]) : undefined;
  const official = soc === undefined ? undefined : findOfficial(toJointCode(soc));
  return official && isPlain(official) ? [{ soc: official.soc, confidence: backedFrom }] : [];
}

/** Whoever leads is paid otherwise than those who are led. */
function hasRankOf(title: string, official: OfficialOccupation): boolean {
  if (leadsNobody.test(title)) return true;
  if (official.soc === '11-1011') return /\b(?:ceo|chief executive)\b/i.test(title);
  return isLeading(official.soc) === leads.test(title);
}

function weighOwnDuties({
  facts,
  language,
}: Pick<Brief, 'facts' | 'language'>): ReadonlyMap<string, number> | null {
  // The words were weighed in English texts.
  if ((language ?? 'en') !== 'en') return null;
  const lines = facts.filter(({ kind }) => dutyKinds.has(kind)).map(({ text }) => text);
  return weighDuties(toDutyWords(lines.join('\n')));
}

/** The kind of work of a code, or of the group that it belongs to. */
export const findKind = (soc: string): string | undefined =>
  kindOfGroup[soc] ?? kindOfGroup[toGroup(soc)] ?? kindOfGroup[soc.slice(0, 2)];

const dutyKinds = new Set<Brief['facts'][number]['kind']>(['duty', 'skill', 'experience', 'tool']);

/** Each code once, with the most that was said for it. */
function listLikely(
  { soc, confidence, alternatives }: Brief['occupation'],
  profileSoc: string | null,
): { soc: string; confidence: number }[] {
  const likely = new Map<string, number>();
  const add = (code: string | null | undefined, sure: number): void => {
    if (code) likely.set(code, Math.max(likely.get(code) ?? 0, sure));
  };
  add(soc, confidence);
  add(profileSoc, confidence);
  for (const { soc: other, id, confidence: sure } of alternatives)
    add(other ?? (/^\d/.test(id) ? id.slice(0, 7) : null), sure);
  return [...likely].map(([code, sure]) => ({ soc: code, confidence: sure }));
}
