import { memoize } from '#shared/memoize.ts';
import { countWords } from '#writing/shorten.ts';
import { countTelling } from '../defining/count-telling.ts';
import { isSaidWhole } from '../defining/is-said-whole.ts';
import { dropHouse } from '../employer/drop-house.ts';
import type { Source } from '../source.ts';
import { listPurposes } from '../subject/purpose.ts';
import { canBeDone } from '../wording/speakable/speakable.ts';
import { fromOutside } from './from-outside.ts';
import { isSlogan } from './hollow-help.ts';
import { reshapeDuty } from './reshape-duty.ts';
import { sayRole } from './say-role.ts';

const length = { fewest: 5, most: 24 };
const fewestTelling = 2;
const mostTelling = 4;

/** Says whom one works with or how well, and not what for. */
const hollow =
  /^(?:be(?! responsible for)|work|offer|contribute|see that|play an?\b|use your|collaborate|partner|support|assist|help|ensure that you|provide (?:\p{L}+ ){0,3}(?:support|service)\b|perform (?:\p{L}+ ){0,3}(?:tasks|duties)|take on|deliver (?:\p{L}+ ){0,2}(?:customer )?service\b)\b|\b(?:exceptional|outstanding|world[- ]class|passionate|duties|tasks required|as (?:assigned|needed|required))\b/iu;
const odd =
  /[:;!?"“”•|()]|\b(?:we|us|i|you)\b|\bcontinues? to\b|^[\p{L}, ]{3,60} (?:and|or) (?:\p{L}+ly )?(?:optimizing|ensuring|maintaining|providing|managing|procures|ensures|maintains|provides) /iu;

/** "are responsible for the dock" behind "You would". */
const toPlain = (clause: string): string => clause.replace(/^are /, 'be ');

function asTold(clause: string, house: string): string | null {
  const outside = fromOutside(reshapeDuty(dropHouse(toPlain(clause), house)), house);
  if (outside === null) return null;
  const count = countWords(outside);
  const isTold =
    count >= length.fewest &&
    count <= length.most &&
    !odd.test(outside) &&
    !hollow.test(outside) &&
    !isSlogan(outside) &&
    canBeDone(outside, house) &&
    isSaidWhole(`You would ${outside}.`) &&
    countTelling(outside) >= fewestTelling;
  return isTold ? outside : null;
}

/** What the post is there for, as one does it, behind "to"; null where no sentence of the advertisement says it plainly. */
export const findStory = memoize((source: Source): string | null => {
  const house = source.brief.employer.name;
  const role = /^You would (.+)\.$/u.exec(sayRole(source) ?? '')?.[1];
  const said = [
    ...listPurposes(source).flatMap(({ clause, isSummary }) => (isSummary ? [clause] : [])),
    ...(role === undefined ? [] : [role]),
  ];
  // The first of them is most of it; one that tells more of this very job goes before it.
  const [best] = said
    .flatMap((clause) => asTold(clause, house) ?? [])
    .map((clause, i) => ({ clause, rank: Math.min(mostTelling, countTelling(clause)) - i }))
    .toSorted((a, b) => b.rank - a.rank);
  return best?.clause ?? null;
});
