import { sayHoursKind } from '#plan/contract/contract.ts';
import { isNightWork } from '#plan/letters/night-work.ts';
import { isHybridOffered } from '#plan/hours/offered-hybrid.ts';
import type { Brief } from '#shared/brief.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { findTerm, sayLength } from '#plan/contract/term.ts';

const longest = 78;

/** "Long hours, nights or weekends" makes no night work. */
const ofNights =
  /\bnights? (?:shifts?|work|duty)\b|\bovernight\b|\b(?:3rd|third) shift\b|\bgraveyard\b|^(?:PT |FT )?nights?$/im;

const listSaid = (brief: Brief): string =>
  [
    brief.employmentType?.source.from === 'job' ? brief.employmentType.source.quote : '',
    brief.hours?.text ?? '',
    ...brief.facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
  ].join('\n');

/** Said in so many words, and of every post that is offered. */
function isPartTime(brief: Brief): boolean {
  const kind = sayHoursKind(brief)?.toLowerCase() ?? '';
  const said = listSaid(brief);
  return (
    /^(?:permanent and )?part[- ]time$/.test(kind) &&
    /\b[Pp]art[- ]?[Tt]ime\b|\bPART[- ]?TIME\b|\bPT\b/.test(said) &&
    !/\bfull[- ]?time\b/i.test(said)
  );
}

/** What settles for most people whether they read on, where the title does not say it: "part-time", "nights", "6 months". */
function listNarrow(source: Source, headline: string): string[] {
  const { brief } = source;
  const title = headline.toLowerCase();
  const term = findTerm(brief);
  return [
    isPartTime(brief) && !/part[- ]?time/.test(title) ? 'part-time' : '',
    isNightWork(source) && !/\bnights?\b/.test(title) && ofNights.test(listSaid(brief))
      ? 'nights'
      : '',
    term && !term.mayStay ? (sayLength(term) ?? '') : '',
  ].filter(Boolean);
}

/** The headline with what narrows the job, as far as results show it: "Care Assistant, Leeds (part-time, nights)". */
export function sayNarrowHeadline(source: Source, plan: Plan): string {
  const headline = sayHeadline(source, plan);
  const narrow = plan.isEnglish && !headline.endsWith(')') ? listNarrow(source, headline) : [];
  const narrower = narrow.length === 0 ? headline : `${headline} (${narrow.join(', ')})`;
  return narrower.length > longest ? headline : narrower;
}

/** Of a place where people work. */
const ofHouse =
  /\b(?:airport|hospital|hotel|school|college|campus|restaurant|kitchen|grill|caf[eé]|dining|clinic|centre|center|mall|station|stadium|arena|museum|library|resort|club|plaza|prison|brewery|theatre|theater|zoo)\b/i;

/** ", Harbor Grill, Oslo Airport": the house in which the work is done, where it fits. */
function nameHouse({ workplace, employer, workType }: Brief, title: string, where: string): string {
  const name = workplace?.text ?? '';
  const known = `${title} ${where} ${employer.name}`.toLowerCase();
  const isNew =
    /^\p{Lu}/u.test(name) &&
    ofHouse.test(name) &&
    workType !== 'remote' &&
    !known.includes(name.toLowerCase());
  return isNew && `${title}, ${name}, ${where}`.length <= longest ? `, ${name}` : '';
}

/** Role and place: "Staff Accountant, Twinsburg, OH (hybrid)". */
export function sayHeadline({ brief }: Source, { names, place: words }: Plan): string {
  const { place, workType } = brief;
  // At home nobody adds the country.
  const near = workType !== 'remote' && place.country !== 'US' ? words.town : null;
  const blank =
    workType === 'remote' ? 'remote' : place.country === 'US' ? '[town, state]' : '[town]';
  const where = near ?? words.label ?? blank;
  const isNamed = names.headline.toLowerCase().includes(where.toLowerCase());
  const house = nameHouse(brief, names.headline, where);
  return `${names.headline}${house}${isNamed ? '' : `, ${where}`}${workType === 'hybrid' && !isHybridOffered(brief) ? ' (hybrid)' : ''}`;
}
