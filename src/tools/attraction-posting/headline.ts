import { sayHoursKind } from '#plan/contract/contract.ts';
import { isNightWork } from '#plan/letters/night-work.ts';
import { isHybridOffered } from '#plan/hours/offered-hybrid.ts';
import type { Brief } from '#shared/brief.ts';
import { findSector } from '#knowledge/find-sector.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { capitalize } from '#writing/casing.ts';
import type { Source } from '#plan/source.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { findTerm, sayLength } from '#plan/contract/term.ts';

const longest = 78;

/** "Long hours, nights or weekends" makes no night work. */
const ofNights =
  /\bnights? (?:shifts?|work|duty)\b|\bovernight\b|\b(?:3rd|third) shift\b|\bgraveyard\b|^(?:PT |FT )?nights?$/im;

/** "Both day and night shifts are available": one may choose. */
const ofBoth =
  /\bdays? (?:(?:shifts?|roles?) )?(?:and|&|or) nights? (?:shifts?|roles?|posts?)\b[^.\n]{0,30}\bavailable\b|\bboth days? (?:shifts? |roles? )?and nights?\b|\b(?:days? (?:shifts?|roles?) or nights?|nights? (?:shifts?|roles?) or days?)\b/i;

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
    /\bnights?\b/.test(title)
      ? ''
      : ofBoth.test(listSaid(brief))
        ? 'days or nights'
        : isNightWork(source) && ofNights.test(listSaid(brief))
          ? 'nights'
          : '',
    term && !term.mayStay ? (sayLength(term) ?? '') : '',
    isHybridOffered(brief) && !title.includes('hybrid') ? 'hybrid possible' : '',
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

const wrapped =
  /\s(?:industry|experience|environment|setting|background|sector|company|plant|facility)$/i;

const mostOfField = 2;

/** Work that is done in every field, so that its field tells something. */
const inAnyField: ReadonlySet<string> = new Set([
  'office-specialist',
  'engineering-and-science',
  'sales',
  'leading-people',
]);

/** ", Manufacturing": the field that somebody must come from, where neither title nor employer says it. */
function nameField(source: Source, title: string, where: string): string {
  const { brief } = source;
  const found = findSector(brief);
  if (found === null || found.isLiked || found.isOwnWords || found.isClients) return '';
  const [said = ''] = found.sector.said;
  const field = said.replace(wrapped, '');
  const asked = new RegExp(
    `\\b${field} (?:firm|company|industry|environment|experience|sector|plant|setting|background)\\b|\\bexperience (?:in|with|for|within) (?:an? |the )?${field}\\b`,
    'i',
  );
  const known = `${title} ${brief.employer.name}`.toLowerCase();
  const fits =
    field !== '' &&
    field.split(' ').length <= 2 &&
    inAnyField.has(makePlan(source).drawer.kind) &&
    listFacts(brief, { importance: ['must'] }).some(({ text }) => asked.test(text)) &&
    // A field that every other line speaks of is the work itself, and the title says it.
    listFacts(brief).filter(({ text }) => text.toLowerCase().includes(field)).length <=
      mostOfField &&
    field.split(' ').every((word) => !known.includes(word.slice(0, 6).toLowerCase()));
  return fits && `${title}, ${field}, ${where}`.length <= longest ? `, ${capitalize(field)}` : '';
}

/** Role and place: "Staff Accountant, Twinsburg, OH (hybrid)". */
export function sayHeadline(source: Source, { names, place: words }: Plan): string {
  const { brief } = source;
  const { place, workType } = brief;
  // At home nobody adds the country.
  const near = workType !== 'remote' && place.country !== 'US' ? words.town : null;
  const blank =
    workType === 'remote' ? 'remote' : place.country === 'US' ? '[town, state]' : '[town]';
  // A country that nobody named as the place is no place to go to.
  const isOpen = place.given === '' && place.resolved === null;
  const where = near ?? (isOpen ? null : words.label) ?? blank;
  const isNamed = names.headline.toLowerCase().includes(where.toLowerCase());
  const field = nameField(source, names.headline, where);
  const house = nameHouse(brief, names.headline + field, where);
  return `${names.headline}${field}${house}${isNamed ? '' : `, ${where}`}${workType === 'hybrid' && !isHybridOffered(brief) ? ' (hybrid)' : ''}`;
}
