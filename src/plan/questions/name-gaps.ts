import type { Brief } from '#shared/brief.ts';
import { isUntitled } from '#shared/no-title.ts';
import { quote } from '#writing/quote.ts';
import { isSettledMatter } from './answered.ts';
import { open } from './gaps.ts';
import { isAnswered, type Note } from '../notes.ts';
import type { OpenQuestion } from './open-question.ts';
import { findLikelyEmployer, findPlaceWords } from '../employer/said-in-passing.ts';
import type { Source } from '../source.ts';

const wideArea = /\b(?:county|region|province|district|area|state)\b/i;

/** "Rhineland": where it is, but for the town. */
const namesArea = ({ given, country, resolved }: Brief['place']): boolean =>
  resolved === null && country !== null && given !== '' && !given.includes(',');

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
      ask: `${given === '' ? 'In' : `The text names ${quote(given)}: in`} which town is the work, and at which address do people report?`,
      why: 'No town was found in the text, so nobody can judge the commute.',
    };
  const isStateless = country === 'US' && /^(?:United States|USA?)$/i.test(rest.at(-1) ?? '');
  return country === null || isStateless
    ? {
        ask: `The text names ${quote(town)}: in which ${isStateless ? 'state' : 'state or country'}, and at which address do people report?`,
        why: 'There is more than one place of that name.',
      }
    : null;
}

/** A name that stands only in passing is asked about as such: whoever wrote it would call "not named" unread. */
function askEmployer(brief: Brief): OpenQuestion {
  const likely = findLikelyEmployer(brief);
  return likely === null
    ? open('Employer’s name not found', {
        ask: 'May the posting name the employer? If not, from which step on may candidates be told, and how do we describe it until then?',
        why: 'No name was found in the text, and people ask who it is before they answer.',
        owner: 'Hiring manager',
        matter: 'Employer',
      })
    : open(`May candidates be told the name ${quote(likely)}?`, {
        ask: `The text speaks of ${quote(likely)}: is that the employer, and may candidates be told so from the first message on?`,
        why: 'People ask who it is before they answer.',
        owner: 'Hiring manager',
        matter: 'Employer',
      });
}

/** A region, a city in a sentence, a part of the country to work from: only the rest is asked. */
function askRestOfPlace(brief: Brief): OpenQuestion | null {
  const said = findPlaceWords(brief);
  if (said === null) return null;
  const { words, isRemote } = said;
  return isRemote
    ? open('Where remote people may live', {
        ask: `${quote(words)}: in which states or countries may people live, and how often must they come to an office?`,
        why: 'Tax, pay and the hours of a team depend on it; people ask before they apply.',
        owner: 'Hiring manager',
        matter: 'Place',
      })
    : open('Address not stated', {
        ask: `${quote(words)}: at which address do people report?`,
        why: 'People judge the commute by the address.',
        owner: 'Hiring manager',
        matter: 'Place',
      });
}

/** Of a house that is named in a named area only the address is open. */
function askAddress({ place, workplace }: Brief): OpenQuestion | null {
  const name = workplace?.text ?? '';
  return namesArea(place) && /^\p{Lu}/u.test(name)
    ? open('Address not stated', {
        ask: `At which address is ${name}?`,
        why: 'People judge the commute by the address.',
        owner: 'Hiring manager',
        matter: 'Place',
      })
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
    ...(isUntitled(brief.title) && !isSettledMatter('Title', answers)
      ? [
          open('Title not found', {
            ask: 'Under which title is the job published?',
            why: 'None was found in the text, and people search by it.',
            owner: 'Hiring manager',
            matter: 'Title',
          }),
        ]
      : []),
    ...(isUnnamed ? [askEmployer(brief)] : []),
    ...(where === null
      ? []
      : [
          (brief.place.given === '' ? askRestOfPlace(brief) : askAddress(brief)) ??
            open(namesArea(brief.place) ? 'Town not stated' : 'Place not found', {
              ...where,
              owner: 'Hiring manager',
              matter: 'Place',
            }),
        ]),
  ];
}
