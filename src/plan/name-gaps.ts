import type { Brief } from '#shared/brief.ts';
import { noTitle } from '#shared/no-title.ts';
import { quote } from '#writing/quote.ts';
import { isSettledMatter } from './answered.ts';
import { open } from './gaps.ts';
import { isAnswered, type Note } from './notes.ts';
import type { OpenQuestion } from './open-question.ts';
import type { Source } from './source.ts';

const wideArea = /\b(?:county|region|province|district|area|state)\b/i;

/** What is still to be asked of the place; null where the town is told. */
export function askWhere({
  given,
  country,
  resolved,
}: Brief['place']): Pick<OpenQuestion, 'ask' | 'why'> | null {
  if (resolved !== null) return null;
  const [town = '', ...rest] = given.split(',').map((part) => part.trim());
  const isTown = town !== '' && !wideArea.test(town) && (rest.length > 0 || country === null);
  if (!isTown)
    return {
      ask: 'In which town is the work, and at which address do people report?',
      why: 'The advertisement names no town, so nobody can judge the way to work.',
    };
  const isStateless = country === 'US' && /^(?:United States|USA?)$/i.test(rest.at(-1) ?? '');
  return country === null || isStateless
    ? {
        ask: `The text names ${quote(town)}: in which ${isStateless ? 'state' : 'state or country'}, and at which address do people report?`,
        why: 'There is more than one place of that name.',
      }
    : null;
}

/** An employer without a name, a job without a town: asked before anything else. */
export function askNames(
  { brief, employer, answers = [] }: Source,
  told: readonly Note[],
): OpenQuestion[] {
  const isUnnamed =
    employer.name.trim() === '' &&
    brief.employer.name.trim() === '' &&
    !isSettledMatter('Employer', answers);
  const where =
    brief.workType === 'remote' || isAnswered('Place', told) || isSettledMatter('Place', answers)
      ? null
      : askWhere(brief.place);
  return [
    ...(brief.title.singular === noTitle && !isSettledMatter('Title', answers)
      ? [
          open('Title not stated', {
            ask: 'Under which title is the job published?',
            why: 'The advertisement names none, and people search by it.',
            owner: 'Hiring manager',
            matter: 'Title',
          }),
        ]
      : []),
    ...(isUnnamed
      ? [
          open('Employer not named', {
            ask: 'Which name of the employer may candidates be told, and from which step on?',
            why: 'The advertisement names none, and people ask who it is before they answer.',
            owner: 'Hiring manager',
            matter: 'Employer',
          }),
        ]
      : []),
    ...(where === null
      ? []
      : [open('Place not stated', { ...where, owner: 'Hiring manager', matter: 'Place' })]),
  ];
}
