import { readPost } from '#knowledge/post-level.ts';
import { findPayGuide } from '#market/pay/pay-guides.data.ts';
import { namePublicSource } from '#market/supply/public-sources.data.ts';
import { sayPayCustom } from '#plan/pay/pay-customs.data.ts';
import { nameCountry, nameInText } from '#market/places/countries.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { findCountry } from './country.ts';
import { listTitles } from './first-search.ts';
import { isSalaried } from './level-of-pay.ts';

/** "same title in Leeds", as far as the place is known. */
function sayWhere(source: Source): string {
  const { place } = makePlan(source);
  if (source.brief.workType === 'remote') return '';
  const { country } = source.brief.place;
  const whole =
    country !== null && place.label === nameCountry(country) ? nameInText(country) : null;
  return place.town
    ? ` around ${place.town}`
    : whole !== null
      ? ` in ${whole}`
      : place.label
        ? ` ${place.in || `in ${place.label}`}`
        : '';
}

/** In the unit in which people of the country compare. */
function sayUnit(source: Source): string {
  if (!isSalaried(source)) return 'an hour';
  return /\bmonth\b/.test(sayPayCustom(findCountry(source)) ?? '') ? 'a month' : 'a year';
}

/** Where no table is quoted: how the range of this job is set in its country, step by step. */
export function saySteps(source: Source): string {
  const country = findCountry(source);
  const { drawer } = makePlan(source);
  const { boards, guides } = findPayGuide(country, drawer.kind, drawer.file);
  const [title] = listTitles(source);
  const steps = [
    // Where the tables have no line near enough, they are no step.
    country === null || country === 'US' ? null : `${namePublicSource(country)} for the occupation`,
    `five advertisements for ${title ? `"${title}"` : 'the same work'} on ${boards}${sayWhere(source)}, pay ${sayUnit(source)}, each with its date`,
    isSalaried(source) ? (guides ?? null) : null,
  ].filter((step) => step !== null);
  return steps.length === 1
    ? capitalize(steps[0] ?? '')
    : steps.map((step, i) => `(${i + 1}) ${step}`).join('; ');
}

const mostAsked = 5;
const ofLeaders = 3;

/** Whoever leads an office is offered neither a target for the year nor a move. */
const ofHeads: ReadonlySet<string> = new Set(['bonus target', 'relocation', 'schooling']);

/** What the pay of such a post is made of in its country, to be asked of the employer. */
export function listPackage(source: Source): Record<string, string> {
  const country = findCountry(source);
  if (country === null || !isSalaried(source)) return {};
  const { drawer } = makePlan(source);
  const guide = findPayGuide(country, drawer.kind, drawer.file);
  const { level = null } = source.market.difficulty.input.demands;
  const isSales = drawer.kind === 'sales';
  const isHigh =
    level === 'director' || level === 'executive' || readPost(source.brief).level === 'head';
  const leading =
    level === null
      ? []
      : (guide.leading ?? []).filter((part) => isHigh || !ofHeads.has(part)).slice(0, ofLeaders);
  const hasBonus = isSales || leading.some((part) => part.startsWith('bonus'));
  const parts = [
    isSales ? 'base and on-target earnings' : 'base',
    ...leading,
    ...guide.package.filter(
      (part) => !leading.includes(part) && !(hasBonus && part.startsWith('bonus')),
    ),
  ].slice(0, mostAsked);
  return { 'Package to ask for': `${capitalize(joinList(parts))} [confirm each]` };
}
