import type { Brief } from '#shared/brief.ts';
import { findPayForm } from '#market/difficulty/pay-form.ts';
import { memoize } from '#shared/memoize.ts';

/** Work for one's own account, by the name the text gives it. */
const forms: readonly (readonly [RegExp, string])[] = [
  [
    /\bsub-? ?contract(?:ors?| (?:position|role|basis|work|opportunity|agreement))\b/i,
    'subcontractor',
  ],
  [/\bindependent contractors?\b|\b1099\b/i, 'independent contractor'],
  [/\bself[- ]employed\b|\bsole traders?\b/i, 'self-employed person'],
  [/\bfreelanc\w+/i, 'freelancer'],
];
/** Both ways are open, or it is said of others. */
const eitherWay =
  /\bW-?2\b[^.]{0,20}\b(?:or|and|\/)|\b(?:not|no|never)\b|\bemployees?\b[^.]{0,20}\bor\b|\b(?:federal|government) (?:contractor|subcontractor)|\b1099 forms?\b|\bforms? 1099\b/i;
const ofJob =
  /\b(?:this|the) (?:is|role|position|job|opportunity)\b|\bas an? |\b(?:role|position|basis|opportunity|agreement)\b|\b(?:seeking|looking for|need for|hiring|join)\b|\bas (?:independent|self)/i;

/** A line of any kind that says it of the job itself. */
const plainly =
  /\b(?:this|the) (?:is|role|position|job)\b[^.]{0,30}\b(?:1099|independent contractor|self[- ]employed|freelance)\b/i;

/** Said to whoever comes; a slogan in many a job, and the form of it where nothing is paid but commission. */
const ownHouse =
  /\b(?:run|start|build|launch|own|operate|grow)(?:n?ing)? (?:and (?:run|grow|build) )?(?:your|their) own (?:\p{L}+ ){0,2}(?:business|agency|franchise|practice|company)\b|\b(?:be|being|become) your own boss\b/iu;

const works: Readonly<Record<string, string>> = {
  subcontractor: 'subcontract work',
  'independent contractor': 'work as an independent contractor',
  'self-employed person': 'self-employed work',
  freelancer: 'freelance work',
};

/** "subcontract work"; null where somebody is employed, or where the title says it. */
export function nameOwnWork(brief: Brief, title: string): string | null {
  const own = findOwnBusiness(brief);
  const isTitled = /\bfreelanc|\b1099\b|contractor\b|\bself[- ]employed/i.test(title);
  return own === null || isTitled ? null : (works[own] ?? null);
}

/** "subcontractor" where nobody is employed; null where somebody is, or nothing is said of it. */
export const findOwnBusiness = memoize((brief: Brief): string | null => {
  const { deal, title, employmentType, facts } = brief;
  if (/^(?:full|part)[- ]time$|^intern/i.test(employmentType?.text ?? '')) return null;
  if (
    facts.some(({ text }) => ownHouse.test(text) && !eitherWay.test(text)) &&
    findPayForm(brief)?.kind === 'commission'
  )
    return 'self-employed person';
  const lines = [
    title.given,
    ...deal
      .filter(({ kind, text }) => kind === 'form' && ofJob.test(text) && !eitherWay.test(text))
      .map(({ text }) => text),
    ...facts.map(({ text }) => text).filter((text) => plainly.test(text) && !eitherWay.test(text)),
  ];
  // "Subcontract Administrator" handles the contracts of others.
  const isTitled =
    /\bfreelanc\w+|\b1099\b|\bsub-?contractors?\b(?! \p{L}+(?:er|or|tor)\b)|\bself[- ]employed\b/iu;
  for (const [i, line] of lines.entries()) {
    if (i === 0 && !isTitled.test(line)) continue;
    const [, name] = forms.find(([words]) => words.test(line)) ?? [];
    if (name !== undefined) return name;
  }
  return null;
});
