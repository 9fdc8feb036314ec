import { isLeading } from '#market/occupations/leading.ts';
import { findOfficial, type OfficialOccupation } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { listRelated, listRelatedBack } from '#market/occupations/related.ts';
import type { Brief } from '#shared/brief.ts';
import { pluralize } from '#writing/number.ts';
import { withoutLevel } from '../search/title-kin.ts';
import { stepTitles } from './step-titles.data.ts';
import { sharedStems, sharedTelling } from '../criteria/names/shared-stems.ts';

export interface StepUp {
  soc: string;
  /** In the plural, as in a sentence. */
  name: string;
  /** What one of them is called. */
  title: string;
}

/** So much less is paid one step below; less still, and it is other work. */
const step = { least: 0.5, most: 0.9 };
const leastInCommon = 2;
/** Sold is everything. */
const anySale = /\bsales?\b/gi;
const mostWords = 4;

/** "Marketing specialist" of "market research analysts and marketing specialists": the half that the job speaks of. */
function toTitle(name: string, said: string): string {
  const last = name.split(' ').at(-1) ?? '';
  const halves = name.split(/ and (?=.*s$)/).filter((half) => half.endsWith('s'));
  const whole = halves.length > 1 && halves.every((half) => half.includes(' ')) ? halves : [name];
  const [best = name] = whole.toSorted((a, b) => sharedTelling(b, said) - sharedTelling(a, said));
  const one = best.replace(/^(\p{L}+) and (\p{L}+ \p{L}+)$/u, '$2');
  return one.replace(/ies$/, 'y').replace(last === 'aides' ? /s$/ : /(?<!s)s$/, '');
}

const american: ReadonlySet<string | null> = new Set([null, 'US', 'CA', 'PH']);
const callStep = (soc: string, country: string | null): string | undefined =>
  stepTitles[soc]?.[american.has(country) ? 'us' : 'gb'];

const isStep = (own: OfficialOccupation, other: OfficialOccupation): boolean => {
  const [mine, theirs] = [own.annual[50]?.amount, other.annual[50]?.amount];
  if (!mine || !theirs || own.jobZone === null || other.jobZone === null) return false;
  const share = theirs / mine;
  // Whoever leads stands beside others who lead, and above those who do not.
  if (isLeading(other.soc)) return false;
  return share >= step.least && share <= step.most && other.jobZone <= own.jobZone;
};

/** Related occupations that are paid one step less and whose work the job speaks of, the nearest in its words first. */
export function findStepUp(soc: string | null, { title, facts, place }: Brief): StepUp | null {
  const own = soc === null ? undefined : findOfficial(soc);
  if (!own) return null;
  // Below a senior post stands the same post without the rank, and no clerk of the field.
  if (/^(?:senior|sr\.?|lead|principal)\b/i.test(title.clean)) {
    const plain = withoutLevel(title.singular);
    return plain === title.singular || plain.split(' ').length > mostWords
      ? null
      : { soc: own.soc, name: pluralize(plain), title: plain };
  }
  const said = [
    title.clean,
    ...facts.filter(({ kind }) => kind === 'duty' || kind === 'experience').map(({ text }) => text),
  ].join('\n');
  const [best] = [...new Set([...listRelated(own.soc), ...listRelatedBack(own.soc)])]
    .flatMap((code) => findOfficial(code) ?? [])
    .filter((other) => isStep(own, other) && !/All Other|Except|Teachers/.test(other.title))
    .map((other) => ({ other, shared: sharedTelling(other.title, said) }))
    .filter(
      ({ other, shared }) =>
        shared >= leastInCommon && sharedStems(other.title, title.clean.replace(anySale, ' ')) > 0,
    )
    .toSorted((a, b) => b.shared - a.shared);
  if (!best) return null;
  const name = toPlainName(best.other);
  const called = callStep(best.other.soc, place.country) ?? toTitle(name, said);
  return called.split(' ').length > mostWords || /,/.test(called)
    ? null
    : { soc: best.other.soc, name, title: called };
}
