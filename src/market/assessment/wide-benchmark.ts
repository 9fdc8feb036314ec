import { readPost } from '#knowledge/post-level.ts';
import { leadersOf } from '#market/occupations/data/leaders.data.ts';
import { isGeneral, isLeading } from '#market/occupations/leading.ts';
import { findOfficial, type OfficialOccupation } from '#market/occupations/official-table.ts';
import { toJointCode } from '#market/occupations/titles/joint-codes.ts';
import type { Brief } from '#shared/brief.ts';
import { findKind, isLearners, isPaidAlike, isRest, type ReadAs } from './nearest-occupation.ts';

type Read = Pick<Brief, 'title' | 'occupation' | 'facts' | 'seniority' | 'reportsTo' | 'pay'>;

const likelyFrom = 0.5;
/** Without a trade the title alone speaks, and the kind of work has to agree. */
const ofKindFrom = 0.35;
const shown = 2;

const calledLeader = /\b(?:manager|director|head|chief|vp|president|supervisor)\b/i;

const findLeader = (soc: string): string | undefined =>
  leadersOf
    .filter(([begins]) => soc.startsWith(begins))
    .toSorted(([a], [b]) => b.length - a.length)[0]?.[1];

/**
 * Where no occupation of the table is this post, those between which it lies: the first of its trade, what its title is
 * mostly counted as, and who leads such people where the post leads. Ordered from the nearest on; to be shown as a
 * bracket and never as the job's own figures.
 */
export function listBracket(brief: Read, readAs: ReadAs): OfficialOccupation[] {
  const { title, occupation, pay } = brief;
  const { drawer, isTrade, instead } = readAs;
  if (isLearners(title.given) || drawer.isForBeginners) return [];
  const find = (soc: string | null | undefined): OfficialOccupation[] => {
    const official = soc ? (findOfficial(toJointCode(soc)) ?? findOfficial(soc)) : undefined;
    return official?.annual[50] && !isRest(official) && !isGeneral(official.soc) ? [official] : [];
  };
  const ofTrade = isTrade && instead === undefined ? drawer.serves.flatMap(find).slice(0, 1) : [];
  const titled = occupation.confidence >= likelyFrom ? find(occupation.soc) : [];
  const ofKind = isTrade
    ? []
    : occupation.alternatives
        .filter(({ confidence }) => confidence >= ofKindFrom)
        .flatMap(({ soc, id }) => find(soc ?? (/^\d/.test(id) ? id.slice(0, 7) : null)))
        .filter(({ soc }) => findKind(soc) === drawer.kind);
  const { leads } = readPost(brief);
  // Whoever leads nobody is not paid as those who do.
  const near = [...ofTrade, ...titled, ...ofKind].filter(
    ({ soc }) => leads || calledLeader.test(title.clean) || !isLeading(soc),
  );
  const [first] = near;
  const isAbove = leads && first !== undefined && !isLeading(first.soc);
  const leader = isAbove ? find(findLeader(first.soc)) : [];
  const bySoc = new Map(
    [...near.slice(0, 1), ...leader, ...near.slice(1)].map((one) => [one.soc, one]),
  );
  const [nearest, ...others] = [...bySoc.values()].filter((one) => isPaidAlike(pay, one));
  return nearest ? [nearest, ...others.filter((one) => isApart(nearest, one))].slice(0, shown) : [];
}

/** Two that are paid the same make no bracket. */
function isApart(one: OfficialOccupation, other: OfficialOccupation): boolean {
  const [first = 0, second = 0] = [one, other].map(({ annual }) => annual[50]?.amount ?? 0);
  return Math.abs(first - second) > leastApart * first;
}
const leastApart = 0.08;
