import { findLesser } from '#market/occupations/data/between.data.ts';
import { findDearPlace } from '#market/pay/dear-places.data.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { listOffHours } from '#market/difficulty/off-hours.ts';
import { findOwnBusiness } from '#plan/contract/deal-form.ts';
import { listDecidingTerms } from '#plan/contract/deciding-terms.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { toParagraph } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { sayMoney } from '#writing/money.ts';
import { findLeast } from '#plan/pay/least-pay.ts';
import { findPayScale } from '#plan/pay/pay-customs.data.ts';
import { sayMedian } from '../figures/level-of-pay.ts';
import { findPlanningBand } from '../figures/planning-band.ts';
import { sayMiddleHalf } from '../figures/nearest.ts';

/** From here on the pay part of the difficulty says that the offer is low for the years asked. */
const lowForYears = 6;

const extraPay = /premium|supplement|enhance|differential|allowance|time and|double time|zuschlag/i;
const oddHours = /night|weekend|sunday|shift|nacht|wochenend/i;
const paidExtra = new Set(['nights', 'weekends', 'shifts', 'holidays']);

/** Whoever works at night compares what the night pays. */
function askForExtras({ brief }: Source): string | null {
  const said = [brief.pay?.words ?? '', ...brief.facts.map(({ text }) => text)];
  const schedule = [
    brief.hours?.text ?? '',
    ...brief.facts.filter(({ kind }) => kind === 'schedule').map(({ text }) => text),
  ];
  const isTold = said.some((text) => extraPay.test(text) && oddHours.test(text));
  const odd = listOffHours(schedule.join('\n')).filter((name) => paidExtra.has(name));
  return odd.length > 0 && !isTold
    ? `Say what ${joinList(odd)} pay extra, or that they pay nothing extra`
    : null;
}

/** Pay stated by the hour and by the year says how many hours are meant. */
function confirmHours({ brief }: Source): string | null {
  const hours = brief.pay?.weeklyHours;
  return hours?.from === 'pay'
    ? `Confirm the ${hours.min} hours implied by the two pay figures`
    : null;
}

/** What to do about the pay, with the figures given and no others. */
export function advisePay(source: Source): string {
  const { pay } = makePlan(source);
  const form = listDecidingTerms(source.brief).find(({ range }) => range !== undefined);
  if (form) return form.advice?.recommendation ?? form.risk.impact;
  if (!pay.stated) return adviseRange(source);
  return toParagraph([judgePay(source), confirmHours(source), askForExtras(source)]);
}

function judgePay(source: Source): string {
  const { pay } = makePlan(source);
  const { brief, market } = source;
  const isOpen = brief.pay?.min !== null && brief.pay?.max === null;
  const score = market.difficulty.parts.find(({ id }) => id === 'pay')?.score ?? 0;
  const top = isOpen ? 'Set a maximum before the first call: the text names none' : null;
  if (pay.standing === null)
    return toParagraph([
      findLeast(source, null)?.isBelow
        ? 'The stated pay is below the legal minimum for adults: correct it before publishing, or say who a different rate applies to'
        : null,
      top,
      pay.percentiles === null
        ? null
        : 'The table counts every level and the whole nation together, so it does not tell whether this pay is low',
      'Before the first call, note pay, hours and extras from five live advertisements nearby, each with its date',
    ]);
  const least = findLeast(source, null);
  if (least?.stands && (least.isClose || least.isBelow))
    return toParagraph([
      `The pay is ${least.stands}, wherever it ranks nationally`,
      least.isBelow
        ? 'Raise it before publishing, or say who a different rate applies to'
        : 'Other employers nearby must pay about as much: note what five of them advertise, and lead with what else is stated',
      top,
    ]);
  if (pay.standing === 'below')
    return toParagraph([
      `Below the median of ${pay.median}: ask how far ${pay.low === pay.high ? 'the pay' : 'the range'} can move for someone who needs no training`,
      sayBetween(source) ?? 'If it cannot, trim the requirements and hire a level lower',
    ]);
  return toParagraph([
    score >= lowForYears
      ? `${pay.standing === 'above' ? 'Above' : 'Near'} the median of all levels, yet low for the years asked (planning value): keep room for a strong candidate`
      : pay.standing === 'above'
        ? findDearPlace(brief.place.resolved) === null
          ? 'Put the pay in the first line: it is above the national median'
          : 'Compare with the metro line of the same table and five live advertisements before you sell the pay as strong'
        : `Near the median, ${pay.median}, the pay will not win anyone by itself: lead with what else is stated`,
    top ??
      (pay.low === pay.high
        ? null
        : `Agree before the first offer what puts someone at ${pay.low} and what at ${pay.high}`),
  ]);
}

/** From here on down the title says more than the pay. */
const farBelow = 25;

/** Where the pay is that of the occupation below, the title may be what is too high. */
function sayBetween(source: Source): string | null {
  const { pay } = makePlan(source);
  const soc = findLesser(source.market.profile.soc, source.brief);
  const other = soc === null ? undefined : findOfficial(soc);
  if (!other || (pay.middleRank ?? farBelow) >= farBelow) return null;
  return `The duties may fall between two occupations: compare with ${toPlainName(other)} as well, and say in the posting which of the two is meant`;
}

/** Where the title stands higher than the duties may: the occupation below, with its median. */
function sayLesser({ brief, market }: Source): string | null {
  const soc = findLesser(market.profile.soc, brief);
  const other = soc === null ? undefined : findOfficial(soc);
  const median = other?.annual[50]?.amount;
  return other && median !== undefined
    ? `If the duties are those of ${toPlainName(other)}, the median is ${sayMoney(median)} a year: settle first which of the two is meant`
    : null;
}

/** Where to check what others pay before a range is settled. */
const checked =
  'Check it against the state and metro lines of the same table and five live advertisements, each with its date';

function adviseRange(source: Source): string {
  const median = sayMedian(source);
  const band = findPlanningBand(source);
  const isEmployed = findOwnBusiness(source.brief) === null;
  const { brief } = source;
  if (findPayScale(brief.place.country, brief.employer.name, brief.title.given) !== null && !band)
    return toParagraph([
      'Get the grade or band from HR and publish its range: pay on a public scale is not negotiated, only the point at which somebody starts',
    ]);
  if (band && isEmployed)
    return toParagraph([
      `Plan with ${band.amounts} until HR names a range (planning value, low confidence)`,
      checked,
      band.ceiling === null ? sayLesser(source) : null,
    ]);
  if (median)
    return toParagraph([
      'Name a range before anything is published',
      `${median}, every level included. ${checked}`,
      sayLesser(source),
      isEmployed
        ? null
        : 'Those are wages of employees: self-employed people pay for tax, insurance and gear as well, so ask for the rate by the job, the hour or the square foot',
    ]);
  return toParagraph([
    'Get a range from HR before anything is published',
    isEmployed ? sayMiddleHalf(source) : null,
    source.market.nearest
      ? 'Five live advertisements for the same work, each with its date, show what is paid here'
      : 'Set it by the steps below and note what each source shows',
  ]);
}
