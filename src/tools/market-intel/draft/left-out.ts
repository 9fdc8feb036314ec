import { listOffHours } from '#market/difficulty/off-hours.ts';
import { isTiedToPlace } from '#market/occupations/tied-to-place.ts';
import { makePlan } from '#plan/plan.ts';
import { hasNoBenefits } from '#plan/offers/no-benefits.ts';
import { onTheSpot } from '#plan/place/on-the-spot.ts';
import { askWhere } from '#plan/questions/name-gaps.ts';
import type { Source } from '#plan/source.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { joinList } from '#writing/list.ts';
import { isBoundToPlace } from './fits-post.ts';

/** "the state" where the text names a town of which there are several. */
function nameWhere(where: Source['brief']['place']): string | null {
  const open = askWhere(where);
  return open === null ? null : open.ask.startsWith('In which town') ? 'the town' : 'the state';
}

const extraPay = /premium|supplement|enhance|differential|allowance|time and|double time/i;
const paidExtra: ReadonlySet<string> = new Set([
  'nights',
  'weekends',
  'holidays',
  'overtime',
  'on-call duty',
]);

/** Hours that not everybody can work, as far as the text says nothing of what they pay. */
export function listUnpaidHours({ brief }: Source): string[] {
  const said = [brief.pay?.words ?? '', ...brief.facts.map(({ text }) => text)];
  if (said.some((text) => extraPay.test(text))) return [];
  const schedule = [
    brief.hours?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule'] }).map(({ text }) => text),
  ];
  return listOffHours(schedule.join('\n')).filter(
    (name) => paidExtra.has(name) && (name !== 'holidays' || brief.place.country === 'US'),
  );
}

/** Whoever runs a shop or a site is there. */
const ofAHouse =
  /\b(?:store|shop|restaurant|cafe|kitchen|warehouse|depot|plant|site|hotel|branch|salon|clinic|nursery|school|ward|museum|farm)s?\b/i;

/** What people compare first and this text does not say. */
export function listCompared(source: Source, isPayTold: boolean): string[] {
  const { stated, place, drawer } = makePlan(source);
  const { workType, place: where } = source.brief;
  const isBound =
    onTheSpot.has(drawer.kind) ||
    drawer.kind === 'sales' ||
    drawer.kind === 'teaching' ||
    ofAHouse.test(source.brief.title.given) ||
    isTiedToPlace(source.market.profile) ||
    isBoundToPlace(source.brief);
  return [
    stated.has('pay') || isPayTold ? null : 'the pay',
    stated.has('hours') || stated.has('contract') ? null : 'days and hours',
    place.town === null && workType !== 'remote' ? nameWhere(where) : null,
    isBound || workType !== null ? null : 'days from home',
    stated.has('benefits') || hasNoBenefits(source.brief) ? null : 'what comes with the pay',
  ].filter((item) => item !== null);
}

/** What they ask next, and it leaves open as well. */
export function listAskedNext(source: Source): string[] {
  const { drawer, stated } = makePlan(source);
  const unpaid = listUnpaidHours(source);
  const tellsExperience =
    stated.has('years') || source.brief.facts.some(({ kind }) => kind === 'experience');
  return [
    unpaid.length > 0 ? `what ${joinList(unpaid)} pay` : null,
    tellsExperience || drawer.isForBeginners ? null : 'how much experience is needed',
  ].filter((item) => item !== null);
}

/** What is asked before a yes. */
export function listAskedLast(source: Source): string[] {
  const { stated } = makePlan(source);
  return [
    stated.has('start') ? null : 'the start date',
    stated.has('reportsTo') ? null : 'who the job reports to',
  ].filter((item) => item !== null);
}
